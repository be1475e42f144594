import type { Part } from '../engine/exo/body';
import type { Severity } from '../engine/exo/wounds';
import { woundPlace } from '../engine/exo/wounds';
import type { WoundWord } from './exo';
import { WOUND_EFFECT_WORDS } from './exo';
import type { Language } from './language';
import { fill } from './template';

function effectsOf(severity: Severity, part: Part, damage: number): readonly WoundWord[] {
  const place = woundPlace(part);
  switch (severity) {
    case 'unimportant':
      return [damage === 0 ? 'nothing' : 'unimportant'];
    case 'light':
      return [`light ${place}`, 'light bleeding'];
    case 'severe':
      return [`severe ${place}`, 'severe bleeding'];
    case 'amputation':
      return [...effectsOf('severe', part, damage), place === 'arm' || place === 'leg' ? 'limb lost' : 'organ lost'];
  }
}

/** What a wound does, in words (E-23). */
export const woundWords = (language: Language, severity: Severity, part: Part, damage: number): string =>
  effectsOf(severity, part, damage)
    .map((word) => fill(language, WOUND_EFFECT_WORDS[language][word], { damage }))
    .join('; ');
