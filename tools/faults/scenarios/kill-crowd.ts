import { setTimeout as pause } from 'node:timers/promises';
import { describe, type Outcome } from '@haat/test-clients/call';
import { untilReady } from '../until-ready.ts';
import type { Victim } from './kill-points.ts';

/** Farmers who do the same thing at the same time, again and again. */
export interface Crowd<Farmer> {
  readonly at: string;
  /** Farmers who are ready to begin. */
  next(): Promise<Farmer[]>;
  /** Does all of it. @returns what stopped the farmer, or null when all is done */
  act(farmer: Farmer): Promise<Outcome | null>;
  /** Goes on where the farmer was stopped, until all is done. */
  goOn(farmer: Farmer): Promise<unknown>;
}

/** What came of the kills. */
export interface KilledCrowd {
  kills: number;
  interrupted: number;
  /** Milliseconds that the crowd takes, as last measured. */
  span: number;
  /** What no client may see. */
  readonly unfair: Outcome[];
}

/** Tries for one moment; each is a little earlier, for a crowd that is faster than the one before. */
const MOST_KILLS = 12;
const EARLIER = 0.8;

/**
 * Kills at so many moments, spread evenly over the time that a crowd takes. A kill that interrupts no farmer does not
 * count.
 */
export async function killCrowd<Farmer>(crowd: Crowd<Farmer>, victim: Victim, points: number): Promise<KilledCrowd> {
  const run: KilledCrowd = { kills: 0, interrupted: 0, span: 0, unfair: [] };
  for (let round = 0; round < 2; round += 1) run.span = await timeUndisturbed(crowd);
  for (let point = 0; point < points; point += 1) await killWithin(run, crowd, victim, (point + 0.5) / points);
  return run;
}

/** Kills after this part of the crowd's time, from 0 to 1; again when no request was interrupted. */
async function killWithin<Farmer>(run: KilledCrowd, crowd: Crowd<Farmer>, victim: Victim, part: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_KILLS; attempt += 1) {
    if ((await killOnce(run, crowd, victim, run.span * part * EARLIER ** attempt)) > 0) return;
  }
  throw new Error(`every farmer was done before the kill at ${part} of their time`);
}

/** @returns how many farmers were interrupted */
async function killOnce<Farmer>(
  run: KilledCrowd,
  crowd: Crowd<Farmer>,
  victim: Victim,
  milliseconds: number,
): Promise<number> {
  const farmers = await crowd.next();
  const kill = victim.aim();
  const begun = performance.now();
  let took = 0;
  const acting = Promise.all(farmers.map((farmer) => crowd.act(farmer))).finally(
    () => (took = performance.now() - begun),
  );
  const [stops] = await Promise.all([acting, pause(milliseconds).then(kill)]);
  run.kills += 1;
  await victim.comeBack();
  await untilReady(crowd.at);
  const seen = stops.filter((outcome) => outcome !== null);
  run.interrupted += seen.length;
  run.unfair.push(...seen.filter((outcome) => !victim.isFair(outcome)));
  if (seen.length === 0) run.span = Math.min(run.span, took);
  await Promise.all(farmers.map((farmer) => crowd.goOn(farmer)));
  return seen.length;
}

/** @returns milliseconds that a crowd takes */
async function timeUndisturbed<Farmer>(crowd: Crowd<Farmer>): Promise<number> {
  const farmers = await crowd.next();
  const begun = performance.now();
  for (const outcome of await Promise.all(farmers.map((farmer) => crowd.act(farmer)))) {
    if (outcome !== null) throw new Error(`what nothing disturbed was answered ${describe(outcome)}`);
  }
  return performance.now() - begun;
}
