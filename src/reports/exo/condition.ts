import {
  armOf,
  isImpeded,
  isIncapacitated,
  isStunned,
  isUnconscious,
  isUseless,
  type CharacterState,
} from '../../engine/exo/state';
import { stateModifiers } from '../../engine/exo/modifiers';
import { HANDS } from '../../engine/exo/types';
import { bleedingPeriod } from '../../engine/exo/wounds';
import type { ExoSpeech } from './speech';

const isBleeding = ({ wounds }: CharacterState): boolean =>
  wounds.some(({ severity, treated }) => !treated && bleedingPeriod(severity) !== null);

/** How a character is after the round, in words (E-22 … E-24). */
export function conditionWords({ say, part }: ExoSpeech, state: CharacterState, round: number): string {
  if (state.dead) return say('state-dead');
  // What lasts beyond the round is told with its last round; what ends with it is over.
  const lasts = (until: number): boolean => until > round;
  const incapacitatedByWound = isIncapacitated({ ...state, incapacitatedUntil: 0 }, round);
  const next = round + 1;
  const physical = stateModifiers(state, next, 'physical', HANDS);
  const chest = physical.find(({ cause }) => cause === 'chest')?.value ?? 0;
  const arms = HANDS.filter((hand) => !isUseless(state, hand)).flatMap((hand) => {
    const points = stateModifiers(state, next, 'physical', [hand]).find(({ cause }) => cause === 'arm')?.value ?? 0;
    return points > 0 ? [say('state-arm', { part: part(armOf(hand)), points })] : [];
  });
  const words = [
    ...(isUnconscious(state, next)
      ? [
          lasts(state.unconsciousUntil)
            ? say('state-unconscious-until', { until: state.unconsciousUntil })
            : say('state-unconscious'),
        ]
      : []),
    ...(lasts(state.incapacitatedUntil) ? [say('state-ground', { until: state.incapacitatedUntil })] : []),
    ...(incapacitatedByWound ? [say('state-incapacitated')] : []),
    ...(isStunned(state, next) ? [say('state-stunned', { until: state.stunnedUntil })] : []),
    ...(isImpeded(state) ? [say('state-impeded')] : []),
    ...(chest > 0 ? [say('state-chest', { points: chest })] : []),
    ...arms,
    ...HANDS.filter((hand) => isUseless(state, hand)).map((hand) => say('state-useless', { part: part(armOf(hand)) })),
    ...(isBleeding(state) ? [say('state-bleeding')] : []),
    ...(state.aim && state.aim.rounds > 0 ? [say('state-aims', { rounds: state.aim.rounds })] : []),
  ];
  return words.length === 0 ? say('state-fit') : words.join('; ');
}
