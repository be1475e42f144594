// A campaign of 12 players and so many fights (of 100: 240 squads with two rules each), as another program would write it:
// plain sheets with header rows, no Excel tables.

import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export const loadLibrary = () => {
  const { init } = require('excelize-wasm');
  return init(require.resolve('excelize-wasm').replace(/main\.(cjs|js)$/, 'excelize.wasm.gz'));
};

const PLAYERS = 12;

const id = (letter, number) => `${letter}-${String(number).padStart(3, '0')}`;
const range = (length) => Array.from({ length }, (_, i) => i + 1);

const sheets = (fights, squads = 2.4 * fights) => ({
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
    ...range(squads).map((i) => [
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
    ...range(squads).flatMap((i) => [
      [id('S', i), 1, 'If HP is below 30 %, then fall back'],
      [id('S', i), 2, 'If the enemy is in melee, then use frag grenades'],
    ]),
  ],
  Combats: [
    ['Id', 'Attackers', 'Defenders', 'Distance'],
    ...range(fights).map((i) => {
      const third = id('S', 2 * fights + i);
      const attackers = i <= 0.2 * fights ? `${id('S', 2 * i - 1)}; ${third}` : id('S', 2 * i - 1);
      return [
        id('F', i),
        attackers,
        i > 0.2 * fights && i <= 0.4 * fights ? `${id('S', 2 * i)}; ${third}` : id('S', 2 * i),
        i % 4,
      ];
    }),
  ],
});

export function makeLargeWorkbook(library, fights = 100) {
  const file = library.NewFile();
  for (const [name, rows] of Object.entries(sheets(fights))) {
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
