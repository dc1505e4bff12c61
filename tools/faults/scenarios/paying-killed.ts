import { setTimeout as pause } from 'node:timers/promises';
import { fillCart, newBuyer, newBuyers, type Buyer } from '@haat/test-clients/buyer';
import { describe, isUnavailable, type Outcome } from '@haat/test-clients/call';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { moneyLedgerOf, type MoneyLedger } from '../money-ledger.ts';
import {
  pollRefund,
  checkWhetherPaid,
  payingFarmer,
  continuePaying,
  type PayingFarmer,
  type PayingIntent,
} from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import { untilReady } from '../until-ready.ts';
import type { Victim } from './kill-points.ts';

/** What the farmers want who order and pay at the same time: the money of some goes back. */
const CROWD: readonly PayingIntent[] = ['have', 'cancel', 'have', 'pay-late', 'have', 'cancel'];
const STOCK = 100_000;
/**
 * Words of the gateway that went missing are asked for, and refunds that broke off gone on with, within this;
 * generous, the machine may be busy.
 */
const SETTLED_WITHIN_MS = 240_000;
const LOOK_AGAIN_MS = 500;
/** Times that a farmer tries to go on. */
const MOST_TRIES = 20;
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
  run: (markets, { payingKills }) =>
    killWhilePaying(markets, payingKills, ({ backends: [backend] }) => ({
      aim: () => backend.kill,
      comeBack: backend.start,
      isFair: ({ kind }) => kind === 'lost',
    })),
};

/** The database is killed at the same moments; the backend lives on. */
export const payingDatabaseKilled: Scenario = {
  name: 'paying-database-killed',
  expected: 'the same, after crash recovery',
  run: (markets, { payingKills }) =>
    killWhilePaying(markets, payingKills, () => ({
      aim: markets.database.aim,
      comeBack: markets.database.comeBack,
      isFair: isFairWithoutDatabase,
    })),
};

/** The gateway's sandbox is in the same database: then it is away as well. */
function isFairWithoutDatabase(outcome: Outcome): boolean {
  return isUnavailable(outcome) || describe(outcome) === '503 payment_error.gateway_away';
}

/** What the crowd did, and what came of it. */
interface Run {
  readonly at: string;
  readonly victim: Victim;
  readonly buyers: readonly Buyer[];
  readonly farmers: PayingFarmer[];
  readonly unfair: Outcome[];
  kills: number;
  interrupted: number;
}

/** Kills at `points` moments, spread evenly over the time that ordering, paying and the beginning of a refund take. */
async function killWhilePaying(
  { database, open }: FaultMarkets,
  points: number,
  victimOf: (market: FaultMarket) => Victim,
): Promise<Finding> {
  await using market = await open();
  const at = market.backends[0].address;
  const [goods, money] = [ledgerOf(database, market.name), moneyLedgerOf(database, market.name)];
  await goods.stockUp(STOCK);
  const run: Run = {
    at,
    victim: victimOf(market),
    buyers: await newBuyers(at, CROWD.length),
    farmers: [],
    unfair: [],
    kills: 0,
    interrupted: 0,
  };
  const span = await measureSpan(run);
  for (let point = 0; point < points; point += 1) await killWithin(run, (span * (point + 0.5)) / points);
  const wrong = await untilSettled(money);
  const orders = await goods.orderIds();
  const { paid, atGateway, cancelled, beyond } = await money.count();
  const { farmers, unfair, kills, interrupted } = run;
  const wanted = (intent: PayingIntent) => farmers.filter((farmer) => farmer.intent === intent).length;
  return {
    seen:
      `${kills} kills, paying took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ` +
      `${farmers.length} orders, ${paid} paid, ${cancelled} paid and cancelled; ${atGateway} payments at the ` +
      `gateway, ${cancelled + beyond} of them went back`,
    problems: problemsOf(
      wrong,
      orders.size !== farmers.length && `${orders.size} orders for ${farmers.length} farmers' placements`,
      paid !== wanted('have') && `${wanted('have') - paid} of the orders are not paid`,
      cancelled !== wanted('cancel') && `${cancelled} of ${wanted('cancel')} orders that were cancelled had been paid`,
      beyond < wanted('pay-late') && `${beyond} payments go back of ${wanted('pay-late')} that came too late`,
      paid + cancelled + beyond !== atGateway &&
        `${atGateway} payments, of which ${paid + cancelled} paid an order and ${beyond} go back`,
      unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
      await goods.problems(STOCK),
      market.backends.flatMap((part) => part.lastOutput() ?? []).map((words) => `a backend ended by itself: ${words}`),
    ),
  };
}

/** Kills after this time; again, a little earlier, when no request was interrupted. */
async function killWithin(run: Run, milliseconds: number): Promise<void> {
  for (let attempt = 0; attempt < MOST_KILLS; attempt += 1) {
    if ((await killOnce(run, milliseconds * EARLIER ** attempt)) > 0) return;
  }
  throw new Error(`every farmer was done before the kill after ${Math.round(milliseconds)} ms`);
}

/** @returns how many farmers were interrupted */
async function killOnce(run: Run, milliseconds: number): Promise<number> {
  const { at, victim } = run;
  const farmers = await farmersOf(run);
  const kill = victim.aim();
  const [stops] = await Promise.all([
    Promise.all(farmers.map((farmer) => payAndLookOn(at, farmer))),
    pause(milliseconds).then(kill),
  ]);
  run.kills += 1;
  await victim.comeBack();
  await untilReady(at);
  const seen = stops.filter((outcome) => outcome !== null);
  run.interrupted += seen.length;
  run.unfair.push(...seen.filter((outcome) => !victim.isFair(outcome)));
  await Promise.all(farmers.map((farmer) => goOn(at, farmer)));
  return seen.length;
}

/**
 * Milliseconds that the crowd takes from placing until the last refund is asked for; the second of two rounds counts.
 */
async function measureSpan(run: Run): Promise<number> {
  let span = 0;
  for (let round = 0; round < 2; round += 1) {
    const farmers = await farmersOf(run);
    const begun = performance.now();
    for (const outcome of await Promise.all(farmers.map((farmer) => payAndLookOn(run.at, farmer)))) {
      if (outcome !== null) throw new Error(`paying without a fault was answered ${describe(outcome)}`);
    }
    span = performance.now() - begun;
  }
  return span;
}

/** The crowd with carts that are ready to be ordered. */
async function farmersOf({ at, buyers, farmers }: Run): Promise<PayingFarmer[]> {
  const crowd = await Promise.all(
    buyers.map(async (buyer, index) => {
      const intent = CROWD[index] ?? 'have';
      // Whose payment failed keeps an unpaid order, of which one farmer may have only a few.
      const payer = intent === 'pay-late' ? await newBuyer(at) : buyer;
      return payingFarmer(await fillCart(at, payer, { payment: 'pay-now' }), intent);
    }),
  );
  farmers.push(...crowd);
  return crowd;
}

async function payAndLookOn(at: string, farmer: PayingFarmer): Promise<Outcome | null> {
  return (await continuePaying(at, farmer)) ?? pollRefund(at, farmer);
}

/** A farmer looks how it stands and goes on until all is done. */
async function goOn(at: string, farmer: PayingFarmer): Promise<void> {
  let last: Outcome | null = null;
  for (let attempt = 0; attempt < MOST_TRIES && !farmer.isDone; attempt += 1) {
    await checkWhetherPaid(at, farmer);
    last = await continuePaying(at, farmer);
    if (last !== null) await pause(LOOK_AGAIN_MS);
  }
  if (!farmer.isDone)
    throw new Error(`a farmer could not go on paying: ${last === null ? 'no answer' : describe(last)}`);
}

/** What is not accounted for once everything that is under way has had its time. */
async function untilSettled(money: MoneyLedger): Promise<string[]> {
  const begun = performance.now();
  let problems = await money.problems();
  while (problems.length > 0 && performance.now() - begun < SETTLED_WITHIN_MS) {
    await pause(LOOK_AGAIN_MS);
    problems = await money.problems();
  }
  return problems;
}
