import { decodeText } from '../../src/behaviour/decode';

const TEXT = 'Отряд «Волки»: ёж — Escuadra, ñ 🙂';
const big = (text: string): Buffer => Buffer.from(text, 'utf16le').swap16();

const files: readonly (readonly [string, Uint8Array])[] = [
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16 LE with a mark', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['UTF-16 BE with a mark', big(`\ufeff${TEXT}`)],
  ['UTF-16 LE without a mark', Buffer.from(TEXT, 'utf16le')],
  ['UTF-16 BE without a mark', big(TEXT)],
];
test.each(files)('B-5 %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

test('B-5 Windows-1251', () => {
  const text = 'Ёжик: «если» — №1';
  const bytes = [0xa8, 0xe6, 0xe8, 0xea, 0x3a, 0x20, 0xab, 0xe5, 0xf1, 0xeb, 0xe8, 0xbb, 0x20, 0x97, 0x20, 0xb9, 0x31];
  expect(decodeText(Uint8Array.from(bytes))).toBe(text);
});

test('B-5 an empty file is an empty text', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
