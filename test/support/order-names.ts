import type { OrderNames } from '../../src/behaviour/orders/syntax';

type Language = 'en' | 'ru' | 'es';

const NAMES: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  en: [
    ['Second Company', 'Grey Wolves', 'Red Lances', 'Night Owls'],
    ['Anna', 'Ben'],
    ['Mine', 'Barracks', 'Power plant', 'Orbital lance'],
    ['Infantry', 'Tank', 'Scouts'],
    ['Smelting', 'Deep mining', 'Small arms', 'Force shields'],
    ['Humming ring', 'Star chart'],
    ['Spying', 'Theft of plans'],
    ['Orbital lance'],
  ],
  ru: [
    ['Вторая рота', 'Серые волки', 'Красные пики', 'Ночные совы'],
    ['Анна', 'Борис'],
    ['Шахта', 'Казармы', 'Электростанция', 'Орбитальное копьё'],
    ['Пехота', 'Танк', 'Разведка'],
    ['Плавка', 'Глубокая добыча', 'Стрелковое оружие', 'Силовые щиты'],
    ['Гудящее кольцо', 'Звёздная карта'],
    ['Слежка', 'Кража чертежей'],
    ['Орбитальное копьё'],
  ],
  es: [
    ['Segunda Compañía', 'Lobos Grises', 'Lanzas Rojas', 'Búhos Nocturnos'],
    ['Anna', 'Benito'],
    ['Mina', 'Cuartel', 'Central eléctrica', 'Lanza orbital'],
    ['Infantería', 'Tanque', 'Exploradores'],
    ['Fundición', 'Minería profunda', 'Armas ligeras', 'Escudos de fuerza'],
    ['Anillo zumbante', 'Carta estelar'],
    ['Espionaje', 'Robo de planos'],
    ['Lanza orbital'],
  ],
};

/** Names of a campaign in one language: squads S-1 and S-2 are player P1's, S-3 and S-4 player P2's. */
export function orderNames(language: Language): OrderNames {
  const [
    squads = [],
    players = [],
    buildingTypes = [],
    units = [],
    technologies = [],
    artefacts = [],
    operations = [],
    superweapons = [],
  ] = NAMES[language];
  return {
    squads: squads.map((name, index) => ({ id: `S-${index + 1}`, name, owner: index < 2 ? 'P1' : 'P2' })),
    players: players.map((name, index) => ({ id: `P${index + 1}`, name, character: name })),
    buildings: [{ id: 'B-1', name: 'Fort' }],
    ...{ buildingTypes, units, technologies, artefacts, operations, superweapons, mapSize: 13 },
  };
}
