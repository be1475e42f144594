import type { SampleWords } from './words';

export const SAMPLE_EN: SampleWords = {
  campaign: 'Landing on Gamma-7',
  ids: { player: 'P', squad: 'S', combat: 'F' },
  players: [
    ['Anna', 'Captain Hale'],
    ['Ben', 'Major Orlov'],
    ['Clara', 'Commander Reyes'],
    ['Dan', 'Sergeant Pike'],
  ],
  weapons: {
    rifle: 'Rifle',
    machineGun: 'Machine gun',
    sniper: 'Sniper rifle',
    grenades: 'Frag grenades',
    mortar: 'Mortar',
    launcher: 'Rocket launcher',
    cannon: 'Cannon',
    blades: 'Blades',
  },
  types: {
    infantry: 'Infantry',
    assault: 'Assault infantry',
    scouts: 'Scouts',
    gunners: 'Machine gunners',
    mortars: 'Mortar crew',
    tank: 'Tank',
  },
  traits: {
    contact: 'contact',
    indirect: 'indirect',
    equipment: (uses) => `equipment, uses ${uses}`,
    crit: (factor) => `crit x${factor}`,
    scout: 'scout',
  },
  squads: [
    ...['Second Company', 'Grey Wolves', 'Thunder Battery', 'Old Bess'],
    ...['Red Lances', 'Stone Nest', 'River Guard', 'Night Owls'],
    ...['Third Platoon', 'Iron Rhino', 'Long Arm'],
    ...['Wild Boars', 'Harbour Watch', 'Pathfinders'],
  ],
  inlineWeapon: 'Recoilless gun 1x5 r3 uses 2',
  rules: {
    1: [
      'If under fire from extreme range, then close to effective range.',
      'If the enemy is in melee, then use frag grenades.',
      'If HP is below 40 %, then withdraw',
    ],
    2: [
      'If the enemy is closer than 3, then withdraw to 3',
      'If always, then fire with the sniper rifle at the weakest',
    ],
    4: ['IF the enemy includes a Tank THEN fire with the cannon at the "Tank"', 'IF always THEN keep distance 3'],
    5: ['If under fire, then close to contact', 'If the enemy is in melee, then use frag grenades'],
    6: ['If always, then hold'],
    8: ['If was hit, then withdraw', 'If the cycle is at most 2, then hold fire'],
    9: ['If outnumbered or an ally is lost, then withdraw', 'If in effective range, then fire at nearest'],
    10: ['If the enemy is within 2, then fire with the machine gun at nearest'],
    12: ['If always, then close to contact', 'If grenades are left and the enemy is in melee, then use frag grenades'],
    13: [
      'If HP is under half, then fall back',
      'If the distance is between 2 and 4, then fire with the rifle at nearest',
    ],
    14: ['If lost over 3 HP last cycle, then withdraw', 'If the enemy outranges us, then close to effective range'],
  },
};
