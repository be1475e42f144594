import type { ExoSampleWords } from './words';

export const EXO_SAMPLE_EN: ExoSampleWords = {
  campaign: 'Night at the Veridia docks',
  ids: { player: 'P', character: 'C', arm: 'W' },
  players: [
    ['Anna', 'Sergeant Vega'],
    ['Ben', 'Lang'],
    ['Clara', 'Kruger'],
    ['Dan', 'Bram'],
  ],
  sides: ['Customs', 'Smugglers'],
  characters: ['Sergeant Vega', 'Ortiz', 'Lang', 'Mora', 'Kruger', 'Zoe', 'Bram', 'Nadia'],
  arms: {
    rifle: 'Assault rifle',
    smg: 'Submachine gun',
    sniper: 'Marksman rifle',
    shotgun: 'Shotgun',
    pistol: 'Service pistol',
    revolver: 'Heavy revolver',
  },
  gate: 'warehouse gate',
  shout: 'see who is behind the crates',
};
