import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import {
  ORDER_ACTORS,
  ORDER_STATUSES,
  PAYMENT_KINDS,
  SANDBOX_SHOPKEEPER,
  type OrderActor,
  type OrderStatus,
} from '@haat/api-contract/vocabulary';
import { isInTable } from '@haat/order-core/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '@haat/backend-identity/tables';
import { orderHistory, orders } from '@haat/backend-orders/tables';
import type { TransitionDetails } from '@haat/backend-orders/testing';
import { transitionOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import {
  CODE,
  DELIVERY_CODE,
  farmer,
  DELIVERY_OPTIONS,
  orderForPickup,
  ordersAt,
  setOffer,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { OrdersAt, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
/**
 * Everything that a table's condition may ask for: the reason, with the gateway's report or the code at the counter.
 */
const GATEWAY_REPORTED: TransitionDetails = { reason: '010', evidence: { kind: 'gateway-report' } };
const CODE_SHOWN: TransitionDetails = { reason: '010', evidence: { kind: 'pickup-code', code: CODE } };
const CODE_TOLD: TransitionDetails = { reason: '010', evidence: { kind: 'delivery-code', code: DELIVERY_CODE } };
const deliveredBy = (from: OrderStatus) => (from === 'OUT_FOR_DELIVERY' ? CODE_TOLD : CODE_SHOWN);
/** Statuses at which packs go back to the shelf, if the order had any off it. */
const ENDS_WITHOUT_GOODS = [
  'PAYMENT_FAILED',
  'RETURN_TO_ORIGIN',
  'USER_CANCELLED',
  'VENDOR_CANCELLED',
  'DEHAAT_CANCELLED',
  'ORDER_FAILED',
  'FAILED',
];

describe.each(testDatabases(import.meta.filename))('transitions of an order on $name', (on) => {
  let backend: TestBackend;
  let at: OrdersAt;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', configuration: { services: ['main'] } });
    at = await ordersAt(backend);
  });
  afterAll(() => backend?.close());

  const transition = (id: string, to: OrderStatus, by: OrderActor, details?: TransitionDetails) =>
    inTransaction(backend.database, (tx) => transitionOrder(tx, backend.dependencies, id, to, by, details));
  const codeOf = (moved: Promise<unknown>) =>
    moved.then(
      () => 'moved',
      (error: unknown) => (error instanceof ServiceError ? error.code : String(error)),
    );

  it('makes every transition of the table and no other, for every actor, payment and delivery type', async () => {
    const wrong: string[] = [];
    for (const from of ORDER_STATUSES) {
      const rows = PAYMENT_KINDS.flatMap((payment) =>
        DELIVERY_OPTIONS.map((delivery) => ({ payment, delivery, row: at.orderAt(from, payment, delivery) })),
      );
      await at.write(rows.map(({ row }) => row));
      await inTransaction(backend.database, async (tx) => {
        for (const { payment, delivery, row } of rows)
          for (const to of ORDER_STATUSES)
            for (const by of ORDER_ACTORS) {
              const outcome = await codeOf(
                transitionOrder(
                  tx,
                  backend.dependencies,
                  row.id,
                  to,
                  by,
                  to === 'DELIVERED' ? deliveredBy(from) : GATEWAY_REPORTED,
                ),
              );
              const isAllowed = isInTable({ from, to, by, payment, delivery });
              const expected = isAllowed
                ? 'moved'
                : to === 'USER_CANCELLED'
                  ? 'order_error.cannot_cancel'
                  : 'order_error.cannot_move';
              if (outcome !== expected)
                wrong.push(`${from} > ${to} by ${by}, ${payment}, ${delivery}: ${outcome}, not ${expected}`);
              // A refused move that changed something would be seen by the next: it is asked of the order as it is in
              // the database.
              if (isAllowed)
                await tx
                  .update(orders)
                  .set({ status: from })
                  .where(and(eq(orders.id, row.id), eq(orders.status, to)));
            }
      });
    }
    expect(wrong).toEqual([]);
  }, 300_000);

  it.each([
    {
      from: 'PENDING',
      to: 'USER_CANCELLED',
      by: 'farmer',
      without: 'order_error.reason_unknown',
      details: { reason: '001' },
    },
    {
      from: 'READY_FOR_DELIVERY',
      to: 'DELIVERED',
      by: 'vendor',
      without: 'order_error.pickup_code_wrong',
      details: CODE_SHOWN,
    },
    {
      from: 'OUT_FOR_DELIVERY',
      to: 'DELIVERED',
      by: 'vendor',
      without: 'order_error.delivery_code_wrong',
      details: CODE_TOLD,
    },
    {
      from: 'PENDING',
      to: 'SUCCESS',
      by: 'system',
      payment: 'pay-now',
      without: 'order_error.cannot_move',
      details: GATEWAY_REPORTED,
    },
    {
      from: 'PENDING',
      to: 'PAYMENT_FAILED',
      by: 'system',
      payment: 'pay-now',
      fresh: true,
      without: 'order_error.too_early',
      details: GATEWAY_REPORTED,
    },
  ] as const)('asks for what the table asks from $from to $to', async ({ from, to, by, without, details, ...rest }) => {
    const now = backend.dependencies.now();
    const order = await at.made(
      from,
      'payment' in rest ? rest.payment : 'cash',
      'pickup_from_store',
      'fresh' in rest ? { createdAt: now } : {},
    );
    expect(await codeOf(transition(order.id, to, by))).toBe(without);
    expect(
      await codeOf(transition(order.id, to, by, { reason: '999', evidence: { kind: 'pickup-code', code: '042138' } })),
    ).toBe(without);
    expect(await at.statusOf(order.id)).toBe(from);
    expect((await transition(order.id, to, by, details)).status).toBe(to);
  });

  it('waits for the days and minutes that the table names, as the order tells them', async () => {
    const now = backend.dependencies.now();
    const unpaid = await at.made('PENDING', 'pay-now', 'home_delivery', {
      createdAt: new Date(now.getTime() - 14 * 60_000),
    });
    expect(await codeOf(transition(unpaid.id, 'PAYMENT_FAILED', 'system'))).toBe('order_error.too_early');
    const unclaimed = await at.made('READY_FOR_DELIVERY', 'cash', 'pickup_from_store', {
      createdAt: new Date(now.getTime() - 7 * DAY_MS + 60_000),
    });
    expect(await codeOf(transition(unclaimed.id, 'VENDOR_CANCELLED', 'vendor'))).toBe('order_error.too_early');
    const prebooked = await at.made('PRE_ORDER', 'cash', 'home_delivery', { bookingDate: '2999-01-01' });
    expect(await codeOf(transition(prebooked.id, 'PENDING', 'system'))).toBe('order_error.too_early');
    backend.advance(60_000);
    expect(await codeOf(transition(unpaid.id, 'PAYMENT_FAILED', 'system'))).toBe('moved');
    expect(await codeOf(transition(unclaimed.id, 'VENDOR_CANCELLED', 'vendor'))).toBe('moved');
  });

  it('restocks once when an order ends without delivery, if it had reserved packs', async () => {
    const kept: string[] = [];
    for (const from of ORDER_STATUSES)
      for (const to of ORDER_STATUSES)
        for (const by of ORDER_ACTORS) {
          const facts = { payment: 'pay-now', delivery: 'pickup_from_store' } as const;
          if (from === 'PAYMENT_FAILED' || !isInTable({ from, to, by, ...facts })) continue;
          const order = await at.made(from, facts.payment, facts.delivery);
          const before = await stockOf(backend, at.pack);
          await transition(order.id, to, by, to === 'DELIVERED' ? deliveredBy(from) : GATEWAY_REPORTED);
          const given = (await stockOf(backend, at.pack)) - before;
          if (given !== (ENDS_WITHOUT_GOODS.includes(to) && from !== 'PRE_ORDER' ? 2 : 0))
            kept.push(`${from} > ${to}: ${given}`);
        }
    expect(kept).toEqual([]);
  });

  it('reserves stock again for another payment attempt, or refuses it whole', async () => {
    const order = await at.made('PAYMENT_FAILED', 'pay-now');
    await setOffer(backend, at.pack, { stock: 1 });
    expect(await codeOf(transition(order.id, 'PENDING', 'farmer'))).toBe('order_error.not_enough_stock');
    expect([await at.statusOf(order.id), await stockOf(backend, at.pack)]).toEqual(['PAYMENT_FAILED', 1]);
    await setOffer(backend, at.pack, { stock: 500 });
    await transition(order.id, 'PENDING', 'farmer');
    expect([await at.statusOf(order.id), await stockOf(backend, at.pack)]).toEqual(['PENDING', 498]);
  });

  it('lets one of two concurrent transitions through, and records who, why and when', async () => {
    const order = await at.made('PENDING');
    const before = await stockOf(backend, at.pack);
    const outcomes = await Promise.all([
      codeOf(transition(order.id, 'VENDOR_CONFIRMED', 'vendor')),
      codeOf(transition(order.id, 'DEHAAT_CANCELLED', 'support', { reason: 'asked', userId: order.farmerId })),
      codeOf(transition(order.id, 'USER_CANCELLED', 'farmer', { reason: '006' })),
      codeOf(transition(order.id, 'VENDOR_CANCELLED', 'vendor')),
    ]);
    const history = await backend.database
      .select({
        status: orderHistory.status,
        reason: orderHistory.reason,
        userId: orderHistory.userId,
        by: orderHistory.by,
      })
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.id))
      .orderBy(asc(orderHistory.id));
    expect(history).toHaveLength(1 + outcomes.filter((outcome) => outcome === 'moved').length);
    expect(
      history
        .slice(1)
        .every(({ status, by }, index) =>
          isInTable({ from: history[index]!.status, to: status, by, payment: 'cash', delivery: 'pickup_from_store' }),
        ),
    ).toBe(true);
    expect(history.filter(({ status }) => ENDS_WITHOUT_GOODS.includes(status)).length * 2).toBe(
      (await stockOf(backend, at.pack)) - before,
    );
  });

  it('tells the farmer in the language of the profile, with the code where it is needed', async () => {
    const buyer = await farmer(backend);
    await buyer.put(at.pack, 1);
    const { body } = await orderForPickup(buyer);
    await backend.database
      .update(users)
      .set({ profile: { languageCode: 'mr', source: [] } })
      .where(eq(users.id, buyer.userId));
    await transition(body.id, 'VENDOR_CONFIRMED', 'vendor');
    await transition(body.id, 'READY_FOR_DELIVERY', 'vendor', { reason: SANDBOX_SHOPKEEPER });
    await expect.poll(async () => (await backend.sms.allMessages(buyer.phone)).map(({ text }) => text)).toHaveLength(3);
    const texts = (await backend.sms.allMessages(buyer.phone)).map(({ text }) => text);
    expect(texts).toContainEqual(`कृषी हाट: Both Shop येथे तुमची ऑर्डर ${body.number} घेतली आहे.`);
    expect(texts).toContainEqual(
      expect.stringMatching(new RegExp(`सामान घेण्याचा कोड: ${body.pickup_code}\\..*नमुना दुकानदार`)),
    );
  });

  it('refuses an unknown order', async () => {
    expect(await codeOf(transition(randomUUID(), 'VENDOR_CONFIRMED', 'vendor'))).toBe('order_error.not_found');
  });
});
