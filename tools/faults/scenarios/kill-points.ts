import { setTimeout as pause } from 'node:timers/promises';
import {
  acknowledge,
  fillCart,
  newBuyer,
  newBuyers,
  orderIdOf,
  place,
  type Buyer,
  type Placement,
} from '@haat/test-clients/buyer';
import { describe, type Outcome } from '@haat/test-clients/call';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import { ledgerOf, type Ledger } from '../ledger.ts';
import { browse, repeat } from '../load.ts';
import { problemsOf, tally, type Finding } from '../scenario.ts';
import { untilReady } from '../until-ready.ts';

/** What is killed, and how it comes back. */
export interface Victim {
  /** Gets ready; what is answered kills it in the same moment. */
  aim(): () => Promise<void>;
  comeBack(): Promise<void>;
  /** Whether an outcome other than an acknowledged order is what a client may see. */
  isFair(outcome: Outcome): boolean;
}

/** Farmers who place at the same time, and others who look around meanwhile. */
const CROWD = 8;
const ONLOOKERS = 3;
const STOCK = 100_000;
/** Tries for one moment; each is a little earlier, for a crowd that is faster than the one before. */
const MOST_TRIES = 12;
const EARLIER = 0.8;

/** What a crowd did, and what came of it. */
interface Run {
  readonly at: string;
  readonly ledger: Ledger;
  readonly buyers: readonly Buyer[];
  readonly victim: Victim;
  /** Orders that were confirmed to a client. */
  readonly acknowledged: Set<string>;
  readonly unfair: Outcome[];
  readonly wrong: string[];
  kills: number;
  /**
   * Milliseconds from sending a crowd's placements to their last answer, as last measured: other work on the machine
   * changes it.
   */
  span: number;
  /** Placements that were under way at a kill and got no order for an answer; and those of them that had become one. */
  inFlight: number;
  written: number;
}

/**
 * Kills at `points` moments, spread evenly over the time that a placement takes under load. After each: every
 * acknowledged order is there whole, nothing is there by halves, and what was not acknowledged becomes one order when
 * it is sent again.
 */
export async function killAtPoints(
  { database, open }: FaultMarkets,
  points: number,
  victimOf: (market: FaultMarket) => Victim,
): Promise<Finding> {
  await using market = await open();
  const at = market.backends[0].address;
  const ledger = ledgerOf(database, market.name);
  await ledger.stockUp(STOCK);
  const run: Run = {
    at,
    ledger,
    buyers: await newBuyers(at, CROWD),
    victim: victimOf(market),
    acknowledged: new Set(),
    unfair: [],
    wrong: [],
    kills: 0,
    span: 0,
    inFlight: 0,
    written: 0,
  };
  const onlooker = await newBuyer(at);
  let looks = 0;
  await using onlookers = repeat(ONLOOKERS, () => Promise.all([browse(at, onlooker, (looks += 1)), pause(20)]));
  run.span = await measureSpan(run);
  for (let point = 0; point < points; point += 1) await killWithin(run, (point + 0.5) / points, `point ${point + 1}`);
  await onlookers.stop();
  const { acknowledged, unfair, wrong, kills, span, inFlight, written } = run;
  const orders = await ledger.orderIds();
  return {
    seen:
      `${kills} kills, placements took up to ${Math.round(span)} ms; ${inFlight} placements in flight, of ` +
      `which ${written} were written; ${acknowledged.size} acknowledged, ${orders.size} orders`,
    problems: problemsOf(
      wrong,
      orders.size !== acknowledged.size && `${orders.size} orders for ${acknowledged.size} placements`,
      unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
      await ledger.problems(STOCK),
      market.backends.flatMap((part) => part.lastOutput() ?? []).map((words) => `a backend ended by itself: ${words}`),
    ),
  };
}

/** Milliseconds from sending the crowd's placements to their last answer; the second of two rounds counts. */
async function measureSpan({ at, buyers, acknowledged }: Run): Promise<number> {
  let span = 0;
  for (let round = 0; round < 2; round += 1) {
    const placements = await filledCarts(at, buyers);
    const begun = performance.now();
    for (const outcome of await Promise.all(placements.map((placement) => place(at, placement))))
      acknowledge(acknowledged, outcome);
    span = performance.now() - begun;
  }
  return span;
}

/** Kills when this part of a crowd's time, from 0 to 1, is over; again when by then all of them had their answers. */
async function killWithin(run: Run, part: number, point: string): Promise<void> {
  for (let attempt = 0; attempt < MOST_TRIES; attempt += 1) {
    if (await killOnce(run, run.span * part * EARLIER ** attempt, point)) return;
  }
  throw new Error(`${point}: every placement was answered before the kill`);
}

/** @returns whether a placement was under way when it was killed */
async function killOnce(run: Run, milliseconds: number, point: string): Promise<boolean> {
  const { at, ledger, victim, acknowledged, wrong } = run;
  const placements = await filledCarts(at, run.buyers);
  const kill = victim.aim();
  const [outcomes] = await Promise.all([
    Promise.all(placements.map((placement) => place(at, placement))),
    pause(milliseconds).then(kill),
  ]);
  run.kills += 1;
  await victim.comeBack();
  await untilReady(at);
  const unanswered = placements.filter((_, index) => acknowledge(acknowledged, outcomes[index] as Outcome) === null);
  run.unfair.push(...outcomes.filter((outcome) => orderIdOf(outcome) === null && !victim.isFair(outcome)));
  const there = await ledger.orderIds();
  const lost = [...acknowledged].filter((id) => !there.has(id)).length;
  if (lost > 0) wrong.push(`${point}: ${lost} acknowledged orders are gone`);
  wrong.push(...(await ledger.problems(STOCK)).map((problem) => `${point}: ${problem}`));
  run.inFlight += unanswered.length;
  for (const again of await Promise.all(unanswered.map((placement) => place(at, placement)))) {
    const id = acknowledge(acknowledged, again);
    if (id === null) wrong.push(`${point}: sent again, it was answered ${describe(again)}`);
    else if (there.has(id)) run.written += 1;
  }
  if (unanswered.length === 0) run.span = Math.max(...outcomes.map((outcome) => outcome.milliseconds));
  return unanswered.length > 0;
}

function filledCarts(at: string, buyers: readonly Buyer[]): Promise<Placement[]> {
  return Promise.all(buyers.map((buyer) => fillCart(at, buyer)));
}
