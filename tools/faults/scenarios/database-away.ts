import { setTimeout as pause } from 'node:timers/promises';
import {
  acknowledge,
  fillCart,
  newBuyers,
  orderIdOf,
  place,
  type Buyer,
  type Placement,
} from '@haat/test-clients/buyer';
import { call, describe, isUnavailable, type Outcome } from '@haat/test-clients/call';
import type { FaultDatabase } from '../fault-database.ts';
import { POOL_SIZE, type FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { browse, repeat, type Load } from '../load.ts';
import { problemsOf, tally, type Finding, type Scenario } from '../scenario.ts';
import { untilReady } from '../until-ready.ts';
import { backendConnections, settledConnections } from './connections.ts';
import { slowest } from './last-packs.ts';

/** Longest wait for an answer, whatever the database does. */
const ANSWER_WITHIN_MS = 10_000;
const CROWD = 2 * POOL_SIZE;
const ONLOOKERS = 6;
const STOCK = 100_000;
/** Pages of different kinds are asked for this long before the database goes. */
const BEFORE_MS = 500;

/** The database is stopped for a while: connections are refused. */
export const databaseRefuses: Scenario = {
  name: 'database-refuses',
  expected: 'clear 503 within 10 s, not ready but alive; recovery without a restart, no connection lost',
  run: (markets, { away }) =>
    duringOutage(markets, away, { goAway: markets.database.leave, comeBack: markets.database.comeBack }),
};

/** The database hangs for a while: connections stay open, and nothing is ever answered. */
export const databaseHangs: Scenario = {
  name: 'database-hangs',
  expected: 'the same, though nothing says that it is gone',
  run: (markets, { away }) =>
    duringOutage(markets, away, {
      goAway: async () => markets.database.freeze(),
      comeBack: async () => markets.database.thaw(),
    }),
};

interface Absence {
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
}

async function duringOutage(
  { database, open }: FaultMarkets,
  milliseconds: number,
  { goAway, comeBack }: Absence,
): Promise<Finding> {
  await using market = await open();
  const at = market.backends[0].address;
  const ledger = ledgerOf(database, market.name);
  await ledger.stockUp(STOCK);
  const buyers = await newBuyers(at, CROWD);
  const acknowledged = new Set<string>();
  const before = await Promise.all(buyers.map((buyer) => fillCart(at, buyer)));
  const seen: Outcome[] = [];
  const health = { ready: [] as Outcome[], live: [] as Outcome[] };
  await using watchers = watch(at, buyers, seen, health);
  await pause(BEFORE_MS);
  // The crowd is in the middle of its orders when the database goes.
  const crowd = Promise.all(before.map((placement) => place(at, placement)));
  await goAway();
  const atWorst = { ready: health.ready.length, live: health.live.length };
  await pause(milliseconds);
  await comeBack();
  const recovery = await untilReady(at);
  const outcomes = await crowd;
  await watchers.stop();
  for (const outcome of outcomes) acknowledge(acknowledged, outcome);
  const wrong = await sendAgain(
    at,
    before.filter((_, index) => orderIdOf(outcomes[index] as Outcome) === null),
    acknowledged,
  );
  const connections = await afterwards(database, market.name, at, buyers, acknowledged);
  const [answers, orders] = [[...seen, ...outcomes], await ledger.orderIds()];
  const unclear = answers.filter((outcome) => !isGoodOrClear(outcome));
  const late = [...answers, ...health.ready].filter((outcome) => outcome.milliseconds > ANSWER_WITHIN_MS);
  const [ready, live] = [health.ready.slice(atWorst.ready), health.live.slice(atWorst.live)];
  return {
    seen:
      `${answers.length} answers: ${tally(answers.map(describe))}; slowest ${slowest(answers)} s; ready ` +
      `again after ${(recovery / 1000).toFixed(1)} s; connections ${connections.join(', then ')} of ` +
      `${POOL_SIZE}`,
    problems: problemsOf(
      unclear.length > 0 && `unclear answers: ${tally(unclear.map(describe))}`,
      late.length > 0 && `${late.length} answers took longer than ${ANSWER_WITHIN_MS / 1000} s`,
      milliseconds >= ANSWER_WITHIN_MS &&
        !answers.some(isUnavailable) &&
        'no farmer was told that the services are unavailable',
      !ready.some(isUnavailable) && `readiness said only ${tally(ready.map(describe))}`,
      live.some((outcome) => describe(outcome) !== '200') && `liveness said ${tally(live.map(describe))}`,
      connections.some((count) => count > POOL_SIZE) &&
        `${connections.join(', ')} connections, though a pool has ${POOL_SIZE}`,
      orders.size !== acknowledged.size && `${orders.size} orders for ${acknowledged.size} placements`,
      [...acknowledged].some((id) => !orders.has(id)) && 'acknowledged orders are gone',
      wrong,
      await ledger.problems(STOCK),
      market.backends.flatMap((part) => part.lastOutput() ?? []).map((words) => `a backend ended by itself: ${words}`),
    ),
  };
}

/** Looks, signs in and asks for health, over and over; every outcome is kept. */
function watch(
  at: string,
  buyers: readonly Buyer[],
  seen: Outcome[],
  health: { ready: Outcome[]; live: Outcome[] },
): Load {
  let turns = 0;
  const loads = [
    repeat(ONLOOKERS, async (lane) => {
      seen.push(await browse(at, buyers[lane] as Buyer, (turns += 1)));
      await pause(50);
    }),
    repeat(1, async () => {
      const form = new URLSearchParams({
        client_id: 'krishi-haat-farmer',
        grant_type: 'refresh_token',
        refresh_token: buyers[turns % buyers.length]?.refreshToken ?? '',
      });
      seen.push(await call(at, '/realms/krishi-haat/protocol/openid-connect/token', { method: 'POST', body: form }));
      await pause(200);
    }),
    repeat(1, async () => {
      health.ready.push(await call(at, '/health/ready'));
      await pause(100);
    }),
    repeat(1, async () => {
      health.live.push(await call(at, '/health/live'));
      await pause(100);
    }),
  ];
  const stop = async () => void (await Promise.all(loads.map((load) => load.stop())));
  return { stop, [Symbol.asyncDispose]: stop };
}

/** What was not acknowledged is sent again, and becomes one order each. */
async function sendAgain(at: string, placements: readonly Placement[], acknowledged: Set<string>): Promise<string[]> {
  const outcomes = await Promise.all(placements.map((placement) => place(at, placement)));
  for (const outcome of outcomes) acknowledge(acknowledged, outcome);
  const refused = outcomes.filter((outcome) => orderIdOf(outcome) === null);
  return problemsOf(refused.length > 0 && `sent again: ${tally(refused.map(describe))}`);
}

/**
 * Two crowds order; after each the backend's connections are counted, which are at rest then. A lost one would be
 * missed by the crowds, or counted.
 */
async function afterwards(
  database: FaultDatabase,
  name: string,
  at: string,
  buyers: readonly Buyer[],
  acknowledged: Set<string>,
): Promise<number[]> {
  const counts = [await backendConnections(database, name)];
  for (let crowd = 0; crowd < 2; crowd += 1) {
    const placements = await Promise.all(buyers.map((buyer) => fillCart(at, buyer)));
    for (const outcome of await Promise.all(placements.map((placement) => place(at, placement)))) {
      if (acknowledge(acknowledged, outcome) === null)
        throw new Error(`after the database was back, an order was answered ${describe(outcome)}`);
    }
    counts.push(await settledConnections(database, name));
  }
  return counts;
}

function isGoodOrClear(outcome: Outcome): boolean {
  return isUnavailable(outcome) || (outcome.kind === 'answer' && outcome.status < 300);
}
