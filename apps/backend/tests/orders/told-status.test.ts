import { ORDER_STATUSES, type OrderStatus } from '@haat/api-contract/vocabulary';
import { findUncollected, recordToldStatus, transitionOrder } from '@haat/backend-orders';
import { orderHistory } from '@haat/backend-orders/tables';
import { inTransaction } from '@haat/backend-platform';
import { outbox } from '@haat/backend-platform/tables';
import { ordersAt, stockOf, testDatabases } from '@haat/backend-testing';
import type { OrdersAt, TestBackend } from '@haat/backend-testing';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

describe.each(testDatabases(import.meta.filename))('a status that a seller tells, on $name', (on) => {
  let backend: TestBackend;
  let at: OrdersAt;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { services: ['main'] } });
    at = await ordersAt(backend);
  });
  afterAll(() => backend?.close());

  const networkOrder = async (status: OrderStatus) => {
    const row = { ...at.orderAt(status, 'cash', 'home_delivery'), marketplace: 'ondc' as const, deliveryCode: null };
    await at.write([row]);
    return row;
  };
  const tell = (id: string, to: OrderStatus, reason?: string) =>
    inTransaction(backend.database, (tx) =>
      recordToldStatus(tx, backend.dependencies, id, to, 'vendor', reason === undefined ? {} : { reason }),
    );
  const historyOf = async (id: string) =>
    (
      await backend.database
        .select()
        .from(orderHistory)
        .where(eq(orderHistory.orderId, id))
        .orderBy(asc(orderHistory.id))
    ).map(({ status, by, reason }) => [status, by, reason]);
  const noticesOf = async (id: string) =>
    (
      await backend.database
        .select()
        .from(outbox)
        .where(sql`payload ->> 'order_id' = ${id}`)
        .orderBy(asc(outbox.createdAt))
    ).map(({ payload }) => payload['kind']);

  it('is written from whatever status and to whatever status, with its history, and leaves stock alone', async () => {
    const before = await stockOf(backend, at.pack);
    // Each from the one before and from the one after: half of these moves are in no table.
    for (const [index, to] of ORDER_STATUSES.entries())
      for (const from of [ORDER_STATUSES.at(index - 1), ORDER_STATUSES.at((index + 1) % ORDER_STATUSES.length)]) {
        const { id } = await networkOrder(from ?? 'PENDING');
        expect(await tell(id, to, '002'), `${from} ${to}`).toMatchObject({ id, status: to });
        expect((await historyOf(id)).at(-1)).toEqual([to, 'vendor', '002']);
      }
    expect(await stockOf(backend, at.pack)).toEqual(before);
  });

  it('is told to the farmer, but not with a code that nobody has', async () => {
    const { id } = await networkOrder('PENDING');
    for (const to of ['VENDOR_CONFIRMED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const) await tell(id, to);
    expect(await noticesOf(id)).toEqual(['order-confirmed', 'order-on-its-way-without-code', 'order-delivered']);
  });

  it('is told of what is fetched without a code, and not given up after the seven days of our own shops', async () => {
    const confirmed = async (change: object) => {
      const row = at.orderAt('VENDOR_CONFIRMED', 'cash', 'pickup_from_store');
      await at.write([{ ...row, ...change }]);
      return row.id;
    };
    const [own, network] = [await confirmed({}), await confirmed({ marketplace: 'ondc', pickupCode: null })];
    await inTransaction(backend.database, (tx) =>
      transitionOrder(tx, backend.dependencies, own, 'READY_FOR_DELIVERY', 'vendor'),
    );
    await tell(network, 'READY_FOR_DELIVERY');
    expect([await noticesOf(own), await noticesOf(network)]).toEqual([
      ['order-ready-to-collect'],
      ['order-ready-to-collect-without-code'],
    ]);
    const later = new Date(backend.dependencies.now().getTime() + 9 * 86_400_000);
    const forgotten = await findUncollected(backend.database, later, 1_000);
    expect([forgotten.includes(own), forgotten.includes(network)]).toEqual([true, false]);
  });

  it('changes nothing when it is told again', async () => {
    const { id } = await networkOrder('PENDING');
    await tell(id, 'VENDOR_CONFIRMED');
    const history = await historyOf(id);
    expect(await tell(id, 'VENDOR_CONFIRMED')).toMatchObject({ status: 'VENDOR_CONFIRMED' });
    expect(await historyOf(id)).toEqual(history);
  });

  it('is no way past the table for an order of our own shops', async () => {
    const row = at.orderAt('PENDING', 'cash', 'home_delivery');
    await at.write([row]);
    await expect(tell(row.id, 'DELIVERED')).rejects.toMatchObject({ code: 'order_error.not_found' });
  });

  it('leaves what our own people do with it to the table', async () => {
    const { id } = await networkOrder('SHIPPED');
    const cancelled = inTransaction(backend.database, (tx) =>
      transitionOrder(tx, backend.dependencies, id, 'USER_CANCELLED', 'farmer', { reason: '010' }),
    );
    await expect(cancelled).rejects.toMatchObject({ code: 'order_error.cannot_cancel' });
  });
});
