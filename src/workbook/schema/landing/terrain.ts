import type { Terrain } from '../../../engine/landing/terrain';
import type { Choice } from '../choices';

/** What a cell of the map may say of its terrain (L-16): its name, the colour it is painted in, or a sign. */
export const TERRAIN_CHOICE: Choice<Terrain> = {
  impassable: {
    en: ['black', 'impassable', '#', '■', '█', '⬛'],
    ru: ['чёрный', 'чёрная', 'чёрное', 'непроходимо', 'непроходимая', 'непроходимый', 'непроходимая местность'],
    es: ['negro', 'negra', 'intransitable', 'infranqueable', 'impasable'],
  },
  water: {
    en: ['water', 'cyan', 'blue', '~'],
    ru: ['вода', 'голубой', 'голубая', 'водная', 'море', 'озеро', 'река'],
    es: ['agua', 'celeste', 'cian', 'azul', 'mar', 'lago', 'río'],
  },
  ruins: {
    en: ['ruins', 'ruin', 'grey', 'gray'],
    ru: ['руины', 'серый', 'серая', 'развалины'],
    es: ['ruinas', 'ruina', 'gris'],
  },
  swamp: {
    en: ['swamp', 'dirty green', 'marsh', 'bog'],
    ru: ['болото', 'грязно-зелёный', 'грязно-зелёная'],
    es: ['pantano', 'verde sucio', 'ciénaga'],
  },
  forest: {
    en: ['forest', 'bright green', 'green', 'wood', 'woods'],
    ru: ['лес', 'ярко-зелёный', 'ярко-зелёная', 'зелёный', 'зелёная'],
    es: ['bosque', 'verde vivo', 'verde'],
  },
  open: {
    en: ['open', 'orange', 'steppe', 'field', 'open ground', '.'],
    ru: ['степь', 'оранжевый', 'оранжевая', 'поле', 'открытая местность', 'открытая'],
    es: ['estepa', 'naranja', 'campo', 'campo abierto', 'terreno abierto', 'abierto'],
  },
  unexplored: {
    en: ['unexplored', 'white', '?'],
    ru: ['не исследована', 'неисследованная', 'не исследовано', 'белый', 'белая'],
    es: ['sin explorar', 'inexplorada', 'blanco', 'blanca'],
  },
};
