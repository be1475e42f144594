import type { Player, ReportFormat } from '../workbook/campaign';
import { normalizeLabel } from '../workbook/names';

/** Systems take 255 bytes for a file's name; what stands around a player's name needs its part. */
const MAX_BYTES = 120;

/** What the names of files that are nobody's say in place of a player. */
export const PACKET = 'packet';
export const POST = 'post';

const EXTENSIONS: Readonly<Record<ReportFormat, string>> = {
  xlsx: 'xlsx',
  dm: 'dm.txt',
  bbcode: 'bbcode.txt',
  html: 'html',
  md: 'md',
  txt: 'txt',
};

/** Name of a file of a turn; `stem` says whose it is. */
export const fileNameOf = (turn: number, stem: string, format: ReportFormat): string =>
  `turn-${turn}-${stem}.${EXTENSIONS[format]}`;

/** Length in UTF-8. */
const bytesOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
};

function shortened(text: string): string {
  let room = MAX_BYTES;
  const characters: string[] = [];
  for (const character of text) {
    room -= bytesOf(character);
    if (room < 0) break;
    characters.push(character);
  }
  return characters.join('');
}

/** Letters, their marks, digits, `_` and `-`: what every system takes, and nothing that leads to another folder. */
const tame = (name: string): string =>
  shortened(
    name
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-')
      .replace(/^[-\p{M}]+|-+$/gu, ''),
  ).replace(/-+$/u, '');

/**
 * For each player's id the part of a file name that says whose it is. No two are the same to a system that minds no
 * capitals, nor to a person's eye: look-alikes get a number. The name of a file begins with the turn, so that none can
 * be one that Windows keeps to itself (`CON`, `NUL`).
 */
export function fileStems(players: readonly Pick<Player, 'id' | 'name'>[]): ReadonlyMap<string, string> {
  const taken = new Set([PACKET, POST].map(normalizeLabel));
  return new Map(
    players.map(({ id, name }) => {
      const stem = tame(name) || 'player';
      let free = stem;
      for (let i = 2; taken.has(normalizeLabel(free)); i++) free = `${stem}-${i}`;
      taken.add(normalizeLabel(free));
      return [id, free] as const;
    }),
  );
}

/** The part of a file name that says whose it is, among these. */
export const stemOf = (
  all: readonly { readonly player: Pick<Player, 'id' | 'name'> }[],
  { player }: { readonly player: Pick<Player, 'id' | 'name'> },
): string => fileStems(all.map((each) => each.player)).get(player.id) ?? tame(player.name);
