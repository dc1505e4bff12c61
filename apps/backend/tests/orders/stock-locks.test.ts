import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coupons } from '@haat/backend-checkout/tables';
import { inTransaction, rowsOf } from '@haat/backend-platform';
import {
  CART,
  deliverablePacks,
  farmer,
  orderOf,
  ORDERS,
  setOffer,
  stockOf,
  testDatabases,
  untilAnswered,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const COUPON = 'ONE-SHELF';
const STOCK = 500;

/** The embedded database does one transaction after the other: there, no two wait for each other. */
const servers = testDatabases(import.meta.filename).filter(({ server }) => server !== null);

describe.each(servers)('packs on the shelf on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: STOCK, pricePaise: 60_000, discountPaise: 0 });
    await backend.database.insert(coupons).values({
      code: COUPON,
      kind: 'amount',
      value: 5_000,
      marketplaces: ['dehaat'],
      isListed: false,
      createdAt: backend.dependencies.now(),
    });
  });
  afterAll(() => backend?.close());

  /** A farmer who is about to order a pack, with the coupon or without. */
  async function buyerOf({ coupon }: { coupon: string | null }) {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    await buyer.call('PATCH', CART, { coupon_code: coupon, delivery_type: 'pickup_from_store' });
    const order = orderOf(await buyer.checkout(), buyer.userId);
    return {
      place: () => buyer.call('POST', ORDERS, order),
      cancel: (id: string) => buyer.call('POST', `${ORDERS}/${id}/cancel`, { reason: '010' }),
    };
  }

  /** Resolves once a request waits for a lock that another transaction of this database holds. */
  async function untilOneWaits(): Promise<void> {
    const waiting = sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while ((await rowsOf(backend.database, waiting)).length === 0);
  }

  it('are not held by an order that still waits for its coupon', async () => {
    const [waits, passes] = [await buyerOf({ coupon: COUPON }), await buyerOf({ coupon: null })];
    const { answer, passed } = await inTransaction(backend.database, async (tx) => {
      await tx.execute(sql`select 1 from ${coupons} where ${coupons.code} = ${COUPON} for update`);
      const delayed = waits.place();
      await untilOneWaits();
      // In an object: what is returned bare would be awaited, and it waits for this transaction.
      return { answer: { delayed }, passed: await passes.place() };
    });
    expect(passed.status).toBe(201);
    expect((await answer.delayed).status).toBe(201);
    expect(await stockOf(backend, pack)).toBe(STOCK - 2);
  });

  // Where two wait for each other in a circle, the database lets one of them fail.
  it('come and go with one coupon at once, and nobody waits in a circle', async () => {
    const before = await stockOf(backend, pack);
    const placed = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await buyerOf({ coupon: COUPON });
        return { buyer, id: (await untilAnswered(() => buyer.place())).body.id as string };
      }),
    );
    const others = await Promise.all(placed.map(() => buyerOf({ coupon: COUPON })));
    const answers = await Promise.all([
      ...placed.map(({ buyer, id }) => untilAnswered(() => buyer.cancel(id))),
      ...others.map((buyer) => untilAnswered(() => buyer.place())),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([...placed.map(() => 200), ...others.map(() => 201)]);
    expect(await stockOf(backend, pack)).toBe(before - others.length);
  });
});
