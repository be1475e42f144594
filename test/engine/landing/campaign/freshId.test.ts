import { freshId } from '../../../../src/engine/landing/campaign/freshId';

test.each([
  [[], 'S-01'],
  [['alpha', 'beta'], 'S-01'],
  [['S-01', 'S-14'], 'S-15'],
  [['О-99', 'О-07', 'X-500'], 'О-100'],
  [['7'], '8'],
])('after %j comes %s', (taken, id) => {
  expect(freshId(taken, 'S-01')).toBe(id);
});
