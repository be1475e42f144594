import type { Words } from './language';

export type CalculatorWord =
  | 'landing'
  | 'landing-title'
  | 'exo'
  | 'exo-title'
  | 'hint'
  | 'addin'
  | 'attacker'
  | 'defender'
  | 'name'
  | 'rules'
  | 'distance'
  | 'seed'
  | 'options'
  | 'outcome'
  | 'cycles'
  | 'attacker-hp'
  | 'defender-hp'
  | 'distance-end'
  | 'dice'
  | 'shots'
  | 'skill'
  | 'modifier'
  | 'mode'
  | 'rate-of-fire'
  | 'damage-type'
  | 'roll'
  | 'burst'
  | 'sample-attacker'
  | 'sample-defender'
  | 'sample-weapons'
  | 'sample-rule'
  | 'sample-seed'
  | 'sample-mode';

/** The workbook of calculators: what stands in its cells. */
export const CALCULATOR_WORDS: Words<CalculatorWord> = {
  en: {
    landing: 'Landing',
    'landing-title': 'A fight of two squads',
    exo: 'EXO',
    'exo-title': 'A shot and its odds',
    hint: 'Change the white cells; the tinted ones are calculated.',
    addin: 'They need Excel with the add-in Warsheet; other programs show #NAME? instead.',
    attacker: 'Attacker',
    defender: 'Defender',
    name: 'Name',
    rules: 'Behaviour rules, one a line',
    distance: 'Distance in cells',
    seed: 'Seed: any text, or “dice: 4 7 12”',
    options: 'Options',
    outcome: 'Outcome',
    cycles: 'Cycles',
    'attacker-hp': 'HP of attacker',
    'defender-hp': 'HP of defender',
    'distance-end': 'Distance at the end',
    dice: 'Dice rolled',
    shots: 'Shot by shot',
    skill: 'Skill',
    modifier: 'Modifier',
    mode: 'Mode: normal, semi, auto',
    'rate-of-fire': 'Rate of fire',
    'damage-type': 'Damage type of the weapon',
    roll: 'Odds of the roll',
    burst: 'Odds of the burst',
    'sample-attacker': 'Second Company',
    'sample-defender': 'Red Lances',
    'sample-weapons': 'Rifle 3x2 r2; Frag grenades 2x1d6 r0 equipment uses 1',
    'sample-rule': 'If the enemy breaks into melee, then use frag grenades',
    'sample-seed': 'a trial',
    'sample-mode': 'semi',
  },
  ru: {
    landing: 'Высадка',
    'landing-title': 'Бой двух отрядов',
    exo: 'EXO',
    'exo-title': 'Выстрел и его шансы',
    hint: 'Белые ячейки можно менять, подкрашенные рассчитываются.',
    addin: 'Для расчёта нужен Excel с надстройкой Warsheet; другие программы покажут вместо значений #NAME?.',
    attacker: 'Атакующие',
    defender: 'Обороняющиеся',
    name: 'Название',
    rules: 'Правила поведения, по одному в строке',
    distance: 'Дистанция в клетках',
    seed: 'Источник бросков: любой текст или «кубы: 4 7 12»',
    options: 'Настройки',
    outcome: 'Исход',
    cycles: 'Циклов',
    'attacker-hp': 'НР атакующих',
    'defender-hp': 'НР обороняющихся',
    'distance-end': 'Дистанция в конце',
    dice: 'Бросков',
    shots: 'Выстрел за выстрелом',
    skill: 'Навык',
    modifier: 'Модификатор',
    mode: 'Режим: нормальный, полуавтомат, автомат',
    'rate-of-fire': 'Скорострельность',
    'damage-type': 'Тип урона оружия',
    roll: 'Шансы броска',
    burst: 'Шансы очереди',
    'sample-attacker': 'Вторая рота',
    'sample-defender': 'Красные копья',
    'sample-weapons': 'Винтовка 3х2 r2; Осколочные гранаты 2х1к6 r0 снаряжение, раз 1',
    'sample-rule': 'Если к отряду прорвались в ближний бой, то использовать осколочные гранаты',
    'sample-seed': 'проба',
    'sample-mode': 'полуавтомат',
  },
  es: {
    landing: 'Desembarco',
    'landing-title': 'Un combate entre dos escuadras',
    exo: 'EXO',
    'exo-title': 'Un disparo y sus probabilidades',
    hint: 'Las celdas blancas se cambian; las coloreadas se calculan.',
    addin: 'Necesitan Excel con el complemento Warsheet; otros programas muestran #NAME? en su lugar.',
    attacker: 'Atacante',
    defender: 'Defensor',
    name: 'Nombre',
    rules: 'Reglas de comportamiento, una por línea',
    distance: 'Distancia en casillas',
    seed: 'Semilla: cualquier texto, o «dados: 4 7 12»',
    options: 'Opciones',
    outcome: 'Resultado',
    cycles: 'Ciclos',
    'attacker-hp': 'PV del atacante',
    'defender-hp': 'PV del defensor',
    'distance-end': 'Distancia al final',
    dice: 'Dados tirados',
    shots: 'Tiro a tiro',
    skill: 'Habilidad',
    modifier: 'Modificador',
    mode: 'Modo: normal, semiautomático, automático',
    'rate-of-fire': 'Cadencia',
    'damage-type': 'Tipo de daño del arma',
    roll: 'Probabilidades de la tirada',
    burst: 'Probabilidades de la ráfaga',
    'sample-attacker': 'Segunda compañía',
    'sample-defender': 'Lanzas rojas',
    'sample-weapons': 'Fusil 3x2 r2; Granadas 2x1d6 r0 equipo, usos 1',
    'sample-rule': 'Si el enemigo irrumpe en cuerpo a cuerpo, usar las granadas',
    'sample-seed': 'una prueba',
    'sample-mode': 'semiautomático',
  },
};
