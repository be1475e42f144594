import { PHASE_CHOICE } from '../../choices';
import { MAX_TURN } from '../../setting';
import { tableSpec, WHOLE_MODIFIER } from '../../spec';
import { ORDER_CHOICE, ORDER_STATE_CHOICE } from './choices';

export const TURN = { kind: 'whole', min: 1, max: MAX_TURN } as const;

/** Sheet Orders: what players want done on the map and in construction, in the order of entry. */
export const ORDERS_TABLE = tableSpec({
  table: 'WsOrders',
  titles: { en: ['Orders'], ru: ['Заявки', 'Приказы'], es: ['Órdenes'] },
  columns: {
    id: {
      labels: { en: ['Order id', 'Id'], ru: ['Ид заявки', 'Ид'], es: ['Id de orden', 'Id'] },
      required: true,
      kind: { kind: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Permanent id, for example R-12: the dice of covert operations depend on it. Never reuse it.',
        ru: 'Постоянный ид, например З-12: от него зависят броски тайных операций. Не использовать повторно.',
        es: 'Id permanente, por ejemplo O-12: de él dependen los dados de las operaciones. No reutilizarlo.',
      },
    },
    turn: {
      labels: { en: ['Turn'], ru: ['Ход'], es: ['Turno'] },
      required: true,
      kind: TURN,
      width: 7,
      by: 'gm',
      note: {
        en: 'Turn for which it is given. Orders of other turns wait, or are there to look up.',
        ru: 'Ход, на который отдана. Заявки других ходов ждут или хранятся для справки.',
        es: 'Turno para el que se da. Las de otros turnos esperan o quedan como referencia.',
      },
    },
    player: {
      labels: { en: ['Player'], ru: ['Игрок'], es: ['Jugador'] },
      required: true,
      kind: { kind: 'reference', role: 'players', column: 'id' },
      width: 10,
      by: 'gm',
      note: {
        en: 'Id (or name) of the player on the Players sheet.',
        ru: 'Ид (или имя) игрока с листа «Игроки».',
        es: 'Id (o nombre) del jugador en la hoja Jugadores.',
      },
    },
    phase: {
      labels: { en: ['Phase'], ru: ['Фаза'], es: ['Fase'] },
      kind: { kind: 'choice', choice: PHASE_CHOICE },
      width: 15,
      by: 'gm',
      note: {
        en: 'Phase in which it is carried out; it follows from the order. Blank is as good.',
        ru: 'Фаза, в которую выполняется; следует из вида заявки. Можно оставить пустым.',
        es: 'Fase en que se cumple; se deduce de la orden. Puede quedar vacía.',
      },
    },
    order: {
      labels: { en: ['Order'], ru: ['Заявка', 'Приказ'], es: ['Orden'] },
      required: true,
      kind: { kind: 'choice', choice: ORDER_CHOICE },
      width: 20,
      by: 'gm',
      note: {
        en: 'What is to be done.',
        ru: 'Что нужно сделать.',
        es: 'Qué hay que hacer.',
      },
    },
    subject: {
      labels: { en: ['Subject', 'Who or what'], ru: ['Предмет', 'Кто или что'], es: ['Sujeto', 'Quién o qué'] },
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Squad that moves or attacks; building, unit type, technology, artefact, operation or superweapon.',
        ru: 'Отряд, который движется или атакует; здание, тип отряда, технология, артефакт, операция, супероружие.',
        es: 'Escuadra que se mueve o ataca; edificio, tipo de escuadra, tecnología, artefacto, operación o superarma.',
      },
    },
    details: {
      labels: {
        en: ['Details', 'Where, at whom'],
        ru: ['Подробности', 'Куда, кого'],
        es: ['Detalles', 'Dónde, a quién'],
      },
      kind: { kind: 'text' },
      width: 24,
      by: 'gm',
      note: {
        en: 'Path in cells (A1 B2 C2), target of an attack or operation, cell to build or produce in.',
        ru: 'Путь по клеткам (A1 B2 C2), цель атаки или операции, клетка постройки или производства.',
        es: 'Camino por casillas (A1 B2 C2), objetivo del ataque u operación, casilla donde construir o producir.',
      },
    },
    modifier: {
      labels: { en: ['Modifier'], ru: ['Модификатор'], es: ['Modificador'] },
      kind: WHOLE_MODIFIER,
      width: 12,
      by: 'gm',
      note: {
        en: "The GM's modifier of a covert operation's skill. Blank: 0.",
        ru: 'Модификатор мастера к навыку тайной операции. Пусто: 0.',
        es: 'Modificador del máster a la habilidad de una operación encubierta. Vacío: 0.',
      },
    },
    state: {
      labels: { en: ['State'], ru: ['Состояние'], es: ['Estado'] },
      kind: { kind: 'choice', choice: ORDER_STATE_CHOICE },
      width: 12,
      by: 'product',
      note: {
        en: 'accepted: paid for and on its way; done; refused. Filled in by the phases and read again.',
        ru: 'принята: оплачена и выполняется; выполнена; отклонена. Заполняют фазы; следующие это читают.',
        es: 'aceptada: pagada y en marcha; cumplida; rechazada. La rellenan las fases y se vuelve a leer.',
      },
    },
    arrives: {
      labels: {
        en: ['Arrives in turn', 'Arrives'],
        ru: ['Придёт на ход', 'Придёт'],
        es: ['Llega en el turno', 'Llega'],
      },
      kind: TURN,
      width: 11,
      by: 'product',
      note: {
        en: 'Turn in whose construction phase the result arrives. Filled in by the phases and read again.',
        ru: 'Ход, в фазу строительства которого придёт результат. Заполняют фазы; следующие это читают.',
        es: 'Turno en cuya fase de construcción llega el resultado. Lo rellenan las fases y se vuelve a leer.',
      },
    },
    answer: {
      labels: { en: ['Answer'], ru: ['Ответ'], es: ['Respuesta'] },
      kind: { kind: 'text' },
      width: 40,
      by: 'product',
      note: {
        en: 'What came of it, in words: filled in when its phase is resolved.',
        ru: 'Что из неё вышло, словами: заполняется при расчёте фазы.',
        es: 'Qué ha salido de ella, en palabras: se rellena al resolver la fase.',
      },
    },
  },
});
