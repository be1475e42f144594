import fc from 'fast-check';
import type { Language } from '../../src/i18n/language';
import { composeReport } from '../../src/reports/landing/compose';
import type { PhaseFacts } from '../../src/reports/landing/facts';
import { leaksBetween } from '../../src/reports/guard';
import { phaseTwin } from '../../src/reports/landing/twin';
import { renderDocument, type TextFormat, renderReport } from '../../src/reports/render';
import { renderSheet } from '../../src/reports/sheet';
import { knownTo } from '../../src/reports/landing/viewer';
import { disguised } from './disguise';
import { anyPhase } from './random-phase';
import { samplePhase } from './sample';

const FORMATS: readonly TextFormat[] = ['dm', 'bbcode', 'html', 'md', 'txt'];
const LANGUAGES: readonly Language[] = ['en', 'ru', 'es'];

/** Everything one player gets, in every format and language. */
function everythingFor(playerId: string, facts: PhaseFacts): readonly string[] {
  const report = knownTo(playerId, facts);
  return LANGUAGES.flatMap((language) => [
    ...FORMATS.map((format) => renderReport(report, format, language)),
    JSON.stringify(renderSheet(composeReport(report, language))),
  ]);
}

describe('non-interference: what is hidden from a player leaves no trace in any format (L-23 e)', () => {
  test.each(['P-1', 'P-2', 'P-3', 'P-4'])('sample phase, %s', (playerId) => {
    const before = everythingFor(playerId, samplePhase);
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (chance) => {
        expect(everythingFor(playerId, disguised(samplePhase, playerId, chance))).toEqual(before);
      }),
      { numRuns: 20 },
    );
  });

  test('random phases, resolved by the rules', () => {
    fc.assert(
      fc.property(anyPhase, fc.infiniteStream(fc.nat()), (facts, chance) => {
        for (const { id } of facts.players) {
          expect(everythingFor(id, disguised(facts, id, chance))).toEqual(everythingFor(id, facts));
        }
      }),
      { numRuns: 20 },
    );
  });

  test('the disguise leaves nothing of what is hidden', () => {
    const [chance] = fc.sample(fc.infiniteStream(fc.nat()), { numRuns: 1, seed: 7 });
    const { players, engagements } = disguised(samplePhase, 'P-1', chance!);
    const text = JSON.stringify([players, engagements.map((one) => [one, ...one.squadKeys, ...one.places])]);
    expect(text).toContain('Вторая рота');
    expect(text).toContain('key-of-S-02');
    for (const hidden of ['S-07', 'P-2', 'Борис', 'Автоматы', 'Если враг', 'key-of-S-07', 'Centinelas', 'F-2']) {
      expect(text).not.toContain(hidden);
    }
  });
});

const shown = (id: string, facts: PhaseFacts, language: Language): readonly string[] =>
  renderDocument(composeReport(knownTo(id, facts), language), 'txt').split('\n');

describe('the guard’s own twin', () => {
  test('is told as the phase is: a right report is never held back', () => {
    fc.assert(
      fc.property(anyPhase, fc.constantFrom(...LANGUAGES), (facts, language) => {
        for (const { id } of facts.players) {
          expect(everythingFor(id, phaseTwin(id, facts))).toEqual(everythingFor(id, facts));
          expect(leaksBetween(shown(id, facts, language), shown(id, phaseTwin(id, facts), language), [])).toEqual([]);
        }
      }),
      { numRuns: 60 },
    );
  });

  test('leaves nothing of what is hidden', () => {
    const { players, engagements } = phaseTwin('P-1', samplePhase);
    const text = JSON.stringify([players, engagements.map((one) => [one, ...one.squadKeys, ...one.places])]);
    expect(text).toContain('Вторая рота');
    expect(text).toContain('key-of-S-02');
    for (const hidden of ['S-07', 'P-2', 'Борис', 'Автоматы', 'Если враг', 'key-of-S-07', 'Centinelas', 'F-2']) {
      expect(text).not.toContain(hidden);
    }
    const nobody = JSON.stringify(phaseTwin(null, samplePhase));
    for (const hidden of ['Анна', 'Борис', 'Dan', 'S-02']) expect(nobody).not.toContain(hidden);
  });
});
