import { randomUUID } from 'node:crypto';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { networkJourneys, networkOrderEntries } from '@haat/backend-open-network/tables';
import { recordToldStatus, transitionOrder, type OrderRow } from '@haat/backend-orders';
import { refundForReturn } from '@haat/backend-payments';
import { paymentCaptures, payments, refunds } from '@haat/backend-payments/tables';
import { inTransaction } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import { ordersAt, testDatabases, type OrdersAt, type TestBackend } from '@haat/backend-testing';
import { finderFeePaise } from '@haat/ondc-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

/** The whole is the part `network-money` of `npm run test:deep`; `npm test` takes a sample. */
const JOURNEYS = process.env['TEST_DEPTH'] === 'deep' ? 10_000 : 60;
const ENOUGH_MS = 40 * 60_000;
const PERCENTS = ['0', '2.5', '3', '3.333'];
const ENDS: readonly OrderStatus[] = ['ORDER_FAILED', 'VENDOR_CANCELLED', 'RETURN_TO_ORIGIN', 'USER_CANCELLED'];

/** The same numbers each time, from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe.each(testDatabases(import.meta.filename))('money of orders of the open network on $name', (on) => {
  let backend: TestBackend;
  let at: OrdersAt;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    at = await ordersAt(backend);
  });
  afterAll(() => backend?.close());

  const next = numbers(20_261_123);
  const below = (most: number) => Math.floor(next() * most);
  const one = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;

  /** An order of the network that is paid now or in cash, whose shop was told of it. */
  async function confirmedOrder(isPaidNow: boolean, percent: string): Promise<OrderRow> {
    const totalPaise = 100 + below(2_000_000);
    const row: OrderRow = {
      ...at.orderAt(isPaidNow ? 'SUCCESS' : 'PENDING', isPaidNow ? 'pay-now' : 'cash', 'home_delivery'),
      ...{ marketplace: 'ondc', isPrebook: false, bookingDate: null, deliveryCode: null, totalPaise },
    };
    await at.write([row]);
    await inTransaction(backend.database, (tx) => writeJourney(tx, row, { isPaidNow, percent }));
    return row;
  }

  async function writeJourney(
    tx: Transaction,
    row: OrderRow,
    { isPaidNow, percent }: { isPaidNow: boolean; percent: string },
  ): Promise<void> {
    const { dependencies } = backend;
    const { totalPaise } = row;
    const [paymentId, now] = [randomUUID(), dependencies.now()];
    const seller = { shown: {}, bppId: 'b', bppUri: 'u', providerId: 'p', locationId: 'l', vendor: row.vendor };
    await tx.insert(networkJourneys).values({
      ...{ id: row.id, cartId: row.cartId, farmerId: row.farmerId, language: 'hi', isAgent: false, city: 'std:0253' },
      ...{ shopId: randomUUID(), seller: seller as never, items: [], addressId: randomUUID(), encryptedAddress: '' },
      ...{ step: 'accepted', since: now, tries: 1, problemVariantIds: [], isShort: false },
      terms: { quote: {}, payment: {}, tags: [], cancellationTerms: [], finderFeePercent: percent },
    });
    if (!isPaidNow) return;
    const gatewayPaymentId = `pay_${paymentId}`;
    await tx.insert(payments).values({
      ...{ id: paymentId, orderId: row.id, attempt: 1, kind: 'pay-now', amountPaise: totalPaise, state: 'captured' },
      ...{ createdAt: now, updatedAt: now },
    });
    await tx.insert(paymentCaptures).values({
      ...{ gatewayPaymentId, paymentId, orderId: row.id, amountPaise: totalPaise, use: 'order', capturedAt: now },
    });
    for (const hook of dependencies.areas.flatMap(({ captureHooks = [] }) => captureHooks))
      await hook.captured(tx, dependencies, { order: row, gatewayPaymentId, amountPaise: totalPaise });
  }

  it(`is nothing that is held for any of ${JOURNEYS} that have ended`, { timeout: ENOUGH_MS }, async () => {
    const { database, dependencies } = backend;
    for (let journey = 0; journey < JOURNEYS; journey += 1) {
      const [isPaidNow, percent, isDelivered] = [next() < 0.7, one(PERCENTS), next() < 0.6];
      const order = await confirmedOrder(isPaidNow, percent);
      const end = isDelivered ? 'DELIVERED' : one(ENDS);
      await inTransaction(database, async (tx) => {
        if (end === 'ORDER_FAILED') return transitionOrder(tx, dependencies, order.id, end, 'system');
        // Told again, it changes nothing.
        await recordToldStatus(tx, dependencies, order.id, end, 'vendor');
        return recordToldStatus(tx, dependencies, order.id, end, 'vendor');
      });
      for (let left = isDelivered ? below(4) : 0; left > 0; left -= 1)
        await inTransaction(database, (tx) =>
          refundForReturn(tx, dependencies, {
            ...{ order: { ...order, status: 'DELIVERED' }, amountPaise: 1 + below(order.totalPaise) },
            ...{ returnId: null, cause: 'overruled', reference: randomUUID() },
          }),
        );
      const lines = await database.select().from(networkOrderEntries).where(eq(networkOrderEntries.orderId, order.id));
      const sumOf = (kind?: string) =>
        lines
          .filter((line) => (kind ?? line.kind) === line.kind)
          .reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const back = await database.select().from(refunds).where(eq(refunds.orderId, order.id));
      const refunded = back.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
      const story = JSON.stringify({ end, isPaidNow, percent, total: order.totalPaise, refunded });
      expect(sumOf(), story).toBe(0);
      expect(sumOf('captured'), story).toBe(isPaidNow ? order.totalPaise : 0);
      expect(sumOf('refund'), story).toBe(0 - refunded);
      if (!isDelivered) expect(refunded, story).toBe(isPaidNow ? order.totalPaise : 0);
      const fee = isDelivered ? finderFeePaise(order.totalPaise - refunded, percent) : 0;
      expect(sumOf('finder-fee'), story).toBe(0 - fee);
    }
  });
});
