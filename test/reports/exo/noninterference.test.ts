import fc from 'fast-check';
import type { Language } from '../../../src/i18n/language';
import { composeRound } from '../../../src/reports/exo/compose';
import type { RoundFacts } from '../../../src/reports/exo/facts';
import { hiddenOfRound } from '../../../src/reports/exo/hidden';
import { roundTwin } from '../../../src/reports/exo/twin';
import { roundKnownTo } from '../../../src/reports/exo/viewer';
import { renderDocument, type TextFormat } from '../../../src/reports/render';
import { renderSheet } from '../../../src/reports/sheet';
import { disguisedRound } from './disguise';
import { sampleRound } from './sample-round';

const FORMATS: readonly TextFormat[] = ['dm', 'bbcode', 'html', 'md', 'txt'];
const LANGUAGES: readonly Language[] = ['en', 'ru', 'es'];
const KEYS = ['one', 'two', 'three', 'four', 'five'];

/** Everything one player gets, in every format and language. */
function everythingFor(playerId: string, facts: RoundFacts): readonly string[] {
  const report = roundKnownTo(playerId, facts);
  return LANGUAGES.flatMap((language) => {
    const document = composeRound(report, language);
    return [...FORMATS.map((format) => renderDocument(document, format)), JSON.stringify(renderSheet(document))];
  });
}

describe.each(KEYS)('E-25 non-interference, dice of key %s', (key) => {
  test('what is hidden from a player leaves no trace in any format', async () => {
    const facts = await sampleRound('en', key);
    for (const { id } of facts.players) {
      const before = everythingFor(id, facts);
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (chance) => {
          expect(everythingFor(id, disguisedRound(facts, id, chance))).toEqual(before);
        }),
        { numRuns: 10 },
      );
    }
  });

  test('the guard’s own twin is told as the round is', async () => {
    const facts = await sampleRound('es', key);
    const outsider = { ...facts.players[0]!, id: 'P9', name: 'Eve' };
    const all = { ...facts, players: [...facts.players, outsider] };
    for (const { id } of all.players) expect(everythingFor(id, roundTwin(id, all))).toEqual(everythingFor(id, all));
  });
});

test('the guard’s own twin leaves nothing of an enemy’s weapon, key and player, and of nobody for everybody', async () => {
  const facts = await sampleRound('en');
  const [anna, , clara] = facts.players;
  const kruger = facts.fighters.find(({ name }) => name === 'Kruger')!;
  const twin = JSON.stringify(roundTwin(anna!.id, facts));
  const hidden = hiddenOfRound(anna!.id, facts, ['master-seed']);
  for (const word of ['Heavy revolver', kruger.key, clara!.name]) {
    expect(hidden).toContain(word);
    expect(twin).not.toContain(word);
  }
  expect(hidden).toContain('master-seed');
  expect(twin).toContain('Kruger');
  const nobody = JSON.stringify(roundTwin(null, facts));
  for (const word of ['Kruger', anna!.name, kruger.key]) expect(nobody).not.toContain(word);
});

test('who has nobody in the fight is told that nothing concerns them', async () => {
  const facts = await sampleRound('en');
  const outsider = { ...facts.players[0]!, id: 'P9', name: 'Eve' };
  const document = composeRound(roundKnownTo('P9', { ...facts, players: [...facts.players, outsider] }), 'en');
  const text = renderDocument(document, 'txt');
  expect(text).toContain('nothing concerns this player');
  for (const { name } of facts.fighters) expect(text.replaceAll('Eve', '')).not.toContain(name);
});
