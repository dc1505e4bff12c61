import { fillCart, newBuyers, place, type Placement } from '@haat/test-clients/buyer';
import { describe, type Outcome } from '@haat/test-clients/call';
import { ledgerOf } from '../ledger.ts';
import { problemsOf, tally, type Scenario } from '../scenario.ts';

const REFUSAL = '409 order_error.not_enough_stock';

/** More farmers than packs, all at the same time. */
export const lastPacks: Scenario = {
  name: 'last-packs',
  expected: 'as many sold as there are packs, every other farmer told so',
  async run({ database, open }, { buyers: count, packs }) {
    await using market = await open();
    const at = market.backends[0].address;
    const ledger = ledgerOf(database, market.name);
    const placements: Placement[] = [];
    await ledger.stockUp(packs);
    for (const buyer of await newBuyers(at, count)) placements.push(await fillCart(at, buyer));
    const outcomes = await Promise.all(placements.map((placement) => place(at, placement)));
    const [left, orders, wrong] = [await ledger.stock(), await ledger.orderIds(), await ledger.problems(packs)];
    const sold = outcomes.filter((outcome) => describe(outcome) === '201').length;
    const refused = outcomes.filter((outcome) => describe(outcome) === REFUSAL).length;
    return {
      seen: `${tally(outcomes.map(describe))}; ${left} left; slowest ${slowest(outcomes)} s`,
      problems: problemsOf(
        sold !== packs && `${sold} acknowledged instead of ${packs}`,
        refused !== count - packs && `${refused} told that nothing is left, instead of ${count - packs}`,
        orders.size !== packs && `${orders.size} orders instead of ${packs}`,
        left !== 0 && `${left} packs left instead of none`,
        wrong,
      ),
    };
  },
};

/** Seconds that the slowest answer took. */
export function slowest(outcomes: readonly Outcome[]): string {
  return (Math.max(...outcomes.map(({ milliseconds }) => milliseconds)) / 1000).toFixed(1);
}
