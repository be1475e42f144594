import type { SampleWords } from './words';

export const SAMPLE_ES: SampleWords = {
  campaign: 'Desembarco en Gamma-7',
  ids: { player: 'J', squad: 'E', combat: 'C' },
  players: [
    ['Ana', 'Capitana Robledo'],
    ['Bruno', 'Mayor Cifuentes'],
    ['Carmen', 'Comandante Lince'],
    ['Diego', 'Sargento Peña'],
  ],
  weapons: {
    rifle: 'Fusil',
    machineGun: 'Ametralladora',
    sniper: 'Rifle de precisión',
    grenades: 'Granadas de fragmentación',
    mortar: 'Mortero',
    launcher: 'Lanzamisiles',
    cannon: 'Cañón',
    blades: 'Machetes',
  },
  types: {
    infantry: 'Infantería',
    assault: 'Infantería de asalto',
    scouts: 'Exploradores',
    gunners: 'Ametralladores',
    mortars: 'Dotación de mortero',
    tank: 'Tanque',
    engineers: 'Zapadores',
    rockets: 'Equipo lanzacohetes',
    guard: 'Guardia',
    drones: 'Drones',
    walker: 'Caminante',
    siege: 'Pieza de asedio',
    hovercraft: 'Aerodeslizador',
    jumpers: 'Saltadores',
    gunship: 'Cañonera',
  },
  traits: {
    contact: 'contacto',
    indirect: 'indirecto',
    equipment: (uses) => `equipo, usos ${uses}`,
    crit: (factor) => `crítico x${factor}`,
    scout: 'explorador',
    floating: 'flotante',
  },
  squads: [
    ...['Segunda compañía', 'Lobos grises', 'Batería Trueno', 'La Vieja Marta'],
    ...['Lanzas rojas', 'Nido de piedra', 'Guardia del río', 'Búhos nocturnos'],
    ...['Tercer pelotón', 'Rinoceronte de hierro', 'Brazo largo'],
    ...['Jabalíes', 'Vigías del puerto', 'Rastreadores'],
  ],
  inlineWeapon: 'Cañón sin retroceso 1x5 alcance 3 usos 2',
  rules: {
    1: [
      'SI bajo fuego desde el alcance máximo ENTONCES acercarse hasta el alcance efectivo',
      'Si el enemigo está en cuerpo a cuerpo, entonces usar granadas de fragmentación.',
      'Si PV menos del 40 %: retirarse',
    ],
    2: [
      'Si el enemigo está a menos de 3 casillas, retirarse hasta 3',
      'SI siempre: disparar con el rifle de precisión al más débil',
    ],
    4: [
      'Si hay un tanque enemigo, disparar con el cañón al tanque',
      'SI siempre ENTONCES mantener la distancia a 3 casillas',
    ],
    5: [
      'Si nos disparan, entonces acercarse hasta el contacto',
      'Si el enemigo está en cuerpo a cuerpo, usar las granadas de fragmentación',
    ],
    6: ['SI siempre ENTONCES mantener la posición'],
    8: ['Si nos han dado, retirarse', 'Si el ciclo es como máximo 2, no disparar'],
    9: [
      'Si nos superan en número o ha caído una escuadra aliada, retirarse',
      'Si está dentro del alcance efectivo, disparar al más cercano',
    ],
    10: ['Si el enemigo está a 2 casillas o menos, disparar con la ametralladora al más cercano'],
    12: [
      'SI siempre ENTONCES acercarse hasta el contacto',
      'Si quedan granadas y el enemigo está en cuerpo a cuerpo, lanzar granadas',
    ],
    13: [
      'Si quedan menos de la mitad de los PV, retirarse',
      'Si la distancia está entre 2 y 4, disparar con el fusil al más cercano',
    ],
    14: [
      'Si más de 3 PV perdidos en el último ciclo, retirarse',
      'Si nos superan en alcance, acercarse hasta el alcance efectivo',
    ],
  },
};
