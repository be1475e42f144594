import type { Profile } from '../../../engine/planet/types';
import type { Labels, Localized } from '../language';
import { tableSpec, type ColumnSpec } from '../spec';
import { SOLDIER_LABELS, STYLE_CHOICE } from './choices';

export const TARGET_NUMBER = { kind: 'whole', min: 1, max: 20 } as const;
export const SAVE_MODIFIER = { kind: 'whole', min: -20, max: 20 } as const;
export const SHOTS = { kind: 'whole', min: 0, max: 1000 } as const;
export const ATTACKS = { kind: 'whole', min: 0, max: 100 } as const;

const capital = ([first, ...rest]: readonly [string, ...string[]]): readonly [string, ...string[]] => [
  first.charAt(0).toUpperCase() + first.slice(1),
  ...rest,
];

/** The labels of custom functions' profiles (contract), as headers. */
const headers = ({ en, ru, es }: Labels): Labels => ({ en: capital(en), ru: capital(ru), es: capital(es) });

const column = (
  field: keyof Profile,
  kind: ColumnSpec['kind'],
  width: number,
  note: Localized<string>,
): ColumnSpec => ({ labels: headers(SOLDIER_LABELS[field]), kind, width, by: 'gm', note });

const needed = (spec: ColumnSpec): ColumnSpec => ({ ...spec, required: true });

/** Sheet Profiles: the twelve of the source (P-7) and the GM's own. */
export const SOLDIERS_TABLE = tableSpec<keyof Profile>({
  table: 'WsSoldiers',
  titles: { en: ['Profiles', 'Soldiers'], ru: ['Профили', 'Солдаты'], es: ['Perfiles', 'Soldados'] },
  columns: {
    name: needed(
      column('name', { kind: 'text' }, 46, {
        en: 'Name of the profile; everybody who sees a piece sees it. The twelve of the rules stand here; others may be added.',
        ru: 'Название профиля; его видит каждый, кто видит фигуру. Здесь двенадцать профилей правил; можно добавить свои.',
        es: 'Nombre del perfil; lo ve quien ve la pieza. Aquí están los doce del reglamento; se pueden añadir otros.',
      }),
    ),
    toHit: needed(
      column('toHit', TARGET_NUMBER, 11, {
        en: 'Least face that hits: 4 is 4+.',
        ru: 'Наименьшее число для попадания: 4 значит 4+.',
        es: 'Menor resultado que impacta: 4 es 4+.',
      }),
    ),
    reaction: needed(
      column('reaction', TARGET_NUMBER, 11, {
        en: 'Least face that reacts: 4 is 4+.',
        ru: 'Наименьшее число для реакции: 4 значит 4+.',
        es: 'Menor resultado que reacciona: 4 es 4+.',
      }),
    ),
    save: needed(
      column('save', TARGET_NUMBER, 11, {
        en: 'Least face that saves: 4 is 4+.',
        ru: 'Наименьшее число для спасброска: 4 значит 4+.',
        es: 'Menor resultado que salva: 4 es 4+.',
      }),
    ),
    style: column('style', { kind: 'choice', choice: STYLE_CHOICE }, 22, {
      en: 'Linear at what is in sight, or parabolic with a template. Blank: either.',
      ru: 'Прямой по видимой цели или навесной по шаблону. Пусто: и так, и так.',
      es: 'Lineal a lo visible o parabólico con plantilla. Vacío: cualquiera de los dos.',
    }),
    saveModifier: column('saveModifier', SAVE_MODIFIER, 14, {
      en: "Added to the enemy's save roll: with -1 a save of 4+ needs a 5. Blank: 0.",
      ru: 'Прибавляется к спасброску врага: при -1 вместо 4+ нужно 5. Пусто: 0.',
      es: 'Se suma a la salvación del enemigo: con -1, un 4+ necesita un 5. Vacío: 0.',
    }),
    shots: column('shots', SHOTS, 10, {
      en: 'Dice of a fire. Blank: 0.',
      ru: 'Сколько кубиков бросается при стрельбе. Пусто: 0.',
      es: 'Dados de un disparo. Vacío: 0.',
    }),
    attacks: column('attacks', ATTACKS, 10, {
      en: 'Dice in close combat. Blank: 1.',
      ru: 'Сколько кубиков бросается в рукопашном бою. Пусто: 1.',
      es: 'Dados en cuerpo a cuerpo. Vacío: 1.',
    }),
  },
});
