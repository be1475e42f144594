import type { Localized } from '../../schema/language';

/** What differs between the samples of the three languages. */
interface PlanetWords {
  readonly campaign: string;
  /** Prefixes of ids. */
  readonly player: string;
  readonly piece: string;
  readonly players: readonly (readonly [name: string, character: string])[];
  /** Names of the pieces and of the places they stand in, in the order of the skeleton. */
  readonly pieces: readonly (readonly [name: string, place: string])[];
  /** Where the two that move go. */
  readonly moves: readonly [string, string];
}

export const PLANET_SAMPLE_WORDS: Localized<PlanetWords> = {
  en: {
    campaign: 'The pass of Tarsis',
    player: 'P',
    piece: 'U',
    players: [
      ['Anna', 'Captain Orel'],
      ['Boris', 'Sergeant Vela'],
      ['Clara', 'Commander Stern'],
      ['Dan', 'Lieutenant Rook'],
    ],
    pieces: [
      ['First Rifles', 'the quarry'],
      ['Iron Wall', 'the sluice'],
      ['Grenadiers', 'behind the quarry'],
      ['Old Guard', 'the bridge'],
      ['Marksmen', 'the mill'],
      ['Frontier Riders', 'the ridge'],
      ['Basalt Company', 'the cutting'],
      ['Thunder Battery', 'behind the ridge'],
      ['Anvil', 'the far bank'],
      ['Reed Patrol', 'the orchard'],
    ],
    moves: ['the middle of the bridge', 'the edge of the cutting'],
  },
  ru: {
    campaign: 'Перевал Тарсис',
    player: 'И',
    piece: 'Ф',
    players: [
      ['Анна', 'Капитан Орлова'],
      ['Борис', 'Сержант Вельский'],
      ['Клара', 'Командор Штерн'],
      ['Даниил', 'Лейтенант Грач'],
    ],
    pieces: [
      ['Первые стрелки', 'карьер'],
      ['Железная стена', 'шлюз'],
      ['Гренадеры', 'за карьером'],
      ['Старая гвардия', 'мост'],
      ['Меткая рота', 'мельница'],
      ['Пограничники', 'гребень'],
      ['Базальт', 'выемка'],
      ['Громовая батарея', 'за гребнем'],
      ['Наковальня', 'дальний берег'],
      ['Камышовый дозор', 'сад'],
    ],
    moves: ['середина моста', 'край выемки'],
  },
  es: {
    campaign: 'El paso de Tarsis',
    player: 'J',
    piece: 'P',
    players: [
      ['Ana', 'Capitana Orel'],
      ['Bruno', 'Sargento Vela'],
      ['Clara', 'Comandante Stern'],
      ['Darío', 'Teniente Roque'],
    ],
    pieces: [
      ['Primeros Fusileros', 'la cantera'],
      ['Muro de Hierro', 'la esclusa'],
      ['Granaderos', 'detrás de la cantera'],
      ['Vieja Guardia', 'el puente'],
      ['Tiradores', 'el molino'],
      ['Jinetes de la Frontera', 'la cresta'],
      ['Compañía Basalto', 'la trinchera'],
      ['Batería del Trueno', 'detrás de la cresta'],
      ['Yunque', 'la otra orilla'],
      ['Patrulla del Juncal', 'la huerta'],
    ],
    moves: ['la mitad del puente', 'el borde de la trinchera'],
  },
};
