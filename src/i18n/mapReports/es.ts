import type { en } from './en';

/** Words of reports about the map in Spanish. */
export const es: Readonly<Record<keyof typeof en, string>> = {
  'map-caption': 'El mapa',
  'map-legend': 'Leyenda',
  'ground-impassable': 'intransitable',
  'ground-water': 'agua',
  'ground-ruins': 'ruinas',
  'ground-swamp': 'pantano',
  'ground-forest': 'bosque',
  'ground-open': 'terreno abierto',
  'ground-unexplored': 'sin explorar',
  'sign-squads': 'una o más escuadras',
  'sign-building': 'un edificio',
  'sign-both': 'un edificio y escuadras',

  'seen-heading': 'A la vista en el mapa',
  'seen-none': 'Nadie está a la vista de un rival.',
  'seen-cell': 'Casilla',
  'seen-what': 'Qué',
  'seen-type': 'Tipo',
  'seen-owner': 'De quién',
  neutral: 'neutral',

  'news-heading': 'Novedades',
  'news-none': 'No se ha descubierto nada nuevo.',
  'news-opened': '{count} {count|casilla abierta|casillas abiertas}: {cells}.',
  'news-discovered': 'Descubierto en {cell}: {type}.',

  'moves-heading': 'Movimientos propios',
  'moves-none': 'No hubo órdenes de movimiento.',
  'move-done': '«{squad}» va por {path}: coste {cost}.',
  'move-stopped': '«{squad}» va por {path} y se detiene en {at}, coste {cost}: {reason}.',
  'move-refused': '«{squad}» se queda en {at}: {reason}.',
  'order-refused': 'La orden {order} se rechaza: {reason}.',

  'because-not-own': 'la escuadra no es propia',
  'because-destroyed': 'la escuadra está destruida',
  'because-not-on-map': 'la escuadra no está en el mapa',
  'because-ordered-twice': 'la escuadra ya tiene su orden',
  'because-off-map': '{cell} está fuera del mapa',
  'because-not-from-here': 'el camino no empieza donde está la escuadra, sino en {cell}',
  'because-stays': 'la escuadra ya está ahí',
  'because-impassable': '{cell} es intransitable',
  'because-water': '{cell} es agua, y la escuadra ni flota ni vuela',
  'because-squeeze': 'entre dos casillas intransitables no hay paso a {cell}',
  'because-too-far': 'hasta {cell} hacen falta {needed}, y su maniobra allí es {has}',
  'because-no-way': 'no hay camino a {cell}',

  'because-in-combat': 'la escuadra lucha en un combate anotado por el máster',
  'because-own-target': 'el objetivo es propio',
  'because-target-gone': 'el objetivo ya no está en el mapa',
  'because-nobody-there': 'no hay ningún enemigo en {cell}',
  'because-target-in-combat': 'el objetivo lucha en un combate anotado por el máster',
  'because-out-of-range':
    'el objetivo en {cell} está a {needed} {needed|casilla|casillas}, y el mayor alcance es {has}',
  'refused-heading': 'Órdenes rechazadas',
  'attack-done': '«{squad}» ataca.',
  'attack-refused': '«{squad}» no ataca: {reason}.',

  'summary-recon':
    '{opened} {opened|casilla abierta|casillas abiertas}, {discovered} {discovered|edificio descubierto|edificios descubiertos}.',
  'summary-moves':
    '{moved} {moved|escuadra movida|escuadras movidas}; {refused} {refused|orden rechazada o cortada|órdenes rechazadas o cortadas}.',
  'ledger-neutral': 'edificio en {cell}: {meaning}',
  'ledger-drawn': '{cell}: {meaning}',
};
