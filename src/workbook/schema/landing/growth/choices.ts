import type { ScoreKind } from '../../../../engine/landing/campaign/score';
import type { OrderKind, OrderState } from '../../../../engine/landing/campaign/orders';
import type { Choice } from '../../choices';

export const ORDER_CHOICE: Choice<OrderKind> = {
  move: { en: ['move', 'march'], ru: ['движение', 'марш', 'идти'], es: ['mover', 'movimiento'] },
  attack: { en: ['attack'], ru: ['атака', 'атаковать'], es: ['atacar', 'ataque'] },
  build: { en: ['build', 'construct'], ru: ['строить', 'постройка', 'построить'], es: ['construir'] },
  produce: { en: ['produce', 'train'], ru: ['произвести', 'производство'], es: ['producir', 'producción'] },
  research: { en: ['research'], ru: ['исследовать', 'исследование'], es: ['investigar', 'investigación'] },
  study: {
    en: ['study artefact', 'study', 'archaeology'],
    ru: ['изучить артефакт', 'изучить', 'археология'],
    es: ['estudiar artefacto', 'estudiar', 'arqueología'],
  },
  covert: {
    en: ['covert operation', 'covert', 'operation'],
    ru: ['тайная операция', 'операция'],
    es: ['operación encubierta', 'operación'],
  },
  use: {
    en: ['use superweapon', 'use'],
    ru: ['применить супероружие', 'применить'],
    es: ['usar superarma', 'usar'],
  },
};

export const ORDER_STATE_CHOICE: Choice<OrderState> = {
  accepted: { en: ['accepted'], ru: ['принята', 'принято'], es: ['aceptada'] },
  done: { en: ['done'], ru: ['выполнена', 'выполнено'], es: ['cumplida', 'hecha'] },
  refused: { en: ['refused'], ru: ['отклонена', 'отклонено'], es: ['rechazada'] },
};

export const SCORE_CHOICE: Choice<ScoreKind> = {
  building: { en: ['building'], ru: ['здание', 'строение'], es: ['edificio'] },
  technology: { en: ['technology'], ru: ['технология'], es: ['tecnología'] },
  artefact: { en: ['artefact', 'artifact'], ru: ['артефакт'], es: ['artefacto'] },
  squad: { en: ['destroyed squad'], ru: ['уничтоженный отряд'], es: ['escuadra destruida'] },
  cell: { en: ['cell held', 'cell'], ru: ['занятая клетка', 'клетка'], es: ['casilla ocupada', 'casilla'] },
};
