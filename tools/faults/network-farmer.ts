import { setTimeout as pause } from 'node:timers/promises';
import type { Paged } from '@haat/api-contract';
import type { NetworkCart, NetworkJourney, NetworkProduct } from '@haat/api-contract/open-network';
import type { Buyer } from '@haat/test-clients/buyer';
import { call, describe, goodBody, type Call, type Outcome } from '@haat/test-clients/call';
import { payerOf, payNow, type Payer } from './payer.ts';

const CART = '/ondc/v1/cart';
const ORDERS = '/ondc/v1/orders';
const POLL_INTERVAL_MS = 50;
/** A step waits at most 30 s for its answer, and is asked for again. */
const MOST_LOOKS = 4_000;
const GOODS = '/ondc/v1/products?lat_lng=20.01,73.79&lang=en&search=tomato';

/** A farmer who buys from the open network and pays now, and how far that is. */
export interface NetworkFarmer {
  readonly buyer: Buyer;
  readonly variantId: string;
  /** Null until the shop was asked. */
  journeyId: string | null;
  payer: Payer | null;
  /** Whether the shop has the order, or it failed. */
  end: 'accepted' | 'failed' | null;
}

/** A pack that the network's first seller app sells in Nashik, once its catalogue has come. */
export async function soldInNashik(at: string): Promise<string> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const { results } = goodBody<Paged<NetworkProduct>>(await call(at, GOODS), GOODS);
    const own = results.filter(({ seller }) => seller.seller_type === 'MSN');
    const packs = own.flatMap(({ product_variants }) => product_variants);
    const sold = packs.find(({ is_selectable, missing_facts }) => is_selectable && missing_facts.length === 0);
    if (sold !== undefined) return sold.id;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('no catalogue of the network came');
}

/**
 * Looks where the order stands and does what is next, until the shop has confirmed it or it has failed.
 * @returns what stopped the farmer, or null when it has ended
 */
export async function buyFromNetwork(at: string, farmer: NetworkFarmer): Promise<Outcome | null> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    const stopped = farmer.journeyId === null ? await askPrice(at, farmer) : await goOnFrom(at, farmer);
    if (stopped !== null || farmer.end !== null) return stopped;
    await pause(POLL_INTERVAL_MS);
  }
  throw new Error('an order of the network did not come to its end');
}

const asked = (at: string, { buyer }: NetworkFarmer, path: string, given: Call = {}) =>
  call(at, path, { ...given, token: buyer.token });
const isGood = (outcome: Outcome) => describe(outcome) === '200';

async function askPrice(at: string, farmer: NetworkFarmer): Promise<Outcome | null> {
  const line = { method: 'PUT', body: { quantity: 1, replaces_cart: true } };
  const question = { method: 'POST', body: { address_id: farmer.buyer.address.id } };
  for (const [path, given] of [
    [`${CART}/items/${farmer.variantId}`, line],
    [`${CART}/quote`, question],
  ] as const) {
    const outcome = await asked(at, farmer, path, given);
    if (!isGood(outcome)) return outcome;
  }
  const cart = await asked(at, farmer, CART);
  if (!isGood(cart)) return cart;
  farmer.journeyId = goodBody<NetworkCart>(cart, CART).journey?.id ?? null;
  return null;
}

async function goOnFrom(at: string, farmer: NetworkFarmer): Promise<Outcome | null> {
  const outcome = await asked(at, farmer, `${ORDERS}/${farmer.journeyId}`);
  if (!isGood(outcome)) return outcome;
  const journey = goodBody<NetworkJourney>(outcome, ORDERS);
  switch (journey.step) {
    case 'price-refused':
    case 'order-refused':
      farmer.journeyId = null;
      return null;
    case 'price-known':
      return order(at, farmer, journey);
    case 'awaiting-payment':
      return pay(at, farmer, journey.id);
    case 'accepted':
    case 'failed':
      farmer.end = journey.step;
      return null;
    default:
      return null;
  }
}

async function order(at: string, farmer: NetworkFarmer, { id, quote }: NetworkJourney): Promise<Outcome | null> {
  const body = { journey_id: id, agreed_total: quote?.total, payment_kind: 'pay-now' };
  const outcome = await asked(at, farmer, ORDERS, { method: 'POST', body });
  return isGood(outcome) ? null : outcome;
}

async function pay(at: string, farmer: NetworkFarmer, orderId: string): Promise<Outcome | null> {
  farmer.payer ??= payerOf({ buyer: farmer.buyer }, orderId);
  return farmer.payer.isBack ? null : payNow(at, farmer.payer);
}
