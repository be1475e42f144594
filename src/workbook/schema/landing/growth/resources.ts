import { tableSpec } from '../../spec';

export const COMMAND_LIMIT = { kind: 'whole', min: 0, max: 1000 } as const;
export const DESTROYED = { kind: 'whole', min: 0, max: 100_000 } as const;

/** Sheet Resources: what each player has, knows and may command (L-22 c, d, f). */
export const RESOURCES_TABLE = tableSpec({
  table: 'WsResources',
  titles: { en: ['Resources'], ru: ['Ресурсы'], es: ['Recursos'] },
  columns: {
    player: {
      labels: { en: ['Player'], ru: ['Игрок'], es: ['Jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id (or name) of the player on the Players sheet; one row each.',
        ru: 'Ид (или имя) игрока с листа «Игроки»; по строке на игрока.',
        es: 'Id (o nombre) del jugador en la hoja Jugadores; una fila para cada uno.',
      },
    },
    stock: {
      labels: { en: ['Stock'], ru: ['Запас'], es: ['Reservas'] },
      required: true,
      kind: { kind: 'amounts' },
      width: 28,
      by: 'gm',
      note: {
        en: 'What the player has, for example «metal 12; energy 5». Phases write what is left and read it again.',
        ru: 'Что есть у игрока, например «металл 12; энергия 5». Фазы пишут остаток и читают его снова.',
        es: 'Lo que tiene el jugador, por ejemplo «metal 12; energía 5». Las fases escriben lo que queda y lo vuelven a leer.',
      },
    },
    technologies: {
      labels: {
        en: ['Technologies known', 'Technologies'],
        ru: ['Известные технологии', 'Технологии'],
        es: ['Tecnologías conocidas', 'Tecnologías'],
      },
      kind: { kind: 'names', role: 'technologies' },
      width: 44,
      by: 'gm',
      note: {
        en: 'Names separated by «;». Construction adds what was researched or studied.',
        ru: 'Названия через «;». Фаза строительства добавляет исследованное и изученное.',
        es: 'Nombres separados por «;». La construcción añade lo investigado o estudiado.',
      },
    },
    artefacts: {
      labels: {
        en: ['Artefacts studied', 'Artefacts'],
        ru: ['Изученные артефакты', 'Артефакты'],
        es: ['Artefactos estudiados', 'Artefactos'],
      },
      kind: { kind: 'names', role: 'artefacts' },
      width: 26,
      by: 'gm',
      note: {
        en: 'Names separated by «;». Construction adds what has been studied; they count for the score.',
        ru: 'Названия через «;». Фаза строительства добавляет изученные; они идут в счёт очков.',
        es: 'Nombres separados por «;». La construcción añade los estudiados; cuentan para la puntuación.',
      },
    },
    commandLimit: {
      labels: { en: ['Command limit'], ru: ['Лимит командования'], es: ['Límite de mando'] },
      kind: COMMAND_LIMIT,
      width: 14,
      by: 'gm',
      note: {
        en: 'Most squads, before what buildings and technologies add. Blank: 3.',
        ru: 'Сколько отрядов можно иметь без прибавок от зданий и технологий. Пусто: 3.',
        es: 'Escuadras como máximo, sin lo que añaden edificios y tecnologías. Vacío: 3.',
      },
    },
    destroyed: {
      labels: { en: ['Squads destroyed'], ru: ['Уничтожено отрядов'], es: ['Escuadras destruidas'] },
      kind: DESTROYED,
      width: 14,
      by: 'gm',
      note: {
        en: "Squads of others that the player's squads have destroyed, for the score. Blank: 0.",
        ru: 'Сколько чужих отрядов уничтожили отряды игрока, для счёта очков. Пусто: 0.',
        es: 'Escuadras ajenas que han destruido las del jugador, para la puntuación. Vacío: 0.',
      },
    },
    points: {
      labels: { en: ['Points'], ru: ['Очки'], es: ['Puntos'] },
      kind: { kind: 'whole', min: 0, max: 1_000_000 },
      width: 10,
      by: 'product',
      note: {
        en: 'Score at the end of the last turn (superiority).',
        ru: 'Очки на конец последнего хода (превосходство).',
        es: 'Puntuación al final del último turno (superioridad).',
      },
    },
  },
});
