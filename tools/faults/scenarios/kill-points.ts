import { setTimeout as pause } from 'node:timers/promises';
import { acknowledge, fillCart, newBuyers, orderIdOf, place, type Buyer, type Placement } from '../buyer.ts';
import { describe, type Outcome } from '../call.ts';
import type { FaultMarket, FaultMarkets } from '../fault-market.ts';
import { ledgerOf } from '../ledger.ts';
import { look, repeat } from '../load.ts';
import { problemsOf, tally, type Finding } from '../scenario.ts';
import { untilReady } from '../until-ready.ts';

/** What is killed, and how it comes back. */
export interface Victim {
  kill(): Promise<void>;
  comeBack(): Promise<void>;
  /** Whether an outcome other than an acknowledged order is what a client may see. */
  isFair(outcome: Outcome): boolean;
}

/** Farmers who place at the same time, and others who look around meanwhile. */
const CROWD = 8;
const ONLOOKERS = 3;
const STOCK = 100_000;
const MOST_TRIES = 6;

/**
 * Kills at `points` moments, spread evenly over the time that a placement takes under load. After each: every acknowledged
 * order is there whole, nothing is there by halves, and what was not acknowledged becomes one order when it is sent again.
 */
export async function killAtPoints({ database, open }: FaultMarkets, points: number, victimOf: (market: FaultMarket) => Victim): Promise<Finding> {
  const market = await open();
  try {
    const at = market.backends[0].address;
    const victim = victimOf(market);
    const ledger = ledgerOf(database, market.name);
    await ledger.stockUp(STOCK);
    const buyers = await newBuyers(at, CROWD);
    const onlooker = await newBuyers(at, 1);
    let looks = 0;
    const onlookers = repeat(ONLOOKERS, () => Promise.all([look(at, onlooker[0] as Buyer, (looks += 1)), pause(20)]));
    const acknowledged = new Set<string>();
    const unfair: Outcome[] = [];
    const wrong: string[] = [];
    const seen = { killed: 0, inFlight: 0, written: 0 };
    const span = await measureSpan(at, buyers, acknowledged);
    for (let point = 0; point < points; point += 1) {
      for (let attempt = 1, unanswered: Placement[] = []; unanswered.length === 0; attempt += 1) {
        if (attempt > MOST_TRIES) throw new Error(`point ${point + 1}: every placement was answered before the kill`);
        const placements = await filledCarts(at, buyers);
        // Later tries kill earlier: the crowd was faster than when it was measured.
        const moment = (span * (point + 0.5)) / points / 1.5 ** (attempt - 1);
        const [outcomes] = await Promise.all([Promise.all(placements.map((placement) => place(at, placement))), pause(moment).then(() => victim.kill())]);
        await victim.comeBack();
        await untilReady(at);
        seen.killed += 1;
        for (const outcome of outcomes) acknowledge(acknowledged, outcome);
        unanswered = placements.filter((_, index) => orderIdOf(outcomes[index] as Outcome) === null);
        unfair.push(...outcomes.filter((outcome) => orderIdOf(outcome) === null && !victim.isFair(outcome)));
        const there = await ledger.orderIds();
        const lost = [...acknowledged].filter((id) => !there.has(id)).length;
        wrong.push(...problemsOf(lost > 0 && `point ${point + 1}: ${lost} acknowledged orders are gone`, (await ledger.problems(STOCK)).map((problem) => `point ${point + 1}: ${problem}`)));
        seen.inFlight += unanswered.length;
        for (const again of await Promise.all(unanswered.map((placement) => place(at, placement)))) {
          const id = acknowledge(acknowledged, again);
          if (id === null) wrong.push(`point ${point + 1}: sent again, it was answered ${describe(again)}`);
          if (id !== null && there.has(id)) seen.written += 1;
        }
      }
    }
    await onlookers.stop();
    const orders = await ledger.orderIds();
    return {
      seen: `${seen.killed} kills within ${Math.round(span)} ms; ${seen.inFlight} placements in flight, of which ${seen.written} were written; ${acknowledged.size} acknowledged, ${orders.size} orders`,
      problems: problemsOf(
        wrong,
        orders.size !== acknowledged.size && `${orders.size} orders for ${acknowledged.size} placements`,
        unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
        await ledger.problems(STOCK),
        market.backends.flatMap((part) => part.lastWords() ?? []).map((words) => `a backend ended by itself: ${words}`),
      ),
    };
  } finally {
    await market.close();
  }
}

/** Milliseconds from sending the crowd's placements to their last answer; the second of two rounds counts. */
async function measureSpan(at: string, buyers: readonly Buyer[], acknowledged: Set<string>): Promise<number> {
  let span = 0;
  for (let round = 0; round < 2; round += 1) {
    const placements = await filledCarts(at, buyers);
    const begun = performance.now();
    for (const outcome of await Promise.all(placements.map((placement) => place(at, placement)))) acknowledge(acknowledged, outcome);
    span = performance.now() - begun;
  }
  return span;
}

function filledCarts(at: string, buyers: readonly Buyer[]): Promise<Placement[]> {
  return Promise.all(buyers.map((buyer) => fillCart(at, buyer)));
}
