import { fillCart, newBuyers, orderIdOf, place, type Placement } from '@haat/test-clients/buyer';
import { describe, type Outcome } from '@haat/test-clients/call';
import { ledgerOf } from '../ledger.ts';
import { problemsOf, tally, type Scenario } from '../scenario.ts';
import { slowest } from './last-packs.ts';

/**
 * Each cart sent many times at the same time, to one backend and to another, as by a nervous thumb and a shell that
 * repeats.
 */
export const sameCart: Scenario = {
  name: 'same-cart',
  expected: 'one order of each cart, and every answer the same',
  async run({ database, open }, { carts, placements: times }) {
    await using market = await open({ backends: 2 });
    const [at, other = at] = market.backends.map(({ address }) => address) as [string, string];
    const ledger = ledgerOf(database, market.name);
    const initial = carts + 10;
    await ledger.stockUp(initial);
    const placements: Placement[] = [];
    for (const buyer of await newBuyers(at, carts)) placements.push(await fillCart(at, buyer));
    const byCart = await Promise.all(
      placements.map((placement) =>
        Promise.all(Array.from({ length: times }, (_, index) => place(index % 2 === 0 ? at : other, placement))),
      ),
    );
    const [orders, wrong] = [await ledger.orderIds(), await ledger.problems(initial)];
    const outcomes = byCart.flat();
    return {
      seen: `${orders.size} orders; ${tally(outcomes.map(describe))}; slowest ${slowest(outcomes)} s`,
      problems: problemsOf(
        orders.size !== carts && `${orders.size} orders instead of ${carts}`,
        byCart.flatMap((answers, index) => unequal(answers, index)),
        wrong,
      ),
    };
  },
};

/** What differs among the answers for one cart: all carry the same order, the first as a new one. */
function unequal(answers: readonly Outcome[], index: number): string[] {
  const unanswered = answers.filter((answer) => orderIdOf(answer) === null);
  const bodies = new Set(
    answers.flatMap((answer) =>
      answer.kind === 'answer' && orderIdOf(answer) !== null ? JSON.stringify(answer.body) : [],
    ),
  );
  const made = answers.filter((answer) => describe(answer) === '201').length;
  return problemsOf(
    unanswered.length > 0 && `cart ${index + 1}: ${tally(unanswered.map(describe))}`,
    bodies.size > 1 && `cart ${index + 1}: ${bodies.size} different answers`,
    unanswered.length === 0 && made !== 1 && `cart ${index + 1}: ${made} answers say that the order is new`,
  );
}
