import type { Localized } from '../../../schema/language';

const words = (en: string, ru: string, es: string): Localized<string> => ({ en, ru, es });

export const METAL = words('metal', 'металл', 'metal');
export const ENERGY = words('energy', 'энергия', 'energía');

export const BUILDING_WORDS = {
  centre: words('Command centre', 'Командный центр', 'Centro de mando'),
  module: words('Landing module', 'Посадочный модуль', 'Módulo de aterrizaje'),
  barracks: words('Barracks', 'Казармы', 'Cuartel'),
  factory: words('Vehicle factory', 'Машинный завод', 'Fábrica de vehículos'),
  mine: words('Mine', 'Шахта', 'Mina'),
  plant: words('Power plant', 'Электростанция', 'Central eléctrica'),
  laboratory: words('Laboratory', 'Лаборатория', 'Laboratorio'),
  relay: words('Signal relay', 'Узел связи', 'Enlace de señales'),
  radar: words('Radar', 'Радар', 'Radar'),
  bunker: words('Bunker', 'Бункер', 'Búnker'),
  battery: words('Shore battery', 'Береговая батарея', 'Batería costera'),
  dock: words('Dock', 'Док', 'Dique'),
  airfield: words('Airfield', 'Аэродром', 'Aeródromo'),
  lance: words('Orbital lance', 'Орбитальное копьё', 'Lanza orbital'),
  station: words('Abandoned station', 'Заброшенная станция', 'Estación abandonada'),
  depot: words('Old depot', 'Старый склад', 'Depósito viejo'),
} as const;
export type BuildingKey = keyof typeof BUILDING_WORDS;

export const BRANCH_WORDS = {
  war: words('War', 'Война', 'Guerra'),
  industry: words('Industry', 'Промышленность', 'Industria'),
  science: words('Science', 'Наука', 'Ciencia'),
  intelligence: words('Intelligence', 'Разведка', 'Inteligencia'),
} as const;
export type BranchKey = keyof typeof BRANCH_WORDS;

export const TECHNOLOGY_WORDS = {
  smallArms: words('Small arms', 'Стрелковое оружие', 'Armas ligeras'),
  explosives: words('Explosives', 'Взрывчатка', 'Explosivos'),
  armour: words('Armour', 'Броня', 'Blindaje'),
  rocketry: words('Rocketry', 'Ракетное дело', 'Cohetería'),
  walkers: words('Walkers', 'Шагающие машины', 'Máquinas andantes'),
  flight: words('Flight', 'Полёт', 'Vuelo'),
  mining: words('Deep mining', 'Глубокая добыча', 'Minería profunda'),
  smelting: words('Smelting', 'Плавка', 'Fundición'),
  automation: words('Automation', 'Автоматика', 'Automatización'),
  shipbuilding: words('Shipbuilding', 'Судостроение', 'Construcción naval'),
  fusion: words('Fusion', 'Термоядерный синтез', 'Fusión'),
  electronics: words('Electronics', 'Электроника', 'Electrónica'),
  sensors: words('Sensors', 'Датчики', 'Sensores'),
  computing: words('Computing', 'Вычислители', 'Computación'),
  lasers: words('Energy beams', 'Лучевое оружие', 'Haces de energía'),
  orbit: words('Orbital aiming', 'Орбитальное наведение', 'Puntería orbital'),
  ciphers: words('Ciphers', 'Шифры', 'Cifras'),
  agents: words('Agents', 'Агентура', 'Agentes'),
  sabotage: words('Sabotage', 'Диверсии', 'Sabotaje'),
  command: words('Field command', 'Полевое управление', 'Mando de campaña'),
  shields: words('Force shields', 'Силовые щиты', 'Escudos de fuerza'),
  cloaks: words('Cloaks', 'Маскировочные поля', 'Camuflaje activo'),
  alloys: words('Living alloys', 'Живые сплавы', 'Aleaciones vivas'),
  choirs: words('Machine choirs', 'Машинные хоры', 'Coros de máquinas'),
} as const;
export type TechnologyKey = keyof typeof TECHNOLOGY_WORDS;

export const ARTEFACT_WORDS = {
  ring: words('Humming ring', 'Гудящее кольцо', 'Anillo zumbante'),
  veil: words('Torn veil', 'Рваная завеса', 'Velo rasgado'),
  ingot: words('Warm ingot', 'Тёплый слиток', 'Lingote tibio'),
  organ: words('Silent organ', 'Немой орган', 'Órgano mudo'),
  chart: words('Star chart', 'Звёздная карта', 'Carta estelar'),
} as const;
export type ArtefactKey = keyof typeof ARTEFACT_WORDS;

interface OperationWords {
  readonly name: Localized<string>;
  readonly success: Localized<string>;
  readonly failure: Localized<string>;
}

export const OPERATION_WORDS = {
  spying: {
    name: words('Spying', 'Слежка', 'Espionaje'),
    success: words(
      'The agents have counted what {target} has. Ask the game master for the list.',
      'Агенты пересчитали всё, что есть у {target}. Список — у мастера.',
      'Los agentes han contado lo que tiene {target}. Pida la lista al máster.',
    ),
    failure: words('The agents saw nothing.', 'Агенты ничего не увидели.', 'Los agentes no han visto nada.'),
  },
  sabotage: {
    name: words('Power cut', 'Обрыв сети', 'Apagón'),
    success: words(
      'The power of {target} is cut for a turn.',
      '{target}: энергии не будет один ход.',
      '{target} se queda sin energía un turno.',
    ),
    failure: words('The charges did not go off.', 'Заряды не сработали.', 'Las cargas no han estallado.'),
  },
  theft: {
    name: words('Theft of plans', 'Кража чертежей', 'Robo de planos'),
    success: words(
      'A copy of the plans of {target} is yours.',
      'Копия чертежей {target} у вас.',
      'Una copia de los planos de {target} está en sus manos.',
    ),
    failure: words('The safe was empty.', 'Сейф оказался пуст.', 'La caja fuerte estaba vacía.'),
  },
  bribery: {
    name: words('Bribery', 'Подкуп', 'Soborno'),
    success: words(
      'An officer of {target} is on your payroll.',
      'Офицер из {target} теперь на жалованье.',
      'Un oficial de {target} está en nómina.',
    ),
    failure: words('The money is gone.', 'Деньги пропали.', 'El dinero se ha perdido.'),
  },
  rumours: {
    name: words('False rumours', 'Ложные слухи', 'Rumores falsos'),
    success: words(
      '{target} believes what it was told.',
      '{target}: слуху поверили.',
      '{target} cree lo que le han contado.',
    ),
    failure: words('Nobody believed it.', 'Никто не поверил.', 'Nadie se lo ha creído.'),
  },
  hunt: {
    name: words('Spy hunt', 'Охота на шпионов', 'Caza de espías'),
    success: words('A spy of {target} has been caught.', 'Пойман шпион: {target}.', 'Ha caído un espía de {target}.'),
    failure: words('No spy was found.', 'Шпионов не нашли.', 'No se ha encontrado ningún espía.'),
  },
} as const satisfies Readonly<Record<string, OperationWords>>;
export type OperationKey = keyof typeof OPERATION_WORDS;

export const ORDER_PREFIX = words('R', 'З', 'O');
