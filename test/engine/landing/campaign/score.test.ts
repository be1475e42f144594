import { scoreOf } from '../../../../src/engine/landing/campaign/score';

test('L-25 points: the row with the name goes before the row without; a kind without a row counts nothing', () => {
  const rows = [
    { what: 'building', name: '', points: 2 },
    { what: 'building', name: 'Base', points: 5 },
    { what: 'technology', name: '', points: 1 },
    { what: 'squad', name: '', points: 3 },
    { what: 'cell', name: '', points: 1 },
  ] as const;
  const holdings = {
    player: 'P1',
    buildings: ['base', 'Mine', 'Mine'],
    technologies: ['A', 'B'],
    artefacts: ['Ring'],
    destroyed: 2,
    cells: 4,
  };
  // 5 + 2 + 2 for buildings, 2 for technologies, 0 for the artefact, 6 for squads, 4 for cells.
  expect(scoreOf(rows, holdings)).toBe(21);
  expect(scoreOf([], holdings)).toBe(0);
});
