import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import { readConfiguration } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import { runShopkeeper, SHOPKEEPER_JOBS } from '@haat/backend-sandbox';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  deliverablePacks,
  farmer,
  orderForPickup,
  orderOf,
  ORDERS,
  setOffer,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('the sandbox shopkeeper on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900 });
  });
  afterAll(() => backend?.close());

  const keepShopLater = async () => {
    backend.advance(20_000);
    await runShopkeeper(backend.dependencies);
  };

  it('moves an order until it is delivered, and says that it is no real shop', async () => {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(pack, 1);
    const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    const { body: home } = await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address));
    await buyer.put(pack, 1);
    const { body: counter } = await orderForPickup(buyer);
    await runShopkeeper(backend.dependencies);
    const statusOf = async (id: string) => (await buyer.call('GET', `${ORDERS}/${id}`)).body.status;
    expect([await statusOf(home.id), await statusOf(counter.id)]).toEqual(['PENDING', 'PENDING']);
    const seen: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await keepShopLater();
      seen.push(`${await statusOf(home.id)} ${await statusOf(counter.id)}`);
    }
    expect(seen).toEqual([
      'VENDOR_CONFIRMED VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY READY_FOR_DELIVERY',
      'OUT_FOR_DELIVERY DELIVERED',
      'DELIVERED DELIVERED',
      'DELIVERED DELIVERED',
    ]);
    const { body } = await buyer.call('GET', `${ORDERS}/${home.id}`);
    expect(body.history.slice(1).every(({ reason }: { reason: string }) => reason === 'sandbox-shopkeeper')).toBe(true);
    await expect
      .poll(
        async () =>
          (await backend.sms.allMessages(buyer.phone)).filter(({ text }) => text.includes('नमूना दुकानदार')).length,
      )
      .toBe(6);
  });

  it('takes goods back and answers complaints, saying what it is', async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { body: order } = await orderForPickup(buyer);
    await buyer.call('POST', `${ORDERS}/${order.id}/issues`, { reason: 'ORD03' });
    for (let step = 0; step < 3; step += 1) await keepShopLater();
    expect((await buyer.call('GET', `${ORDERS}/${order.id}`)).body.issues).toMatchObject([
      { status: 'ANSWERED', answer: expect.stringContaining('नमूना बाज़ार') },
    ]);
    const asked = await buyer.call('POST', `${ORDERS}/${order.id}/returns`, {
      reason: '003',
      lines: [{ variant_id: pack, quantity: 1, is_sealed: true }],
    });
    expect(asked.status).toBe(201);
    await keepShopLater();
    await keepShopLater();
    expect((await buyer.call('GET', `${ORDERS}/${order.id}`)).body).toMatchObject({
      returns: [{ status: 'PICKED_UP' }],
      refunds: [{ cause: 'return' }],
    });
  });

  it('does not move an order that waits for payment', async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { body: order } = await orderForPickup(buyer);
    await backend.database.update(orders).set({ paymentMode: 10 }).where(eq(orders.id, order.id));
    await keepShopLater();
    const [row] = await backend.database.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id));
    expect(row?.status).toBe('PENDING');
  });
});

describe('the sandbox shopkeeper of a market that has one', () => {
  it('works by itself', async () => {
    const backend = await startBackend({ seed: 'small', configuration: { sandboxShopkeeper: true } });
    const [pack] = await deliverablePacks(backend);
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { body: order } = await orderForPickup(buyer);
    for (const status of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'DELIVERED']) {
      backend.advance(25_000);
      await expect.poll(async () => (await buyer.call('GET', `${ORDERS}/${order.id}`)).body.status).toBe(status);
    }
    await backend.close();
  });
});

describe('whether there is a sandbox shopkeeper', () => {
  const hasOne = (environment: Record<string, string>) =>
    SHOPKEEPER_JOBS.some(({ isNeeded }) =>
      isNeeded?.({
        configuration: readConfiguration({ SMS_ADAPTER: 'sandbox', PAYMENT_GATEWAY: 'sandbox', ...environment }),
      } as Dependencies),
    );
  it('is set by the configuration, and is off by default', () => {
    expect([
      hasOne({}),
      hasOne({ SANDBOX_SHOPKEEPER: 'true', SAMPLE_MARKET: 'true' }),
      hasOne({ SANDBOX_SHOPKEEPER: 'false' }),
    ]).toEqual([false, true, false]);
  });

  it('is refused where the market is no sample, or others can reach it', () => {
    expect(() => hasOne({ SANDBOX_SHOPKEEPER: 'true', SAMPLE_MARKET: 'false' })).toThrow(/^SANDBOX_SHOPKEEPER: /);
    expect(() =>
      hasOne({
        SANDBOX_SHOPKEEPER: 'true',
        HOST: '0.0.0.0',
        SMS_ADAPTER: 'http',
        SMS_HTTP_KEY: 'k',
        SMS_HTTP_TEMPLATE_ID: 't',
        PAYMENT_GATEWAY: 'razorpay',
        RAZORPAY_KEY_ID: 'k',
        RAZORPAY_KEY_SECRET: 's',
        RAZORPAY_WEBHOOK_SECRET: 'w',
        PERSONAL_DATA_KEY: Buffer.alloc(32, 1).toString('base64'),
      }),
    ).toThrow(/SANDBOX_SHOPKEEPER: /);
  });
});
