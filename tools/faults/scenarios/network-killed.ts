import { setTimeout as pause } from 'node:timers/promises';
import { newBuyers } from '@haat/test-clients/buyer';
import { call, describe } from '@haat/test-clients/call';
import { compareBooks } from '../books/compare-books.ts';
import { readMarketBook } from '../books/market-book.ts';
import { letTimePass } from '../books/time-passes.ts';
import type { FaultMarkets, NetworkedMarket } from '../fault-market.ts';
import { buyFromNetwork, soldInNashik, type NetworkFarmer } from '../network-farmer.ts';
import { checkWhetherPaid } from '../payer.ts';
import { problemsOf, tally, type Scenario } from '../scenario.ts';
import { killCrowd } from './kill-crowd.ts';

const CROWD = 4;
/** Farmers are stopped as often as the backend is away. */
const MOST_STOPS = 40;
const LOOK_AGAIN_MS = 500;
const SETTLED_WITHIN_MS = 120_000;

/** Each counts orders of the network of which something is not as it must be. */
const RULES: Readonly<Record<string, string>> = {
  'orders that are neither taken by their shop nor failed': `select 1 from network_journeys
    where step in ('sending-order', 'awaiting-payment', 'confirming')`,
  'orders that their shop has and whose farmer is told otherwise': `select 1 from network_journeys
    join orders using (id) where (step = 'accepted') <> (status = 'VENDOR_CONFIRMED')`,
  'orders whose books do not say what is held for them': `select 1 from orders where marketplace = 'ondc'
    and coalesce((select sum(amount_paise) from network_order_entries where order_id = orders.id), 0)
      <> case status when 'VENDOR_CONFIRMED' then total_paise else 0 end`,
  'carts with two orders': `select 1 from orders where marketplace = 'ondc' group by farmer_id, cart_id
    having count(*) > 1`,
  'orders that were sent to their shop under two ids': `select 1 from network_messages
    where direction = 'sent' and action = 'confirm' group by transaction_id having count(distinct message_id) > 1`,
  'orders that were sent before their money was there': `select 1 from network_messages sent
    where direction = 'sent' and action = 'confirm' and not exists (select 1 from payment_captures
      where order_id::text = sent.transaction_id and captured_at <= sent.at + interval '1 second')`,
};

/**
 * The backend is killed while farmers order from the open network and pay: at moments from the question for the price
 * to the shop's confirmation.
 */
export const networkBackendKilled: Scenario = {
  name: 'network-backend-killed',
  expected: 'no money kept without an order, no order twice: each is taken by its shop, or failed and paid back whole',
  async run(markets, { networkKills: points, seed }) {
    await using market = await markets.openNetworked(seed);
    const [backend] = market.backends;
    const at = backend.address;
    const variantId = await soldInNashik(at);
    const farmers: NetworkFarmer[] = [];
    const next = async () => {
      // A session ends sooner than all of the kills.
      const buyers = await newBuyers(at, CROWD);
      const crowd = buyers.map((buyer) => ({ buyer, variantId, journeyId: null, payer: null, end: null }));
      farmers.push(...crowd);
      return crowd;
    };
    const { kills, interrupted, span, unfair } = await killCrowd<NetworkFarmer>(
      { at, next, act: (farmer) => buyFromNetwork(at, farmer), goOn: (farmer) => goOn(at, farmer) },
      { aim: () => backend.kill, comeBack: backend.start, isFair: ({ kind }) => kind === 'lost' },
      points,
    );
    const wrong = await settle(markets, market);
    const accepted = farmers.filter(({ end }) => end === 'accepted');
    const lost = await lostAtSeller(market, accepted);
    const [{ count } = { count: '0' }] = await markets.database.query<{ count: string }>(
      market.name,
      `select count(*) from orders where marketplace = 'ondc' and status = 'VENDOR_CONFIRMED'`,
    );
    return {
      seen:
        `${kills} kills, an order took ${Math.round(span)} ms; ${interrupted} farmers interrupted; ${farmers.length} ` +
        `farmers, ${accepted.length} orders taken by their shop, ${farmers.length - accepted.length} failed`,
      problems: problemsOf(
        wrong,
        Number(count) !== accepted.length && `${count} orders stand, of ${accepted.length} that farmers were told of`,
        lost > 0 && `${lost} orders are not known to their shop`,
        accepted.length === 0 && 'no order was taken',
        unfair.length > 0 && `unclear answers: ${tally(unfair.map(describe))}`,
        market.backends
          .flatMap((part) => part.lastOutput() ?? [])
          .map((words) => `a backend ended by itself: ${words}`),
      ),
    };
  },
};

/** Looks whether it is paid, and goes on until the order has ended. */
async function goOn(at: string, farmer: NetworkFarmer): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    const { payer } = farmer;
    const stopped = (payer === null ? null : await checkWhetherPaid(at, payer)) ?? (await buyFromNetwork(at, farmer));
    if (stopped === null) return;
    if (stops === MOST_STOPS - 1) throw new Error(`a farmer could not go on buying: ${describe(stopped)}`);
    await pause(LOOK_AGAIN_MS);
  }
}

/** What is not accounted for once everything that is under way has had its time. */
async function settle({ database }: FaultMarkets, { name, gateway }: NetworkedMarket): Promise<string[]> {
  const problems = async () => {
    const found = compareBooks(await gateway.book(), await readMarketBook(database, name));
    for (const [what, rows] of Object.entries(RULES)) {
      const [{ count } = { count: '0' }] = await database.query<{ count: string }>(
        name,
        `select count(*) from (${rows}) as counted`,
      );
      if (Number(count) > 0) found.push(`${count} ${what}`);
    }
    return found;
  };
  const until = performance.now() + SETTLED_WITHIN_MS;
  let found = await problems();
  while (found.length > 0 && performance.now() < until) {
    await letTimePass(database, name);
    await pause(LOOK_AGAIN_MS);
    found = await problems();
  }
  return found;
}

/** How many orders the seller app does not know: what it has not confirmed cannot be taken a step on. */
async function lostAtSeller({ sellerAddress }: NetworkedMarket, farmers: readonly NetworkFarmer[]): Promise<number> {
  const outcomes = await Promise.all(
    farmers.map(({ journeyId }) =>
      call(sellerAddress, '/sandbox/advance', {
        method: 'POST',
        body: { order_id: journeyId?.replaceAll('-', '') },
      }),
    ),
  );
  return outcomes.filter((outcome) => describe(outcome) !== '200').length;
}
