import { LANGUAGES } from '../../../src/i18n/language';
import type { KnownEntry } from '../../../src/reports/exo/known';
import { sentenceOf } from '../../../src/reports/exo/sentences';
import { exoSpeechIn } from '../../../src/reports/exo/speech';

const said = (entry: KnownEntry): readonly string[] =>
  LANGUAGES.map((language) => sentenceOf(exoSpeechIn(language), entry));

describe('what a line of an EXO report says', () => {
  test('E-20 one bullet of type IV at several places is one hit', () => {
    const roll = { degree: 'success', result: 14, dE: 5, dPlus: 6, dMinus: 3, margin: 11 } as const;
    const [en, ru, es] = said({
      ...{ kind: 'shot', who: 'Mia', target: 'Ned', weapon: 'Shotgun', mode: 'normal', spent: 1, left: 4, bullets: 1 },
      ta: { label: 'R1/Mia/1/Ned', skill: 25, modifiers: [], roll },
      hits: [
        { number: 5, part: 'left arm', damage: 9 },
        { number: 6, part: 'abdomen', damage: 6 },
      ],
    });
    expect(en).toContain('1 hit: left arm (5), damage 9; abdomen (6), damage 6.');
    expect(ru).toContain('1 попадание: левая рука (5), урон 9; живот (6), урон 6.');
    expect(es).toContain('1 impacto: brazo izquierdo (5), daño 9; abdomen (6), daño 6.');
  });

  test('E-23 an amputation says what is lost', () => {
    expect(said({ kind: 'wound', who: 'Zoe', part: 'left arm', damage: 20, severity: 'amputation' })).toEqual([
      '“Zoe”: wound with amputation, left arm, 20 points: the arm is useless and drops what it holds; −1 life point every 5 rounds; the limb is lost; surgery to replace it.',
      'Zoe: рана с ампутацией, левая рука, 20 очков: рука не действует и роняет то, что держит; −1 очко жизни каждые 5 раундов; конечность потеряна, замена только операцией.',
      '«Zoe»: herida con amputación, brazo izquierdo, 20 puntos: brazo inútil, se le cae lo que lleve en la mano; −1 punto de vida cada 5 asaltos; miembro cercenado; hace falta cirugía para reponerlo.',
    ]);
  });

  test('E-24 bleeding and the point of those at 0 or below are both told', () => {
    expect(said({ kind: 'bleeding', who: 'Kim', points: 2, down: 1 })).toEqual([
      '“Kim” bleeds: 2 life points. “Kim”, at 0 or below, loses one more life point.',
      'Kim: кровотечение, −2 очка жизни. Kim: очки жизни не выше 0, ещё −1.',
      '«Kim» sangra: −2 PV. «Kim», con 0 PV o menos, pierde 1 más.',
    ]);
    expect(said({ kind: 'bleeding', who: 'Kim', points: 0, down: 1 })[0]).toBe(
      '“Kim”, at 0 or below, loses one more life point.',
    );
  });

  test('E-25 a lost action says which', () => {
    expect(said({ kind: 'lost', who: 'Bo', action: 2, doing: 'fire', reason: 'jammed', bullets: null })).toEqual([
      '“Bo” loses action 2 (fire): the weapon is jammed.',
      'Bo теряет действие 2 (огонь): оружие заклинило.',
      '«Bo» pierde la acción 2 (disparar): arma encasquillada.',
    ]);
  });
});
