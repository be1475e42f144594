import type { ImpactEffect } from '../../engine/exo/impact';
import { bleedingPeriod } from '../../engine/exo/wounds';
import { SEVERITY_WORDS } from '../../i18n/exo';
import type { ExoReportWord } from '../../i18n/exoReports';
import { woundWords } from '../../i18n/exoWound';
import { ROUND_PROBLEM_WORDS } from '../../i18n/exoRound';
import { fill } from '../../i18n/template';
import { choiceWord } from '../../workbook/schema/choices';
import { ACTION_CHOICE } from '../../workbook/schema/exo/choices';
import type { KnownEntry } from './known';
import type { ExoSpeech } from './speech';
import { whole } from '../speech';

type Entry<Kind extends KnownEntry['kind']> = Extract<KnownEntry, { kind: Kind }>;

const EFFECTS: Readonly<Record<Exclude<ImpactEffect, 'none'>, ExoReportWord>> = {
  stunned: 'effect-stunned',
  'stunned and pushed back': 'effect-stunned-pushed',
  incapacitated: 'effect-incapacitated',
};

function shotSentence(speech: ExoSpeech, entry: Entry<'shot'>): string {
  const { say, part } = speech;
  const { who, target, weapon, mode, ta, spent, left, bullets, hits } = entry;
  const places = hits.map((hit) => say('hit-place', { part: part(hit.part), number: hit.number, damage: hit.damage }));
  const told = hits.length === 0 ? say('no-hit') : say('hits', { count: bullets, list: places.join('; ') });
  return say('own-shot', {
    ...{ who, target, weapon, mode: say(`mode-${mode}`), ta: speech.ta(ta) },
    ...{ hits: told, spent, left },
  });
}

function hitSentence({ say, part }: ExoSpeech, entry: Entry<'hit'>): string {
  const { who, by, number, damage, cover, armour, through } = entry;
  return say('own-hit', {
    ...{ who, by, number, damage, through, part: part(entry.part) },
    cover: cover > 0 ? say('by-cover', { points: cover }) : '',
    armour: armour > 0 ? say('by-armour', { points: armour }) : '',
  });
}

function woundSentence({ say, part, language }: ExoSpeech, entry: Entry<'wound'>): string {
  const { who, damage, severity } = entry;
  const about = { who, damage, part: part(entry.part) };
  const period = bleedingPeriod(severity);
  if (period === null) return say('own-wound-unimportant', about);
  const effect = woundWords(language, severity, entry.part, damage);
  return severity === 'amputation'
    ? say('own-amputation', { ...about, effect })
    : say('own-wound', { ...about, severity: SEVERITY_WORDS[language][severity], effect });
}

function lostSentence({ say, language }: ExoSpeech, entry: Entry<'lost'>): string {
  const { who, action, doing, reason, bullets } = entry;
  const what = choiceWord(ACTION_CHOICE, doing, language);
  return say('own-lost', { who, action, what, reason: say(`lost-${reason}`, bullets ?? {}) });
}

function bleedingSentence({ say }: ExoSpeech, { who, points, down }: Entry<'bleeding'>): string {
  return [
    ...(points > 0 ? [say('own-bleeding', { who, points })] : []),
    ...(down > 0 ? [say('own-sinking', { who })] : []),
  ].join(' ');
}

/** What a line of a round's course says. */
export function sentenceOf(speech: ExoSpeech, entry: KnownEntry): string {
  const { say, part, modifiers, ta, language } = speech;
  const { who } = entry;
  switch (entry.kind) {
    case 'declared':
      return say('declared', { list: entry.order.join(', ') });
    case 'refused': {
      const reason = fill(language, ROUND_PROBLEM_WORDS[language][entry.problem.code], entry.problem.params);
      return say('own-refused', { who, reason });
    }
    case 'initiative':
      return say('own-initiative', { who, primary: whole(entry.primary), modifiers: modifiers(entry.modifiers) });
    case 'alertness':
      return say(entry.surprised ? 'own-surprised' : 'own-alertness', { who, ta: ta(entry.ta) });
    case 'shot':
      return shotSentence(speech, entry);
    case 'skill':
      return entry.what === ''
        ? say('own-skill-plain', { who, ta: ta(entry.ta) })
        : say('own-skill', { who, what: entry.what, ta: ta(entry.ta) });
    case 'perception': {
      const word = entry.holdsFire ? 'own-perception-holds' : 'own-perception-fires';
      return say(word, { who, passer: entry.passer, ta: ta(entry.ta) });
    }
    case 'moved':
      return [say(`own-${entry.pace}`, { who }), ...(entry.halved ? [say('halved')] : [])].join(' ');
    case 'drawn':
    case 'dropped':
    case 'broken':
      return say(`own-${entry.kind}`, { who, weapon: entry.weapon });
    case 'reloaded':
      return say('own-reloaded', { who, weapon: entry.weapon, bullets: entry.bullets });
    case 'jammed':
      return say('own-jammed', { who, weapon: entry.weapon, until: entry.until });
    case 'aimed':
      return say('own-aimed', { who, target: entry.target, rounds: entry.rounds });
    case 'aim lost':
      return say('own-aim-lost', { who, target: entry.target });
    case 'lost':
      return lostSentence(speech, entry);
    case 'hit':
      return hitSentence(speech, entry);
    case 'wound':
      return woundSentence(speech, entry);
    case 'stun points': {
      const word = entry.converted > 0 ? 'own-stun-converted' : 'own-stun';
      const { points, converted } = entry;
      return say(word, { who, points, converted, part: part(entry.part) });
    }
    case 'impact': {
      const effect = entry.effect === 'none' ? '' : say(EFFECTS[entry.effect]);
      return say('own-impact', { who, total: entry.total, effect, rounds: entry.rounds });
    }
    case 'recoil':
      return say('own-recoil', { who, until: entry.until });
    case 'unconscious':
    case 'dead':
      return say(`own-${entry.kind}`, { who });
    case 'bleeding':
      return bleedingSentence(speech, entry);
    case 'life': {
      const stun = entry.stun > 0 ? say('and-stun', { stun: entry.stun }) : '';
      return say('own-life', { who, total: whole(entry.total), most: entry.most, stun });
    }
    case 'seen-shot':
      return say('seen-shot', { who, target: entry.target, mode: say(`mode-${entry.mode}`) });
    case 'seen-moved':
      return say(`seen-${entry.pace}`, { who });
    default:
      return say(entry.kind, { who });
  }
}
