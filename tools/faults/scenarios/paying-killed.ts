import { setTimeout as pause } from 'node:timers/promises';
import { fillCart, newBuyers, type Buyer } from '../buyer.ts';
import { describe, isUnavailable, type Outcome } from '../call.ts';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { moneyLedgerOf, type MoneyLedger } from '../money-ledger.ts';
import { lookWhetherPaid, payOn, type PayingFarmer } from '../payer.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import { untilReady } from '../until-ready.ts';
import type { Victim } from './kill-points.ts';

/** Farmers who order and pay at the same time. */
const CROWD = 6;
const STOCK = 100_000;
/** Words of the gateway that went missing are asked for within this; generous, the machine may be busy. */
const SETTLED_WITHIN_MS = 120_000;
const LOOK_AGAIN_MS = 500;
/** Times that a farmer tries to go on. */
const MOST_TRIES = 20;

/** The backend is killed while orders are placed, handed over, paid and come back. */
export const payingBackendKilled: Scenario = {
  name: 'paying-backend-killed',
  expected: 'no paid order lost, every payment at the gateway pays one order or goes back',
  run: (markets, { payingKills }) => killWhilePaying(markets, payingKills, ({ backends: [backend] }) => ({
    aim: () => backend.kill, comeBack: backend.start, isFair: ({ kind }) => kind === 'lost',
  })),
};

/** The database is killed while orders are placed, handed over, paid and come back; the backend lives on. */
export const payingDatabaseKilled: Scenario = {
  name: 'paying-database-killed',
  expected: 'the same, after crash recovery',
  run: (markets, { payingKills }) => killWhilePaying(markets, payingKills, () => ({
    aim: markets.database.aim, comeBack: markets.database.comeBack, isFair: isFairWithoutDatabase,
  })),
};

/** The gateway's sandbox is in the same database: then it is away as well. */
function isFairWithoutDatabase(outcome: Outcome): boolean {
  return isUnavailable(outcome) || describe(outcome) === '503 payment_error.gateway_away';
}

/** Kills at `points` moments, spread evenly over the time that ordering and paying take. */
async function killWhilePaying({ database, open }: FaultMarkets, points: number, victimOf: (market: FaultMarket) => Victim): Promise<Finding> {
  await using market = await open();
  const at = market.backends[0].address;
  const [goods, money] = [ledgerOf(database, market.name), moneyLedgerOf(database, market.name)];
  await goods.stockUp(STOCK);
  const [victim, buyers] = [victimOf(market), await newBuyers(at, CROWD)];
  const unfair: Outcome[] = [];
  const acknowledged = new Set<string>();
  const span = await measureSpan(at, buyers, acknowledged);
  let interrupted = 0;
  for (let point = 0; point < points; point += 1) {
    const farmers = await farmersOf(at, buyers);
    const kill = victim.aim();
    const [stops] = await Promise.all([Promise.all(farmers.map((farmer) => payOn(at, farmer))), pause((span * (point + 0.5)) / points).then(kill)]);
    await victim.comeBack();
    await untilReady(at);
    const seen = stops.filter((outcome) => outcome !== null);
    interrupted += seen.length;
    unfair.push(...seen.filter((outcome) => !victim.isFair(outcome)));
    await Promise.all(farmers.map((farmer) => goOn(at, farmer)));
    for (const { orderId } of farmers) if (orderId !== null) acknowledged.add(orderId);
  }
  const wrong = await untilSettled(money);
  const orders = await goods.orderIds();
  const { paid, atGateway, back } = await money.count();
  return {
    seen: `${points} kills, paying took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ${acknowledged.size} orders, ${paid} paid; ${atGateway} payments at the gateway, ${back} of them go back`,
    problems: problemsOf(
      wrong,
      orders.size !== acknowledged.size && `${orders.size} orders for ${acknowledged.size} farmers' placements`,
      paid !== acknowledged.size && `${acknowledged.size - paid} of the orders are not paid`,
      paid + back !== atGateway && `${atGateway} payments, of which ${paid} paid an order and ${back} go back`,
      unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
      await goods.problems(STOCK),
      market.backends.flatMap((part) => part.lastWords() ?? []).map((words) => `a backend ended by itself: ${words}`),
    ),
  };
}

/** Milliseconds that the crowd takes from placing to the return page; the second of two rounds counts. */
async function measureSpan(at: string, buyers: readonly Buyer[], acknowledged: Set<string>): Promise<number> {
  let span = 0;
  for (let round = 0; round < 2; round += 1) {
    const farmers = await farmersOf(at, buyers);
    const begun = performance.now();
    for (const outcome of await Promise.all(farmers.map((farmer) => payOn(at, farmer)))) {
      if (outcome !== null) throw new Error(`paying without a fault was answered ${describe(outcome)}`);
    }
    span = performance.now() - begun;
    for (const { orderId } of farmers) if (orderId !== null) acknowledged.add(orderId);
  }
  return span;
}

function farmersOf(at: string, buyers: readonly Buyer[]): Promise<PayingFarmer[]> {
  return Promise.all(buyers.map(async (buyer) => ({ placement: await fillCart(at, buyer, { payment: 'pay-now' }), orderId: null, gatewayOrderId: null, signed: null, isDone: false })));
}

/** A farmer looks whether it is paid and goes on until it is. */
async function goOn(at: string, farmer: PayingFarmer): Promise<void> {
  let last: Outcome | null = null;
  for (let attempt = 0; attempt < MOST_TRIES && !farmer.isDone; attempt += 1) {
    await lookWhetherPaid(at, farmer);
    last = farmer.isDone ? null : await payOn(at, farmer);
    if (last !== null) await pause(LOOK_AGAIN_MS);
  }
  if (!farmer.isDone) throw new Error(`a farmer could not go on paying: ${last === null ? 'no answer' : describe(last)}`);
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
