import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_EVENT_HANDLERS } from '@haat/backend-orders';
import { outbox } from '@haat/backend-platform/tables';
import { createLogger, deliverEvents } from '@haat/backend-platform';
import {
  CART,
  deliverablePacks,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend, TestRequest } from '@haat/backend-testing';

import { startProcess } from '../../src/start-process.ts';
import type { RunningBackend } from '../../src/start-process.ts';

const servers = testDatabases(import.meta.filename).filter(({ server }) => server !== null);

// Without PostgreSQL this one is left out, and said to be, in place of the suite.
it.skipIf(servers.length === 0)('has a PostgreSQL to run on', () => expect(servers.length).toBeGreaterThan(0));

describe.each(servers)('two backend processes on one $name', (on) => {
  let first: TestBackend;
  let second: RunningBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    first = await startBackend({ on, seed: 'small' });
    second = await startProcess({ ...first.dependencies.configuration, port: 0 }, createLogger('fatal'));
    packs = await deliverablePacks(first);
  });
  afterAll(async () => {
    await second?.close();
    await first?.close();
  });

  /** Calls as a test's backend does, at the other process. */
  const other = {
    request: async (method: string, path: string, { body, token, headers }: TestRequest = {}) => {
      const answer = await fetch(second.address + path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          ...headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    },
  };

  /**
   * How often each notice of an order to its farmer was taken to be delivered: one that both processes had taken was
   * tried twice.
   */
  const triesOf = (orderId: string) =>
    first.database
      .select({ tries: outbox.attempts, isWaiting: sql<boolean>`${outbox.deliveredAt} is null` })
      .from(outbox)
      .where(sql`${outbox.payload} ->> 'order_id' = ${orderId} and ${outbox.type} <> 'shop.new-order'`);

  it('shows in one process what the other has done', async () => {
    const here = await farmer(first);
    const there = await farmer(first, { phone: here.phone, at: other });
    await here.put(packs[0], 2);
    expect(await there.cart()).toEqual(await here.cart());
    const placed = await orderForPickup(there);
    expect(placed.status).toBe(201);
    expect((await here.call('GET', `${ORDERS}/${placed.body.id}`)).body).toEqual(placed.body);
    expect((await here.call('POST', `${ORDERS}/${placed.body.id}/cancel`, { reason: '001' })).body.status).toBe(
      'USER_CANCELLED',
    );
    // Both processes deliver; the farmer has each notice once.
    await expect
      .poll(() => triesOf(placed.body.id))
      .toEqual([
        { tries: 1, isWaiting: false },
        { tries: 1, isWaiting: false },
      ]);
    expect(await first.sms.allMessages(here.phone)).toHaveLength(2);
  });

  it('sends each of many notices once, whichever process delivers it', async () => {
    const here = await farmer(first);
    await here.put(packs[0], 1);
    const { body: order } = await orderForPickup(here);
    await expect.poll(async () => (await triesOf(order.id)).filter(({ isWaiting }) => isWaiting)).toEqual([]);
    const at = first.dependencies.now();
    await first.database.insert(outbox).values(
      Array.from({ length: 40 }, () => ({
        id: first.dependencies.newId(),
        type: 'order.notice',
        payload: { order_id: order.id, kind: 'order-confirmed' },
        createdAt: at,
        dueAt: at,
      })),
    );
    await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        deliverEvents(turn % 2 === 0 ? first.dependencies : second.dependencies, ORDER_EVENT_HANDLERS),
      ),
    );
    await expect.poll(async () => (await triesOf(order.id)).filter(({ isWaiting }) => isWaiting)).toEqual([]);
    expect((await triesOf(order.id)).map(({ tries }) => tries)).toEqual(Array.from({ length: 41 }, () => 1));
    expect(await first.sms.allMessages(here.phone)).toHaveLength(41);
  });

  it('sells five packs to five of twenty buyers who want them at once', async () => {
    await setOffer(first, packs[1], { stock: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => farmer(first, index % 2 === 0 ? {} : { at: other })),
    );
    for (const buyer of buyers) await buyer.put(packs[1], 1);
    const answers = await Promise.all(buyers.map((buyer) => orderForPickup(buyer)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.error?.code}`))).toEqual(
      new Set(['409 order_error.not_enough_stock']),
    );
    expect(await stockOf(first, packs[1])).toBe(0);
    expect(new Set(answers.flatMap(({ body }) => body.number ?? []))).toHaveLength(5);
  });

  it('makes one order of one cart that is sent to both at once, many times', async () => {
    const here = await farmer(first);
    const there = await farmer(first, { phone: here.phone, at: other });
    await here.put(packs[2], 3);
    const { body: view } = await here.call('PATCH', CART, { delivery_type: 'pickup_from_store' });
    const order = orderOf(view, here.userId);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => (index % 2 === 0 ? here : there).call('POST', ORDERS, order)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 11 }, () => 200), 201]);
    expect(new Set(answers.map(({ body }) => body.id))).toHaveLength(1);
    expect(await stockOf(first, packs[2])).toBe(17);
  });

  it('lets no two orders deadlock', async () => {
    await Promise.all(packs.map((pack) => setOffer(first, pack, { stock: 100 })));
    const buyers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => farmer(first, index % 2 === 0 ? {} : { at: other })),
    );
    for (const [index, buyer] of buyers.entries())
      for (const pack of index % 2 === 0 ? packs : [...packs].reverse()) await buyer.put(pack, 1);
    const placed = await Promise.all(buyers.map((buyer) => orderForPickup(buyer)));
    expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 201));
    const cancelled = await Promise.all(
      buyers.map((buyer, index) => buyer.call('POST', `${ORDERS}/${placed[index]?.body.id}/cancel`, { reason: '006' })),
    );
    expect(cancelled.map(({ status }) => status)).toEqual(cancelled.map(() => 200));
    expect(await Promise.all(packs.map((pack) => stockOf(first, pack)))).toEqual([100, 100, 100]);
  });
});
