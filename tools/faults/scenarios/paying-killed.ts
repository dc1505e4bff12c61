import { describe, isUnavailable, type Outcome } from '@haat/test-clients/call';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import type { Misconduct } from '../gateway/misbehaviour.ts';
import { continuePaying, pollRefund, type PayingFarmer, type PayingIntent } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import type { Sizes } from '../sizes.ts';
import { killCrowd } from './kill-crowd.ts';
import type { Victim } from './kill-points.ts';
import { goOn, payingCrowd } from './paying-crowd.ts';

/** What the farmers want who order and pay at the same time: the money of some goes back. */
const CROWD: readonly PayingIntent[] = ['have', 'cancel', 'have', 'pay-late', 'have', 'cancel'];
/**
 * What no farmer waits for is left open at the same time: refunds. Of webhooks none is lost, since a refund whose
 * webhook never comes is asked about after ten minutes.
 */
const MISCONDUCT: Misconduct = { calls: ['refund', 'refunds'], deliveries: ['prompt', 'late', 'twice'] };
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

/** Kills at so many moments, spread evenly over the time that ordering, paying and the beginning of a refund take. */
async function killWhilePaying(
  markets: FaultMarkets,
  { payingKills: points, seed, waitsInEarnest }: Sizes,
  victimOf: (market: FaultMarket) => Victim,
): Promise<Finding> {
  await using market = await markets.openPaying(seed);
  const crowd = await payingCrowd(markets, market, CROWD);
  const { at, next } = crowd;
  await market.gateway.behave(MISCONDUCT);
  const { unfair, kills, interrupted, span } = await killCrowd<PayingFarmer>(
    { at, next, act: (farmer) => payAndLookOn(at, farmer), goOn: (farmer) => goOn(at, farmer) },
    victimOf(market),
    points,
  );
  await market.gateway.recover();
  const wrong = await crowd.settle(waitsInEarnest);
  const { seen, problems } = await crowd.outcome();
  return {
    seen: `${kills} kills, paying took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ${seen}`,
    problems: problemsOf(wrong, problems, unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`),
  };
}

async function payAndLookOn(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  return (await continuePaying(at, farmer)) ?? pollRefund(at, farmer);
}
