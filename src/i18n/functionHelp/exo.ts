import type { ExoArgumentId } from '../exoFunctions';
import type { Language } from '../language';
import type { ExoFunctionId } from './words';

/** Help of EXO's functions beyond the action roll, and of their arguments. */
interface ExoHelp {
  readonly functions: Readonly<Record<ExoFunctionId, string>>;
  readonly arguments: Readonly<Record<ExoArgumentId, string>>;
}

export const EXO_HELP: Readonly<Record<Language, ExoHelp>> = {
  en: {
    functions: {
      EXO_FIRE:
        'A shot of EXO. First row: degree, result, bullets spent, hits; then a row for each bullet that hits: bullet, location number, part, damage.',
      EXO_DAMAGE: 'Damage of an EXO weapon by its type: a header, then a row for each location: number, part, damage.',
      EXO_WOUND: 'What a wound of EXO does. A row: severity, effect.',
      EXO_IMPACT: 'What the impact of bullets does in EXO. A row: effect, rounds.',
      INITIATIVE_ORDER:
        'Order of initiative in EXO: a header, then rank and name of each character; ties share a rank.',
      EXO_MODIFIER: 'The modifier of an EXO shot from its circumstances. A row: total, what it is made of.',
      EXO_RECOIL: 'Rounds that a shooter too weak for the recoil is stunned in EXO.',
      EXO_CONTEST:
        'A contested roll of EXO. A row: who wins, degree and result of the first, degree and result of the second.',
      EXO_BURST_ODDS:
        'Exact odds of EXO_FIRE: a header, then a row for each number of hits: hits, chance, mean damage before cover and armour.',
    },
    arguments: {
      mode: 'Kind of fire: normal, semi or auto; the +5 of automatic fire is added by the function',
      rateOfFire: 'Rate of fire of the weapon, a whole number from 1; with 1 only normal fire',
      damageType: 'Type of damage: 0, I, II, III, IV or V',
      shots: 'How many such shots or bursts, from 1 to 20; their hits are added up. Left out: 1',
      critical:
        "What a critical's shooter chooses: max (maximum damage where it hits), or a location by number or part. Left out: max",
      dE: 'The Exo die, 1 to 10',
      dPlus: 'The higher damage die, 1 to 10',
      dMinus: 'The lower damage die, 1 to 10',
      damage: 'Damage of the wound after armour, a whole number',
      resistance: 'Resistance of the character, a whole number from 1',
      location: 'Location of the wound: a number from 1 to 10, or a part of the body',
      damageTotal: 'Damage dealt to the character in one initiative step, armour not subtracted',
      characters: 'A row for each character: name, primary and secondary initiative; a header row may stand above',
      circumstances:
        'Such as range = Dif; cover = half; moving = yes; actions = 2; coordination = 3. What is not named does not apply',
      recoil: 'Recoil of the weapon: N, F or S',
      strength: 'Strength of the shooter, a whole number',
      otherSkill: 'Skill of the second, a whole number',
      otherModifier: 'Modifier of the second, a whole number',
    },
  },
  ru: {
    functions: {
      EXO_FIRE:
        'Выстрел EXO. Первая строка: степень, результат, потрачено пуль, попадания; дальше строка на каждую попавшую пулю: пуля, номер места, часть тела, урон.',
      EXO_DAMAGE: 'Урон оружия EXO по его типу: заголовки и строка на каждое место: номер, часть тела, урон.',
      EXO_WOUND: 'Последствия раны в EXO. Строка: тяжесть, последствия.',
      EXO_IMPACT: 'Последствия удара пуль в EXO. Строка: последствие, раунды.',
      INITIATIVE_ORDER:
        'Порядок инициативы в EXO: заголовки, затем место и имя каждого персонажа; при равенстве место общее.',
      EXO_MODIFIER: 'Модификатор выстрела EXO по обстоятельствам. Строка: сумма, из чего она состоит.',
      EXO_RECOIL: 'Сколько раундов в EXO оглушён стрелок, которому не хватает силы для отдачи.',
      EXO_CONTEST:
        'Состязание двух бросков EXO. Строка: кто победил, степень и результат первого, степень и результат второго.',
      EXO_BURST_ODDS:
        'Точные шансы EXO_FIRE: заголовки и строка на каждое число попаданий: попадания, вероятность, средний урон до укрытия и брони.',
    },
    arguments: {
      mode: 'нормальный, полуавтомат или автомат; +5 за автоматический огонь функция прибавляет сама',
      rateOfFire: 'целое число от 1; при 1 — только нормальный огонь',
      damageType: '0, I, II, III, IV или V',
      shots: 'Сколько таких выстрелов или очередей, от 1 до 20; попадания складываются. Если не указано, 1',
      critical:
        'выбор стрелка при критическом успехе: макс (наибольший урон там, куда попало) или место — номер или часть тела; если не задан — макс',
      dE: 'кубик Exo, от 1 до 10',
      dPlus: 'больший кубик урона, от 1 до 10',
      dMinus: 'меньший кубик урона, от 1 до 10',
      damage: 'урон раны после брони, целое число',
      resistance: 'стойкость персонажа, целое число от 1',
      location: 'число от 1 до 10 или часть тела',
      damageTotal: 'урон, нанесённый персонажу за один шаг инициативы, без вычета брони',
      characters: 'строка на каждого: имя, первичная и вторичная инициатива; сверху может стоять строка заголовков',
      circumstances:
        'например, дистанция = Dif; укрытие = половина; движется = да; действия = 2; координация = 3; не названное не действует',
      recoil: 'N, F или S',
      strength: 'сила стрелка, целое число',
      otherSkill: 'целое число',
      otherModifier: 'целое число',
    },
  },
  es: {
    functions: {
      EXO_FIRE:
        'Un disparo de EXO. Primera fila: grado, resultado, balas gastadas, impactos; después una fila por bala que acierta: bala, número de localización, parte, daño.',
      EXO_DAMAGE:
        'Daño de un arma de EXO según su tipo: títulos y una fila por localización: número, parte del cuerpo, daño.',
      EXO_WOUND: 'Qué hace una herida en EXO. Una fila: gravedad, efecto.',
      EXO_IMPACT: 'Qué hace el impacto de las balas en EXO. Una fila: efecto, asaltos.',
      INITIATIVE_ORDER:
        'Orden de iniciativa en EXO: títulos y después puesto y nombre de cada personaje; los empatados comparten puesto.',
      EXO_MODIFIER: 'Modificador de un disparo de EXO según sus circunstancias. Una fila: total, de qué se compone.',
      EXO_RECOIL: 'Asaltos que queda aturdido en EXO quien no tiene fuerza para el retroceso.',
      EXO_CONTEST:
        'Tirada enfrentada de EXO. Una fila: quién gana, grado y resultado del primero, grado y resultado del segundo.',
      EXO_BURST_ODDS:
        'Probabilidades exactas de EXO_FIRE: títulos y una fila por número de impactos: impactos, probabilidad, daño medio antes de cobertura y armadura.',
    },
    arguments: {
      mode: 'normal, semiautomático o automático; el +5 del fuego automático lo suma la función',
      rateOfFire: 'número entero desde 1; con 1 solo hay fuego normal',
      damageType: '0, I, II, III, IV o V',
      shots: 'Cuántos disparos o ráfagas así, de 1 a 20; sus impactos se suman. Si se omite, 1',
      critical:
        'lo que elige el tirador con un éxito alto: máx (máximo daño en la localización acertada) o una localización, por número o parte; si no se da, máx',
      dE: 'el dado Exo, de 1 a 10',
      dPlus: 'el dado de daño mayor, de 1 a 10',
      dMinus: 'el dado de daño menor, de 1 a 10',
      damage: 'daño de la herida tras la armadura, número entero',
      resistance: 'resistencia del personaje, número entero desde 1',
      location: 'un número de 1 a 10 o una parte del cuerpo',
      damageTotal: 'daño hecho al personaje en un paso de iniciativa, sin restar la armadura',
      characters: 'una fila por personaje: nombre, iniciativa primaria y secundaria; encima puede haber títulos',
      circumstances:
        'por ejemplo, alcance = Dif; cobertura = media; en movimiento = sí; acciones = 2; coordinación = 3; lo no nombrado no cuenta',
      recoil: 'N, F o S',
      strength: 'fuerza de quien dispara, número entero',
      otherSkill: 'número entero',
      otherModifier: 'número entero',
    },
  },
};
