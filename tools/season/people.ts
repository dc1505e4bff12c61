import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { fillCart, newBuyer, orderIdOf, place, type Buyer, type Where } from '@haat/test-clients/buyer';
import { call, describe, isUnavailable, type Outcome } from '@haat/test-clients/call';
import type { District } from './books.ts';
import type { SeasonMarket } from './season-market.ts';

/** What somebody did, and what came of it. */
export interface Done {
  readonly kind: string;
  readonly outcome: 'good' | 'turned away' | 'wrong';
  readonly words: string;
}

/** Those who come. */
export interface People {
  /** One of them does one thing. */
  act(): Promise<Done>;
  /** Ids of the orders that were acknowledged. */
  readonly acknowledged: readonly string[];
}

/** Somebody who looks around. */
interface Guest {
  readonly language: Language;
  readonly cookie: string;
}

/** A farmer who orders in their own district; one thing at a time. */
interface Farmer {
  readonly buyer: Buyer;
  readonly where: Where;
}

/** How often each is done, of a hundred: a hundred looks for one order, as scaling.md has it, would show few orders. */
const SHARES = { browse: 40, search: 18, mandi: 12, advice: 8, cart: 12, order: 7, pay: 3 } as const;
type Kind = keyof typeof SHARES;

const SEARCHES = ['urea', 'यूरिया', 'બિયારણ', 'বীজ', 'खत', 'neem', 'spray', 'tomato'];
const PAGES: Readonly<Record<'browse' | 'mandi' | 'advice', readonly string[]>> = {
  browse: ['/', '/products', '/categories', '/brands', '/products?page=2'],
  mandi: ['/mandi', '/mandi/search?q=onion'],
  advice: ['/crop/all', '/blogs'],
};
const RETURNS = '/payment/v1/returns';
const CHOICE = '/sandbox/razorpay/v1/checkout/choice';
const BACK_TO = { callback_url: 'http://127.0.0.1:4200/payment/return', cancel_url: 'http://127.0.0.1:4200/orders' };

/**
 * People of ten districts in six languages.
 * @param chance from 0 to below 1
 */
export async function gather(
  { backend, shell }: SeasonMarket,
  districts: readonly District[],
  { farmersEach, chance }: { farmersEach: number; chance: () => number },
): Promise<People> {
  const one = <Value>(values: readonly Value[]): Value => values[Math.floor(chance() * values.length)] as Value;
  const guests = districts.flatMap((district) => LANGUAGES.map((language) => guestOf(district, language)));
  const free: Farmer[] = [];
  for (const { shop, name, state, pincode, lat, lng } of districts)
    for (let index = 0; index < farmersEach; index += 1) {
      const where = { shop, farm: { district: name, state, pincode, lat_lng: `${lat},${lng}` } };
      free.push({ where, buyer: await newBuyer(backend, undefined, where) });
    }
  const acknowledged: string[] = [];

  const look = async (kind: 'browse' | 'search' | 'mandi' | 'advice'): Promise<Done> => {
    const { cookie } = one(guests);
    const path = kind === 'search' ? `/products?search=${encodeURIComponent(one(SEARCHES))}` : one(PAGES[kind]);
    return doneOf(kind, await call(shell, path, { headers: { cookie } }));
  };

  const buy = async (kind: 'cart' | 'order' | 'pay'): Promise<Done> => {
    // Who is in the middle of an order does nothing else; a crowd beyond the farmers looks around.
    const farmer = free.shift();
    if (farmer === undefined) return look('browse');
    try {
      return await buyAs(farmer, kind);
    } catch (error) {
      return wentWrong(kind, error);
    } finally {
      free.push(farmer);
    }
  };

  const buyAs = async ({ buyer, where }: Farmer, kind: 'cart' | 'order' | 'pay'): Promise<Done> => {
    const placement = await fillCart(backend, buyer, { payment: kind === 'pay' ? 'pay-now' : 'cash', where });
    if (kind === 'cart') return { kind, outcome: 'good', words: '200' };
    const placed = await place(backend, placement);
    const id = orderIdOf(placed);
    if (id === null) return doneOf(kind, placed);
    acknowledged.push(id);
    return kind === 'pay' ? doneOf(kind, await pay(backend, buyer, id)) : doneOf(kind, placed);
  };

  return {
    acknowledged,
    act: () => {
      const kind = kindAt(chance());
      return kind === 'cart' || kind === 'order' || kind === 'pay' ? buy(kind) : look(kind);
    },
  };
}

/** @param chance from 0 to below 1 */
function kindAt(chance: number): Kind {
  let below = 0;
  for (const [kind, share] of Object.entries(SHARES) as [Kind, number][]) {
    below += share / 100;
    if (chance < below) return kind;
  }
  return 'browse';
}

function guestOf({ name, pincode, state, lat, lng }: District, language: Language): Guest {
  const place = {
    latLng: `${lat},${lng}`,
    placeId: null,
    label: name,
    officialName: null,
    pincode,
    district: name,
    state,
  };
  return { language, cookie: `language=${language}; place=${encodeURIComponent(JSON.stringify(place))}` };
}

/** Pays on the sandbox's page and comes back. */
async function pay(at: string, { token }: Buyer, orderId: string): Promise<Outcome> {
  const begun = await call(at, `/payment/v1/orders/${orderId}/attempts?lang=hi`, {
    method: 'POST',
    token,
    body: BACK_TO,
  });
  if (begun.kind === 'lost' || begun.status !== 200) return begun;
  const { fields } = begun.body as { fields: Readonly<Record<string, string>> };
  const chosen = await call(at, CHOICE, {
    method: 'POST',
    body: new URLSearchParams({ ...fields, ...BACK_TO, language: 'hi', outcome: 'succeed' }),
  });
  if (chosen.kind === 'lost' || chosen.status !== 200) return chosen;
  const inputs = String(chosen.body).matchAll(/name="(razorpay_\w+)" value="([^"]*)"/g);
  const body = Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]));
  return call(at, RETURNS, { method: 'POST', body });
}

function doneOf(kind: string, outcome: Outcome): Done {
  const words = describe(outcome);
  if (outcome.kind === 'answer' && outcome.status < 400) return { kind, outcome: 'good', words };
  const isClear =
    outcome.kind === 'answer' && outcome.status === 503 && Number(outcome.headers['retry-after'] ?? 0) > 0;
  return { kind, outcome: isClear ? 'turned away' : 'wrong', words: isUnavailable(outcome) || isClear ? '503' : words };
}

/** A step before the last was refused; its error says with what. */
function wentWrong(kind: string, error: unknown): Done {
  const words = error instanceof Error ? error.message : String(error);
  return { kind, outcome: /: 503 request_error\.unavailable$/.test(words) ? 'turned away' : 'wrong', words };
}
