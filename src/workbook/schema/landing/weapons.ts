import { tableSpec } from '../spec';

/** Sheet Weapons: the catalogue that squads and unit types name weapons of. */
export const WEAPONS_TABLE = tableSpec({
  table: 'WsWeapons',
  titles: { en: ['Weapons'], ru: ['Оружие', 'Вооружение'], es: ['Armas', 'Armamento'] },
  columns: {
    name: {
      labels: { en: ['Weapon', 'Name'], ru: ['Оружие', 'Название'], es: ['Arma', 'Nombre'] },
      required: true,
      kind: { kind: 'text' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Name of the weapon, as squads and behaviour rules call it.',
        ru: 'Название оружия: так его называют отряды и правила поведения.',
        es: 'Nombre del arma, tal como la nombran las escuadras y sus reglas.',
      },
    },
    damage: {
      labels: { en: ['Damage'], ru: ['Урон'], es: ['Daño'] },
      required: true,
      kind: { kind: 'text' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Shots x damage of one hit: 3x2, 3x1.5, 2x1d6, 2x1d6+1.',
        ru: 'Выстрелы х урон одного попадания: 3х2, 3х1,5, 2х1к6, 2х1к6+1.',
        es: 'Tiros x daño de cada impacto: 3x2, 3x1,5, 2x1d6, 2x1d6+1.',
      },
    },
    range: {
      labels: { en: ['Range'], ru: ['Дальность'], es: ['Alcance'] },
      required: true,
      kind: { kind: 'text' },
      width: 12,
      by: 'gm',
      note: {
        en: 'Whole cells, 0 and up, or the word contact.',
        ru: 'Целое число клеток от 0 или слово «контакт».',
        es: 'Casillas enteras, de 0 en adelante, o la palabra contacto.',
      },
    },
    traits: {
      labels: { en: ['Traits'], ru: ['Свойства'], es: ['Rasgos'] },
      kind: { kind: 'text' },
      width: 30,
      by: 'gm',
      note: {
        en: 'contact, indirect, equipment, uses N, crit xN, crit none; separated by spaces or commas.',
        ru: 'контакт, навесное, снаряжение, раз N, крит xN, без крита; через пробел или запятую.',
        es: 'contacto, indirecto, equipo, usos N, crítico xN, sin crítico; separados por espacios o comas.',
      },
    },
  },
});
