import { HEADERS } from '@haat/api-contract';
import { eq } from 'drizzle-orm';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { coupons } from '@haat/backend-checkout/tables';
import { users } from '@haat/backend-identity/tables';
import { offers } from '@haat/backend-market/tables';
import { randomOf } from '@haat/backend-sandbox';
import type { Random, SandboxGateway } from '@haat/backend-sandbox';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  CREDIT_SHOP,
  deliverablePacks,
  givesConsent,
  NEAR,
  setOffer,
  SHOP,
  signInForTest,
} from '@haat/backend-testing';
import type { TestAnswer, TestBackend, TestDatabase } from '@haat/backend-testing';
import { PADDY } from '../checkout/prebook-season.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { moodyBank, moodyGateway } from './moody-companies.ts';
import type { BankBook, Moods } from './moody-companies.ts';

/** Somebody who asks the backend over HTTP, signed in for years. */
export interface Person {
  readonly userId: string;
  readonly phone: string;
  readonly token: string;
  call(method: string, path: string, body?: unknown): Promise<TestAnswer>;
}

/** A farmer, who has an address near the shops. */
export interface Farmer extends Person {
  readonly address: { id: string; full_display_address: string };
}

/** The shops of the walk; the first one does not sell on credit. */
export const SHOPS = [SHOP, CREDIT_SHOP] as const;
/** Packs of each kind on a shelf at the beginning. */
const STOCK = 40;
const YEARS_SECONDS = 10 * 366 * 86_400;
/** Farmers whose number ends in 7 have a credit line. */
const FARMERS = ['1', '7', '2', '7', '3', '7', '4', '5', '7', '8'];
const THIEVES = ['1', '7', '3'];
const AGENTS = ['1', '2'];
/**
 * Coupons of the walk, with odd amounts: a tenth off for each farmer twice, an amount off so often in all, and a large
 * one that everybody wants.
 */
const COUPONS: readonly Pick<
  typeof coupons.$inferInsert,
  'code' | 'kind' | 'value' | 'capPaise' | 'totalUses' | 'usesPerFarmer'
>[] = [
  { code: 'WALK-TENTH', kind: 'percent', value: 1_000, capPaise: 20_011, usesPerFarmer: 2 },
  { code: 'WALK-MANY', kind: 'amount', value: 5_003, totalUses: 12 },
  { code: 'WALK-FEW', kind: 'amount', value: 30_007, totalUses: 2, usesPerFarmer: 1 },
];
/** Codes of the coupons. */
export const COUPON_CODES: readonly string[] = COUPONS.map(({ code }) => code);

/** What the acts of a random walk know and share. */
export interface Walk {
  readonly backend: TestBackend;
  readonly random: Random;
  readonly farmers: readonly Farmer[];
  /** Farmers who pay nothing and try everything. */
  readonly thieves: readonly Farmer[];
  /** Farmers of agents, who buy for them from their wallets. */
  readonly agents: readonly Farmer[];
  readonly keepers: Readonly<Record<(typeof SHOPS)[number], Person>>;
  readonly support: readonly [Person, Person];
  /** Variants that are sold: seed and tools, and subsidised fertiliser that is only collected. */
  readonly packs: readonly string[];
  readonly urea: string;
  /** Packs that came onto a shelf after the beginning, by catalogue id. */
  readonly restocked: Map<string, number>;
  /** What was paid out of the market's account, which only the bank knows. */
  readonly bank: BankBook;
  readonly moods: Moods;
  /** Signed bytes that the gateway has sent, as somebody on the line would have kept them. */
  readonly heard: string[];
  /** Money that farmers brought to a centre, in whole paise by farmer: support's receipt book. */
  readonly broughtBack: Map<string, number>;
  /** Refunds that the gateway made once more, of itself, by its ids. */
  readonly madeAgain: Set<string>;
}

/**
 * One thing that somebody does. @returns what came of it, for the record of the walk; null when there was nothing to do
 */
export type Act = (walk: Walk) => Promise<string | null>;

/** Starts a market for a walk; its jobs run only when the clock's acts run them. */
export async function startWalk(on: TestDatabase, seed: string): Promise<Walk> {
  const backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  const { adapters } = backend.dependencies;
  const moods: Moods = { gateway: 'well', bank: 'pays' };
  const bank: BankBook = new Map();
  adapters.payments = moodyGateway(adapters.payments as SandboxGateway, moods);
  adapters.payouts = moodyBank(bank, moods);
  const packs = [...(await deliverablePacks(backend)), PADDY];
  const urea = await collectOnlyPack(backend);
  // Odd prices, so that what is rounded shows; the dearest is above every threshold of support's.
  const prices = [45_037, 123_457, 260_011, 75_003, 26_650];
  for (const shop of SHOPS)
    for (const [index, pack] of [...packs, urea].entries())
      await setOffer(backend, pack, { stock: STOCK, pricePaise: prices[index]!, discountPaise: index * 501 }, shop);
  const createdAt = backend.dependencies.now();
  await backend.database
    .insert(coupons)
    .values(COUPONS.map((coupon) => ({ ...coupon, marketplaces: ['dehaat' as const], createdAt })));
  const people = async (prefix: string, endings: readonly string[]) =>
    Promise.all(endings.map((ending, index) => farmerOf(backend, `${prefix}${index}${ending}`)));
  return {
    backend,
    random: randomOf(seed),
    farmers: await people('93000001', FARMERS),
    thieves: await people('93000002', THIEVES),
    agents: await Promise.all(AGENTS.map((ending, index) => agentOf(backend, `93000005${index}${ending}`))),
    keepers: {
      [SHOP]: await staffOf(backend, '9300000301', SHOP),
      [CREDIT_SHOP]: await staffOf(backend, '9300000302', CREDIT_SHOP),
    },
    support: [await staffOf(backend, '9300000401', null), await staffOf(backend, '9300000402', null)],
    packs,
    urea,
    restocked: new Map(),
    bank,
    moods,
    heard: [],
    broughtBack: new Map(),
    madeAgain: new Set(),
  };
}

/** @param farmerId for whom an agent asks */
async function personOf(backend: TestBackend, phone: string, farmerId?: string): Promise<Person> {
  const { accessToken: token, userId } = await signInForTest(backend, phone, { lifetimeSeconds: YEARS_SECONDS });
  return {
    userId,
    phone,
    token,
    call: async (method, path, body) => {
      const place = path.startsWith(CART) ? `?lang=en&lat_lng=${NEAR}` : '';
      const answer = await backend.request(method, path + place, {
        token,
        ...(farmerId === undefined ? {} : { headers: { [HEADERS.assumedUser]: farmerId } }),
        ...(body === undefined ? {} : { body }),
      });
      refuseCrash(answer, `${method} ${path}`);
      return answer;
    },
  };
}

async function farmerOf(backend: TestBackend, phone: string): Promise<Farmer> {
  return withAddress(await personOf(backend, phone));
}

async function withAddress(person: Person): Promise<Farmer> {
  const { body: address } = await person.call('POST', ADDRESSES, ADDRESS);
  return { ...person, address };
}

/**
 * A partner agent with a farmer who lets them do everything. What an agent may do is said by the token, so it is asked
 * for once the person is one.
 */
async function agentOf(backend: TestBackend, phone: string): Promise<Farmer> {
  const { userId: farmerId } = await personOf(backend, `${phone.slice(0, -4)}9${phone.slice(-3)}`);
  const { userId } = await personOf(backend, phone);
  await backend.database
    .update(users)
    .set({ externalPartnerType: 'CSC', externalPartnerId: `CSC-${userId}` })
    .where(eq(users.id, userId));
  await givesConsent(backend, { farmerId, agentId: userId, ms: YEARS_SECONDS * 1000 });
  return withAddress({ ...(await personOf(backend, phone, farmerId)), userId: farmerId });
}

/** A person of a shop, or of support where no shop is named. */
async function staffOf(backend: TestBackend, phone: string, shop: string | null): Promise<Person> {
  const { userId } = await personOf(backend, phone);
  const roles = [shop === null ? 'support' : 'vendor'] as const;
  await backend.database
    .update(users)
    .set({ roles: [...roles] })
    .where(eq(users.id, userId));
  if (shop !== null) await backend.database.insert(vendorStaff).values({ userId, vendorId: shop });
  return personOf(backend, phone);
}

/** Nothing that anybody does may make the backend fail; that an outside company is away is no failure of its own. */
export function refuseCrash({ status, body }: TestAnswer, what: string): void {
  const code = body?.error?.code;
  if (status >= 500 && code !== 'payment_error.gateway_away')
    throw new Error(`${what} was answered ${status} ${JSON.stringify(body)}`);
}

/** Says shortly what an answer was. */
export function outcomeOf({ status, body }: TestAnswer): string {
  return status < 300 ? String(status) : `${status} ${body?.error?.code}`;
}

/** One of some things, or undefined of none. */
export function oneOf<Item>({ random }: Walk, items: readonly Item[]): Item | undefined {
  return items[random.between(0, items.length - 1)];
}

/** One of some things by weight. */
export function weighted<Item>({ random }: Walk, items: readonly (readonly [weight: number, item: Item])[]): Item {
  let left = random.next() * items.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, item] of items) {
    left -= weight;
    if (left < 0) return item;
  }
  return items.at(-1)![1];
}

/** Packs of every offer as the walk began, by catalogue id: those of its shops, and of others that nobody asks. */
export async function shelvesOf({ backend }: Walk): Promise<Map<string, number>> {
  const rows = await backend.database.select({ cId: offers.cId, stock: offers.stock }).from(offers);
  return new Map(rows.map(({ cId, stock }) => [cId, stock]));
}
