import { readExoOptions, readOptions } from '../../src/functions/options';
import { callFunction } from '../../src/functions/table';

describe('options of a ruleset', () => {
  test('without an argument every option has its default', () => {
    expect(readExoOptions(null, 'es')).toEqual({
      ok: true,
      value: { multiAction: 'beyond first', halving: 'up', impact: 'step', amputation: false, language: 'es' },
    });
    expect(readOptions('', 'en')).toMatchObject({ ok: true, value: { cycles: 5, distance: 'king', language: 'en' } });
  });

  test.each([
    ['multi action = every action; halving = down; impact = round; amputation = on; lang = ru'],
    ['varias acciones = cada acción; mitades = abajo; impacto = asalto; amputación = sí; idioma = ruso'],
    ['несколько действий = каждое действие\nокругление половин = вниз; Импакт=раунд;; ампутация = вкл; ЯЗЫК = ru'],
  ])('names and values in every language: %s', (text) => {
    expect(readExoOptions(text, 'en')).toEqual({
      ok: true,
      value: { multiAction: 'every action', halving: 'down', impact: 'round', amputation: true, language: 'ru' },
    });
  });

  test('an option of another ruleset is unknown, and the message lists what there is', () => {
    expect(callFunction('ROLL_TA', [8, 0, 'x', 'cycles = 5'], 'en')).toMatchObject({
      ok: false,
      error: {
        code: '#VALUE!',
        message:
          '"options": option "cycles" is not known; there are language, multi action, halving, impact, amputation. Write "name = value; …"',
      },
    });
    expect(readOptions('amputation = on', 'en')).toMatchObject({ ok: false });
  });

  test('an unknown value is refused with those accepted', () => {
    expect(callFunction('ROLL_TA', [8, 0, 'x', 'halving = sideways'], 'es')).toMatchObject({
      ok: false,
      error: { message: '«opciones»: la opción "halving" no puede ser "sideways"; se admite: arriba, abajo' },
    });
  });

  test('lang settles the words of the result', () => {
    const row = (lang: string) => callFunction('ROLL_TA', [8, 0, 'dice: 9 9 9', `lang = ${lang}`], 'en');
    expect(row('ru')).toMatchObject({ value: { row: ['провал', 27, 9, 9, 9, -19] } });
    expect(row('es')).toMatchObject({ value: { row: ['fallo alto', 27, 9, 9, 9, -19] } });
  });
});
