// Part of npm run bench: odds, simulation and keyed dice, as ratios of CPU time within this run.

import { createHmac } from 'node:crypto';
import { bundled } from './bundle.mjs';

const CYCLES = 5;
const DUEL = 'Rifle 3x2 r2';
const LARGE = 'Rifle 20x2d6 r2';

const seconds = (work, times) => {
  const before = process.cpuUsage();
  for (let i = 0; i < times; i++) work(i);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6 / times;
};

/** The least of several measures: other programs only ever make it longer. */
const best = (work, times, rounds = 5) => {
  work(0);
  return Math.min(...Array.from({ length: rounds }, () => seconds(work, times)));
};

const shown = (time) => (time < 1e-3 ? `${(time * 1e6).toFixed(1)} µs` : `${(time * 1e3).toFixed(2)} ms`);

/** Measures and prints; returns whether every ratio is within its bound. */
export async function benchEngine() {
  const engine = await bundled(new URL('engine/measured.ts', import.meta.url).pathname);
  const duel = engine.engagementOf(1, 20, DUEL);
  const large = engine.engagementOf(1, 100, LARGE);
  const side = { hp: 20, needed: engine.SKILL, shots: 3, damage: 2 };
  const several = engine.engagementOf(3, 20, DUEL);

  const naive = best(() => engine.naiveOdds([side, side], CYCLES), 2);
  const exact = best(() => engine.duelOdds(duel), 2000);
  const exactLarge = best(() => engine.duelOdds(large), 20);
  const RUNS = 1_000_000;
  const simulated = RUNS / best(() => engine.simulate(duel, RUNS), 1);
  const severalRuns = 100_000 / best(() => engine.simulate(several, 100_000), 1);
  const keyed = best((i) => engine.resolveKeyed(duel, `seed ${i}`), 5000);
  const messages = Array.from({ length: 5000 }, (_, i) => engine.messagesOf(engine.resolveKeyed(duel, `seed ${i}`)));
  const hmacs = best((i) => {
    for (const message of messages[i] ?? []) createHmac('sha256', `seed ${i}`).update(message).digest();
  }, 5000);

  const bounds = [
    ['odds of 3x2 against 3x2, HP 20: times as fast', naive / exact, 200, naive / exact >= 200],
    ['odds of 20x2d6, HP 100: part of the plain model of the duel', exactLarge / naive, 0.1, exactLarge / naive <= 0.1],
    ['simulating a duel, of its odds by the plain model', 1 / simulated / naive, 1e-4, 1 / simulated / naive <= 1e-4],
    ['a resolution of the duel, of its HMACs by Node', keyed / hmacs, 3, keyed / hmacs <= 3],
  ];
  console.log(`the engine, CPU time; best of 5
  odds of the duel, a plain model              ${shown(naive)}
  odds of the duel                             ${shown(exact)}
  odds of 20x2d6, HP 100                       ${shown(exactLarge)}
  simulated duels a second                     ${(simulated / 1e6).toFixed(2)} million
  simulated fights of three a side a second    ${(severalRuns / 1e6).toFixed(2)} million
  a resolution of the duel on keyed dice       ${shown(keyed)}
  its HMACs by Node                            ${shown(hmacs)}`);
  for (const [name, measured, bound] of bounds)
    console.log(`  ${name}: ${measured < 0.01 ? measured.toExponential(1) : measured.toFixed(2)} (bound ${bound})`);
  return bounds.every(([, , , isWithin]) => isWithin);
}
