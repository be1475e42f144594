import type { FightLine, KnownGhost, OwnRoll, TurnEntry } from './known';
import type { PlanetSpeech } from './speech';

/** A piece by its label, or what is said of one that is not seen. */
const nameOf = ({ say }: PlanetSpeech, label: string | null): string =>
  label === null ? say('unseen') : say('quoted', { name: label });

/** A line begins with a capital, also where it begins with a piece that is not seen. */
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What an entry of a turn's course says: its first line; what belongs to it follows in {@link lineOf}. */
export const sentenceOf = (speech: PlanetSpeech, entry: TurnEntry): string => capital(entryWords(speech, entry));

function entryWords(speech: PlanetSpeech, entry: TurnEntry): string {
  const { say } = speech;
  switch (entry.kind) {
    case 'moved':
      return say('moved', { who: nameOf(speech, entry.who), to: entry.to });
    case 'dealt': {
      const params = { cards: speech.cards(entry.cards), count: entry.cards.length };
      return entry.to === null ? say('dealt-own', params) : say('dealt', { ...params, player: entry.to });
    }
    case 'card':
      return say(`card-${entry.by}`, { card: speech.card(entry.card), on: nameOf(speech, entry.on) });
    case 'fight':
      return say(`fight-${entry.how}`, { who: nameOf(speech, entry.who), target: nameOf(speech, entry.target) });
    case 'refused': {
      const what = say(`what-${entry.what}`);
      const reason = say(`why-${entry.reason}`);
      const who = entry.who === null ? '' : ` (${say('quoted', { name: entry.who })})`;
      return say('refused', { what, who, reason });
    }
  }
}

/** One line of a fight. */
export const lineOf = (speech: PlanetSpeech, line: FightLine): string => capital(lineWords(speech, line));

function lineWords(speech: PlanetSpeech, line: FightLine): string {
  const { say } = speech;
  switch (line.kind) {
    case 'own-roll':
      return rollOf(speech, line);
    case 'seen-roll': {
      const word = line.step === 'hit' && line.total === 0 ? 'seen-miss' : (`seen-${line.step}` as const);
      return say(word, { who: nameOf(speech, line.who), total: line.total });
    }
    case 'template':
      return say('template', { who: nameOf(speech, line.who), covered: line.covered, escaped: line.escaped });
    case 'idle':
      return say('idle', { card: speech.card(line.card) });
    case 'loss': {
      const { casualties, models } = line;
      return say(models === 0 ? 'loss-last' : 'loss', { who: nameOf(speech, line.who), casualties, models });
    }
    case 'close-result':
      return line.winner === null ? say('close-tie') : say('close-winner', { who: nameOf(speech, line.winner) });
    case 'no-loss':
      return say('no-loss');
  }
}

/** Dice, what they needed and why, ghost dice, and what came of it. */
function rollOf(speech: PlanetSpeech, roll: OwnRoll): string {
  const { say } = speech;
  const { who, step, faces, needed, total, ghosts } = roll;
  const dice = faces.join(' ');
  const modifiers = roll.modifiers.length === 0 ? '' : say('modifiers', { list: speech.modifiers(roll.modifiers) });
  const params = { who: nameOf(speech, who), dice, needed: needed ?? 0, modifiers, total };
  const rolled = needed === null ? say('roll-sum', params) : say(`roll-${step}`, params);
  return [rolled, ...ghosts.map((ghost) => ghostOf(speech, ghost))].join(' ');
}

function ghostOf({ say, card }: PlanetSpeech, { card: id, face, die, before, after }: KnownGhost): string {
  return say(after === before ? 'ghost-idle' : 'ghost', { card: card(id), face, die, before, after });
}
