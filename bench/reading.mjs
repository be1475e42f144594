// Part of npm run bench: reading a text four times as long takes about four times as long, whatever it says.

import { timed as timedNode } from './timed.mjs';

// Marks, connectives, halves of phrases: what makes a careless reader try everything again and again.
const PIECES = [
  '(',
  ') ',
  'и ',
  'не ',
  ', ',
  '«',
  '"',
  "'",
  '- ',
  ': ',
  '1 ',
  '1 или ',
  'ab',
  'если то ',
  '[b]',
  '. ',
  'cuerpo a ',
  'не больше 2 или ',
  'нас обстреливают, ',
  'нас обстреливают и ',
  'отступать, ',
  'в 2 или в ',
  'sin disparar ',
];
const SHORT = 4_900;
const LONG = 19_600;
const BOUND = 2;

const callsOf = (length, times) =>
  PIECES.flatMap((piece) => {
    const text = `если ${piece.repeat(Math.floor(length / piece.length))}`;
    return Array.from({ length: times }, () => JSON.stringify(['CHECK_RULES', [text]]));
  }).join('\n');

/** Seconds for many short texts and for as much text in long ones; returns whether the ratio is within the bound. */
export function benchReading(program, runs) {
  const timed = (input) => timedNode([program, 'call', '-'], input);
  const best = (input) => Math.min(...Array.from({ length: runs }, () => timed(input)));
  const short = best(callsOf(SHORT, LONG / SHORT));
  const long = best(callsOf(LONG, 1));
  const ratio = long / short;
  console.log(`${PIECES.length} hostile rules of ${LONG} characters, as much text in quarters; best of ${runs}
  quarters                                     ${short.toFixed(2)} s
  whole                                        ${long.toFixed(2)} s
  ratio                                        ${ratio.toFixed(2)} (bound ${BOUND})`);
  return ratio < BOUND;
}
