import type { ExoSampleWords } from './words';

export const EXO_SAMPLE_ES: ExoSampleWords = {
  campaign: 'Noche en los muelles de Veridia',
  ids: { player: 'J', character: 'P', arm: 'A' },
  players: [
    ['Ana', 'Sargento Vega'],
    ['Bruno', 'Lang'],
    ['Carmen', 'Kruger'],
    ['Diego', 'Bram'],
  ],
  sides: ['Aduanas', 'Contrabandistas'],
  characters: ['Sargento Vega', 'Ortiz', 'Lang', 'Mora', 'Kruger', 'Zoe', 'Bram', 'Nadia'],
  arms: {
    rifle: 'Fusil de asalto',
    smg: 'Subfusil',
    sniper: 'Fusil de precisión',
    shotgun: 'Escopeta',
    pistol: 'Pistola reglamentaria',
    revolver: 'Revólver pesado',
  },
  gate: 'puerta del almacén',
  shout: 'distinguir quién hay tras las cajas',
};
