import { createHmac, createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import {
  commitment,
  engagementId,
  engagementKey,
  phaseDigest,
  phaseKey,
  phaseSalt,
  squadKey,
} from '../../../src/engine/dice/campaignKeys';
import type { DiePurpose } from '../../../src/engine/dice/dice';
import { hmacWords } from '../../../src/engine/dice/hmac';
import { keyedDice } from '../../../src/engine/dice/keyed';
import { parseDice } from '../../../src/engine/dice/notation';
import { scriptedDice } from '../../../src/engine/dice/scripted';
import { diceOf, parseSeed } from '../../../src/engine/dice/seed';

const PURPOSE: DiePurpose = { kind: 'shot', who: 'B', number: 2, cycle: 1 };

const roll = (seed: string, label: string, sides: readonly number[]): number[] => {
  const stream = keyedDice(() => seed).stream(label, null);
  return sides.map((s) => stream.die(s, PURPOSE));
};

/** D-2 written again with Node's crypto. */
function nodeDice(seed: string, label: string, sides: readonly number[]): number[] {
  const words: number[] = [];
  let k = 0;
  const next = (): number => {
    if (words.length === 0) {
      const block = createHmac('sha256', seed).update(`${label}#${k++}`).digest();
      for (let i = 0; i < 8; i++) words.push(block.readUInt32BE(4 * i));
    }
    return words.shift() ?? 0;
  };
  return sides.map((s) => {
    const limit = Math.floor(2 ** 32 / s) * s;
    let w = next();
    while (w >= limit) w = next();
    return (w % s) + 1;
  });
}

describe('D-1 seeds', () => {
  test.each<[string, string | number, unknown]>([
    ['text keys the dice', 'turn 4', { kind: 'key', text: 'turn 4' }],
    ['a number is its shortest decimal text', 0.1, { kind: 'key', text: '0.1' }],
    ['white space around it is lost, inside it is kept', '  a  b ', { kind: 'key', text: 'a  b' }],
    ['NFC: a letter and its accent are one', 'e\u0301', { kind: 'key', text: '\u00e9' }],
    [
      'any mark may stand between faces',
      'dice: 4 7,12;1|2/3',
      { kind: 'script', faces: ['4', '7', '12', '1', '2', '3'] },
    ],
    ['Russian, in any case', 'КУБЫ: 1', { kind: 'script', faces: ['1'] }],
    ['кубики', 'кубики:1', { kind: 'script', faces: ['1'] }],
    ['кости', 'Кости : 1', { kind: 'script', faces: ['1'] }],
    ['Spanish', 'dados: 1', { kind: 'script', faces: ['1'] }],
    ['a script may be empty', 'dice:', { kind: 'script', faces: [] }],
    ['the text 0 is a seed, the number is not', '0', { kind: 'key', text: '0' }],
  ])('%s', (_name, given, seed) => {
    expect(parseSeed(given)).toEqual({ ok: true, value: seed });
  });

  test.each([[''], ['   '], [0], [null]])('%p is no seed', (given) => {
    expect(parseSeed(given)).toMatchObject({ ok: false, error: { code: 'no-seed' } });
  });

  test.each<[string, string[], number, string | null]>([
    ['exactly used up', ['3', '12'], 2, null],
    ['too short', ['3'], 2, 'script-too-short'],
    ['left over', ['3', '4', '5'], 2, 'script-left-over'],
    ['face above the sides', ['3', '13'], 2, 'script-face-range'],
    ['face 0', ['0', '1'], 2, 'script-face-range'],
    ['not whole', ['3', '1.5'], 2, 'script-face-not-whole'],
    ['not a number', ['x', '1'], 2, 'script-face-not-whole'],
  ])('scripted dice are exact: %s', (_name, faces, rolls, code) => {
    const dice = scriptedDice(faces);
    const stream = dice.stream('any', null);
    for (let i = 0; i < rolls; i++) stream.die(12, PURPOSE);
    expect(dice.finish()?.code ?? null).toBe(code);
  });

  test('too short says which die is missing', () => {
    const dice = scriptedDice(['1']);
    const stream = dice.stream('any', null);
    stream.die(12, PURPOSE);
    stream.die(6, { kind: 'damage', who: 'B', number: 2, cycle: 1 });
    expect(dice.finish()?.params).toMatchObject({
      number: 2,
      sides: 6,
      purpose: 'damage',
      who: 'B',
      index: 2,
      cycle: 1,
    });
  });
});

describe('D-2 keyed dice', () => {
  test("agree with Node's crypto on any seed, label and sides", () => {
    const sides = fc.array(fc.integer({ min: 2, max: 1000 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), sides, (seed, label, list) => {
        expect(roll(seed, label, list)).toEqual(nodeDice(seed, label, list));
      }),
    );
  });

  const python = spawnSync('python3', ['--version']).status === 0;
  (python ? test : test.skip)('agree with a few lines of Python (skipped where there is no python3)', () => {
    const script = `
import hmac, hashlib, struct
def dice(seed, label, sides):
    k, words, faces = 0, [], []
    for s in sides:
        limit = 2**32 // s * s
        while True:
            if not words:
                block = hmac.new(seed.encode(), f"{label}#{k}".encode(), hashlib.sha256).digest()
                words, k = list(struct.unpack(">8I", block)), k + 1
            w = words.pop(0)
            if w < limit: break
        faces.append(w % s + 1)
    return faces
print(dice("ход 4", "C1/S-07", [12, 12, 6, 12, 10, 1000, 12, 12, 12, 12]))`;
    const { stdout } = spawnSync('python3', ['-c', script], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONUTF8: '1' },
    });
    expect(JSON.parse(stdout)).toEqual(roll('ход 4', 'C1/S-07', [12, 12, 6, 12, 10, 1000, 12, 12, 12, 12]));
  });

  test('streams of one label begin anew, streams of two labels are apart', () => {
    expect(roll('s', 'a', [12, 12, 12])).toEqual(roll('s', 'a', [12, 12, 12]));
    expect(roll('s', 'a', Array(20).fill(1000))).not.toEqual(roll('s', 'b', Array(20).fill(1000)));
  });

  test('every face comes about equally often', () => {
    const faces = roll('fair', 'x', Array(12000).fill(12));
    for (let face = 1; face <= 12; face++) {
      const count = faces.filter((each) => each === face).length;
      // Five standard deviations of a binomial count around 1000.
      expect(Math.abs(count - 1000)).toBeLessThan(152);
    }
  });

  test('faces stay within 1..sides, whatever the seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 1000 }), (seed, s) => {
        const [face = 0] = roll(seed, 'x', [s]);
        expect(face).toBeGreaterThanOrEqual(1);
        expect(face).toBeLessThanOrEqual(s);
      }),
    );
  });

  test('the dice of a seed count what they rolled', () => {
    const dice = diceOf({ kind: 'key', text: 's' });
    dice.stream('a', null).die(6, PURPOSE);
    dice.stream('b', null).die(6, PURPOSE);
    expect(dice.rolled).toBe(2);
  });
});

describe('D-3 keys', () => {
  const hmac = (key: string, message: string): string => createHmac('sha256', key).update(message).digest('hex');
  const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

  test('follow one another as the rules say', () => {
    const master = 'MASTERMASTERMASTERMASTER23';
    const salt = hmac(master, 'salt|4|combat');
    expect(phaseSalt(master, 4, 'combat')).toBe(salt);
    const digest = sha(`${salt}\n{"a":1}\n{"b":2}`);
    expect(phaseDigest(salt, '{"a":1}\n{"b":2}')).toBe(digest);
    const key = hmac(master, `turn|4|combat|${digest}|слово`);
    expect(phaseKey(master, 4, 'combat', digest, 'слово')).toBe(key);
    expect(squadKey(engagementKey(key, 'S-01'), 'S-02')).toBe(hmac(hmac(key, 'S-01'), 'S-02'));
    expect(commitment(master)).toBe(sha(master));
  });

  test('an engagement id is the lowest squad id in it', () => {
    expect(engagementId(['S-10', 'S-02', 'S-07'])).toBe('S-02');
  });
});

describe('dice expressions', () => {
  test.each(['2d6+1', '1к12', 'd20', '3D4-2', '2Д6 + 1d4', '7', '-1+2d6'])('%s is read', (text) => {
    expect(parseDice(text).ok).toBe(true);
  });
  test.each(['', '2x6', '0d6', '2d1', '2d', 'd', '2d6+', '2d6 1', '1001d6', '2d6+1.5'])('%p is refused', (text) => {
    expect(parseDice(text)).toMatchObject({ ok: false, error: { code: 'dice-notation', params: { text } } });
  });
});

test('D-2 blocks are those of any HMAC, whatever the length of key and label', () => {
  const lengths = [0, 1, 31, 32, 54, 55, 56, 63, 64, 65, 118, 119, 120, 127, 128, 129, 300];
  for (const keyLength of lengths) {
    const blockOf = hmacWords('k'.repeat(keyLength));
    for (const length of lengths) {
      for (const message of ['m'.repeat(length), 'й'.repeat(length)]) {
        const right = createHmac('sha256', 'k'.repeat(keyLength)).update(message).digest();
        expect([...Uint32Array.from(blockOf(message))]).toEqual(
          Array.from({ length: 8 }, (_, i) => right.readUInt32BE(4 * i)),
        );
      }
    }
  }
});
