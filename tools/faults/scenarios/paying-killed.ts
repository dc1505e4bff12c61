import { setTimeout as pause } from 'node:timers/promises';
import { describe, isUnavailable, type Outcome } from '@haat/test-clients/call';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import type { Misconduct } from '../gateway/misbehaviour.ts';
import { continuePaying, pollRefund, type PayingFarmer, type PayingIntent } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import type { Sizes } from '../sizes.ts';
import { untilReady } from '../until-ready.ts';
import type { Victim } from './kill-points.ts';
import { goOn, payingCrowd, type PayingCrowd } from './paying-crowd.ts';

/** What the farmers want who order and pay at the same time: the money of some goes back. */
const CROWD: readonly PayingIntent[] = ['have', 'cancel', 'have', 'pay-late', 'have', 'cancel'];
/**
 * What no farmer waits for is left open at the same time: refunds. Of webhooks none is lost, since a refund whose
 * webhook never comes is asked about after ten minutes.
 */
const MISCONDUCT: Misconduct = { calls: ['refund', 'refunds'], deliveries: ['prompt', 'late', 'twice'] };
/** Tries for one moment; each is a little earlier, for a crowd that is faster than the one before. */
const MOST_KILLS = 12;
const EARLIER = 0.8;

/**
 * The backend is killed while orders are placed, handed over, paid, come back, and some are cancelled or paid too
 * late.
 */
export const payingBackendKilled: Scenario = {
  name: 'paying-backend-killed',
  expected: 'no paid order lost, every payment at the gateway pays one order or goes back, once and whole',
  run: (markets, sizes) =>
    killWhilePaying(markets, sizes, ({ backends: [backend] }) => ({
      aim: () => backend.kill,
      comeBack: backend.start,
      isFair: ({ kind }) => kind === 'lost',
    })),
};

/** The database is killed at the same moments; the backend lives on. */
export const payingDatabaseKilled: Scenario = {
  name: 'paying-database-killed',
  expected: 'the same, after crash recovery',
  run: (markets, sizes) =>
    killWhilePaying(markets, sizes, () => ({
      aim: markets.database.aim,
      comeBack: markets.database.comeBack,
      isFair: isUnavailable,
    })),
};

/** What the crowd did, and what came of it. */
interface Run {
  readonly crowd: PayingCrowd;
  readonly victim: Victim;
  readonly unfair: Outcome[];
  kills: number;
  interrupted: number;
  /** Milliseconds that the crowd takes from placing until the last refund is asked for, as last measured. */
  span: number;
}

/** Kills at so many moments, spread evenly over the time that ordering, paying and the beginning of a refund take. */
async function killWhilePaying(
  markets: FaultMarkets,
  { payingKills: points, seed, waitsInEarnest }: Sizes,
  victimOf: (market: FaultMarket) => Victim,
): Promise<Finding> {
  await using market = await markets.openPaying(seed);
  const crowd = await payingCrowd(markets, market, CROWD);
  await market.gateway.behave(MISCONDUCT);
  const run: Run = { crowd, victim: victimOf(market), unfair: [], kills: 0, interrupted: 0, span: 0 };
  for (let round = 0; round < 2; round += 1) run.span = await timeUndisturbed(run);
  for (let point = 0; point < points; point += 1) await killWithin(run, (point + 0.5) / points);
  await market.gateway.recover();
  const wrong = await crowd.settle(waitsInEarnest);
  const { unfair, kills, interrupted, span } = run;
  const { seen, problems } = await crowd.outcome();
  return {
    seen: `${kills} kills, paying took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ${seen}`,
    problems: problemsOf(wrong, problems, unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`),
  };
}

/** Kills after this part of the crowd's time, from 0 to 1; again when no request was interrupted. */
async function killWithin(run: Run, part: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_KILLS; attempt += 1) {
    if ((await killOnce(run, run.span * part * EARLIER ** attempt)) > 0) return;
  }
  throw new Error(`every farmer was done before the kill at ${part} of their time`);
}

/** @returns how many farmers were interrupted */
async function killOnce(run: Run, milliseconds: number): Promise<number> {
  const { crowd, victim } = run;
  const { at } = crowd;
  const farmers = await crowd.next();
  const kill = victim.aim();
  const begun = performance.now();
  let took = 0;
  const paying = Promise.all(farmers.map((farmer) => payAndLookOn(at, farmer))).finally(
    () => (took = performance.now() - begun),
  );
  const [stops] = await Promise.all([paying, pause(milliseconds).then(kill)]);
  run.kills += 1;
  await victim.comeBack();
  await untilReady(at);
  const seen = stops.filter((outcome) => outcome !== null);
  run.interrupted += seen.length;
  run.unfair.push(...seen.filter((outcome) => !victim.isFair(outcome)));
  if (seen.length === 0) run.span = Math.min(run.span, took);
  await Promise.all(farmers.map((farmer) => goOn(at, farmer)));
  return seen.length;
}

/** @returns milliseconds that a crowd takes from placing until the last refund is asked for */
async function timeUndisturbed({ crowd: { at, next } }: Run): Promise<number> {
  const farmers = await next();
  const begun = performance.now();
  for (const outcome of await Promise.all(farmers.map((farmer) => payAndLookOn(at, farmer)))) {
    if (outcome !== null) throw new Error(`paying without a fault was answered ${describe(outcome)}`);
  }
  return performance.now() - begun;
}

async function payAndLookOn(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  return (await continuePaying(at, farmer)) ?? pollRefund(at, farmer);
}
