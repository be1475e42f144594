import { CELL_PASSABILITY, PASSABILITY, SKILL, WHOLE_MODIFIER, type ColumnSpec } from '../spec';

/** Columns that squads and unit types share; the labels are those of profiles (contract). */
export const PROFILE_COLUMNS = {
  hp: {
    labels: { en: ['HP', 'HP left', 'Hit points'], ru: ['НР', 'ХП', 'Здоровье'], es: ['PV', 'Puntos de vida'] },
    kind: { kind: 'decimal' },
    width: 8,
    by: 'gm',
    note: {
      en: 'HP now; at most three decimal places. The product writes what is left after a fight. Blank: that of the type.',
      ru: 'НР сейчас, не больше трёх знаков после запятой. После боя программа пишет остаток. Пусто: как у типа.',
      es: 'PV actuales, con tres decimales como máximo. Tras un combate el programa anota los que quedan. Vacío: los del tipo.',
    },
  },
  skill: {
    labels: { en: ['Skill', 'Weapon skill'], ru: ['Навык', 'Навык оружия', 'Меткость'], es: ['Habilidad', 'Puntería'] },
    kind: SKILL,
    width: 8,
    by: 'gm',
    note: {
      en: 'Weapon skill, a whole number: a shot hits if 1d12 ≤ skill + modifiers. Blank: that of the type.',
      ru: 'Навык, целое число: выстрел попадает, если 1к12 ≤ навык + модификаторы. Пусто: как у типа.',
      es: 'Habilidad, número entero: un tiro impacta si 1d12 ≤ habilidad + modificadores. Vacío: la del tipo.',
    },
  },
  weapons: {
    labels: { en: ['Weapons', 'Weapon'], ru: ['Оружие', 'Вооружение'], es: ['Armas', 'Arma'] },
    kind: { kind: 'weapons' },
    width: 44,
    by: 'gm',
    note: {
      en: 'Names from the Weapons sheet and profiles like «Rifle 3x2 r2», separated by «;». Blank: those of the type.',
      ru: 'Названия с листа «Оружие» и профили вида «Винтовка 3х2 r2» через «;». Пусто: как у типа.',
      es: 'Nombres de la hoja Armas y perfiles como «Fusil 3x2 r2», separados por «;». Vacío: las del tipo.',
    },
  },
  attackModifier: {
    labels: { en: ['Attack modifier'], ru: ['Модификатор атаки'], es: ['Modificador de ataque'] },
    kind: WHOLE_MODIFIER,
    width: 12,
    by: 'gm',
    note: {
      en: 'Added to the number needed for every shot of the squad. Blank: that of the type, else 0.',
      ru: 'Прибавляется к нужному числу каждого выстрела отряда. Пусто: как у типа, иначе 0.',
      es: 'Se suma al número necesario de cada tiro de la escuadra. Vacío: el del tipo o 0.',
    },
  },
  modifierOfAttacksOnIt: {
    labels: {
      en: ['Modifier of attacks on it'],
      ru: ['Модификатор атак по отряду'],
      es: ['Modificador a los ataques recibidos'],
    },
    kind: WHOLE_MODIFIER,
    width: 14,
    by: 'gm',
    note: {
      en: 'Added to every attack ON this squad: +1 makes it EASIER to hit. Blank: that of the type, else 0.',
      ru: 'Прибавляется к каждой атаке ПО отряду: +1 — попасть ЛЕГЧЕ. Пусто: как у типа, иначе 0.',
      es: 'Se suma a cada ataque CONTRA esta escuadra: +1 la hace MÁS FÁCIL de impactar. Vacío: el del tipo o 0.',
    },
  },
  passability: {
    labels: { en: ['Passability'], ru: ['Проходимость'], es: ['Transitabilidad'] },
    kind: PASSABILITY,
    width: 13,
    by: 'gm',
    note: {
      en: '1 to 9. Blank: that of the type; with none there are no terrain modifiers.',
      ru: 'От 1 до 9. Пусто: как у типа; если нет и там, поправок за местность не будет.',
      es: 'De 1 a 9. Vacío: la del tipo; si tampoco la tiene, no hay modificadores de terreno.',
    },
  },
  traits: {
    labels: { en: ['Traits'], ru: ['Свойства'], es: ['Rasgos'] },
    kind: { kind: 'text' },
    width: 18,
    by: 'gm',
    note: {
      en: 'Traits of the squad, such as scout or floating. Blank: those of the type.',
      ru: 'Свойства отряда, например «разведчик», «плавающий». Пусто: как у типа.',
      es: 'Rasgos de la escuadra, como explorador o flotante. Vacío: los del tipo.',
    },
  },
} as const satisfies Record<string, ColumnSpec>;

export const CELL_PASSABILITY_COLUMN = {
  labels: {
    en: ["Cell's passability", 'Passability of the cell'],
    ru: ['Проходимость клетки'],
    es: ['Transitabilidad de la casilla'],
  },
  kind: CELL_PASSABILITY,
  width: 13,
  by: 'gm',
  note: {
    en: 'What the cell asks for: steppe 2, forest 4, swamp 6, ruins 7, water 9. Blank: no terrain modifiers.',
    ru: 'Сколько требует клетка: степь 2, лес 4, болото 6, руины 7, вода 9. Пусто: без поправок за местность.',
    es: 'Lo que exige la casilla: estepa 2, bosque 4, pantano 6, ruinas 7, agua 9. Vacío: sin modificadores de terreno.',
  },
} as const satisfies ColumnSpec;
