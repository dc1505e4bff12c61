import { randomUUID } from 'node:crypto';
import type { DeliveryType, OrderStatus, PaymentKind } from '@haat/api-contract/vocabulary';
import { PAYMENT_MODES } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import type { TestBackend } from './test-backend.ts';
import { orderHistory, orderLines, orders } from '@haat/backend-orders/tables';
import type { OrderRow, SubmittedEvidence } from '@haat/backend-orders';

import { deliverablePacks, farmer, orderForPickup, setOffer } from './buyer.ts';
import type { Buyer } from './buyer.ts';

export const DELIVERY_OPTIONS = ['home_delivery', 'pickup_from_store'] as const;
/** Said at the counter for an order of these tests. */
export const CODE = '042137';
/** Said at the door for an order of these tests. */
export const DELIVERY_CODE = '0427';
const ELEVEN_DAYS_MS = 950_400_000;

/** Orders of one farmer at one shop, in whatever status a test needs them. */
export interface OrdersAt {
  buyer: Buyer & { token: string; phone: string };
  /** What each holds two packs of. */
  pack: string;
  /** An order of two packs that has been in a status for eleven days, its booking day come. */
  orderAt(status: OrderStatus, payment: PaymentKind, type: DeliveryType): OrderRow;
  write(rows: readonly OrderRow[]): Promise<void>;
  /** Writes one; cash and collected unless told. */
  made(status: OrderStatus, payment?: PaymentKind, type?: DeliveryType, change?: Partial<OrderRow>): Promise<OrderRow>;
  statusOf(id: string): Promise<OrderStatus | undefined>;
}

/** Orders after the likeness of one that was really placed. */
export async function ordersAt(backend: TestBackend): Promise<OrdersAt> {
  const { database, dependencies } = backend;
  const [pack] = await deliverablePacks(backend);
  await setOffer(backend, pack, { stock: 500 });
  const buyer = await farmer(backend);
  await buyer.put(pack, 2);
  const { id: placedId } = (await orderForPickup(buyer)).body as { id: string };
  const [likeness] = await database.select().from(orders).where(eq(orders.id, placedId));
  const [line] = await database.select().from(orderLines).where(eq(orderLines.orderId, likeness!.id));

  const orderAt: OrdersAt['orderAt'] = (status, payment, type) => {
    const elevenDaysAgo = new Date(dependencies.now().getTime() - ELEVEN_DAYS_MS);
    return {
      ...likeness!,
      id: randomUUID(),
      number: randomUUID(),
      cartId: randomUUID(),
      status,
      type,
      paymentMode: PAYMENT_MODES[payment],
      pickupCode: CODE,
      deliveryCode: DELIVERY_CODE,
      bookingDate: '2020-01-01',
      createdAt: elevenDaysAgo,
      updatedAt: elevenDaysAgo,
    };
  };
  const write: OrdersAt['write'] = async (rows) => {
    await database.insert(orders).values([...rows]);
    await database.insert(orderLines).values(rows.map(({ id }) => ({ ...line!, orderId: id })));
    await database
      .insert(orderHistory)
      .values(rows.map(({ id, status, createdAt }) => ({ orderId: id, status, by: 'system' as const, at: createdAt })));
  };
  return {
    buyer,
    pack,
    orderAt,
    write,
    async made(status, payment = 'cash', type = 'pickup_from_store', change = {}) {
      const row = { ...orderAt(status, payment, type), ...change };
      await write([row]);
      return row;
    },
    statusOf: async (id) =>
      (await database.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))[0]?.status,
  };
}

/** What the farmer of an order tells at the counter or at the door. */
export async function toldCode(
  { database }: Pick<TestBackend, 'database'>,
  orderId: string,
): Promise<SubmittedEvidence> {
  const [order] = await database.select().from(orders).where(eq(orders.id, orderId));
  return order?.type === 'home_delivery'
    ? { kind: 'delivery-code', code: order.deliveryCode ?? '' }
    : { kind: 'pickup-code', code: order?.pickupCode ?? '' };
}
