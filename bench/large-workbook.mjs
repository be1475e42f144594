// A campaign of 12 players, 240 squads with two rules each, and 100 fights, as another program would write it:
// plain sheets with header rows, no Excel tables.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const loadLibrary = () => {
  const { init } = require('excelize-wasm');
  return init(require.resolve('excelize-wasm').replace(/main\.(cjs|js)$/, 'excelize.wasm.gz'));
};

const SQUADS = 240;
const FIGHTS = 100;
const PLAYERS = 12;

const id = (letter, number) => `${letter}-${String(number).padStart(3, '0')}`;
const range = (length) => Array.from({ length }, (_, i) => i + 1);

const sheets = () => ({
  Campaign: [
    ['Setting', 'Value'],
    ['Name', 'Bench'],
    ['Ruleset', 'Landing'],
    ['Language', 'English'],
    ['Turn', 1],
    ['Phase', 'combat'],
    ['Master seed', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'],
  ],
  Players: [
    ['Id', 'Name', 'Character', 'Language', 'Format'],
    ...range(PLAYERS).map((i) => [id('P', i), `Player ${i}`, `Character ${i}`, 'English', 'xlsx']),
  ],
  Squads: [
    ['Id', 'Name', 'Owner', 'Type', 'HP', 'Skill', 'Weapons'],
    ...range(SQUADS).map((i) => [
      id('S', i),
      `Squad ${i}`,
      id('P', (i % PLAYERS) + 1),
      i % 3 === 0 ? 'Tank' : 'Infantry',
      20 + (i % 7),
      5 + (i % 4),
      `Rifle 3x2 r${1 + (i % 3)}; Frag grenades 2x1d6 r0 equipment uses 1`,
    ]),
  ],
  Behaviour: [
    ['Squad', 'Number', 'Rule'],
    ...range(SQUADS).flatMap((i) => [
      [id('S', i), 1, 'If HP is below 30 %, then fall back'],
      [id('S', i), 2, 'If the enemy is in melee, then use frag grenades'],
    ]),
  ],
  Combats: [
    ['Id', 'Attackers', 'Defenders', 'Distance'],
    ...range(FIGHTS).map((i) => {
      const attackers = i <= 20 ? `${id('S', 2 * i - 1)}; ${id('S', 200 + i)}` : id('S', 2 * i - 1);
      return [
        id('F', i),
        attackers,
        i > 20 && i <= 40 ? `${id('S', 2 * i)}; ${id('S', 200 + i)}` : id('S', 2 * i),
        i % 4,
      ];
    }),
  ],
});

export function makeLargeWorkbook(library) {
  const file = library.NewFile();
  for (const [name, rows] of Object.entries(sheets())) {
    file.NewSheet(name);
    rows.forEach((row, i) => {
      file.SetSheetRow(name, `A${i + 1}`, row);
    });
  }
  file.DeleteSheet('Sheet1');
  const { buffer, error } = file.WriteToBuffer();
  if (error) throw new Error(error);
  return buffer;
}
