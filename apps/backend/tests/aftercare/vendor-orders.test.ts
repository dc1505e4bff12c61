import { randomUUID } from 'node:crypto';
import { PAYMENT_MODES } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { cancelUnclaimedOrders } from '@haat/backend-aftercare/testing';
import { users } from '@haat/backend-identity/tables';
import { orders } from '@haat/backend-orders/tables';
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
  SHOP,
  signInForTest,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;
const PATH = '/vendor/v1/orders';

describe.each(testDatabases(import.meta.filename))('orders of a shop on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900 });
  });
  afterAll(() => backend?.close());

  const statusAndCode = ({ status, body }: TestAnswer) => ({ status, code: body.error?.code });
  async function userWithRole(role: 'vendor' | 'support', vendorId: string | null = null) {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: [role] })
      .where(eq(users.id, userId));
    if (vendorId !== null) await backend.database.insert(vendorStaff).values({ userId, vendorId });
    const sign = async () => (await signInForTest(backend, phone)).accessToken;
    let token = await sign();
    return {
      call: (method: string, path: string, body?: unknown) =>
        backend.request(method, path, { token, ...(body === undefined ? {} : { body }) }),
      again: async () => {
        token = await sign();
      },
    };
  }
  async function collected(quantity = 1) {
    const buyer = await farmer(backend);
    await buyer.put(pack, quantity);
    return { buyer, ...((await orderForPickup(buyer)).body as { id: string; pickup_code: string; number: string }) };
  }
  async function delivered() {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, ADDRESS);
    await buyer.put(pack, 1);
    const { body: view } = await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    return {
      buyer,
      ...((await buyer.call('POST', ORDERS, orderOf(view, buyer.userId, address))).body as {
        id: string;
        number: string;
        total_price: number;
      }),
    };
  }

  it('are delivered: confirmed, packed, sent, failed once, handed over, with a notice for each step', async () => {
    const vendor = await userWithRole('vendor', SHOP);
    const order = await delivered();
    const { body: seen } = await vendor.call('GET', `${PATH}/${order.id}?lang=en`);
    expect(seen).toMatchObject({
      number: order.number,
      status: 'PENDING',
      next: ['VENDOR_CONFIRMED', 'VENDOR_CANCELLED'],
      cash_due: order.total_price,
      deliver_to: { name: ADDRESS.name, phone_number: ADDRESS.phone_number },
    });
    for (const to of [
      'VENDOR_CONFIRMED',
      'READY_FOR_DELIVERY',
      'SHIPPED',
      'OUT_FOR_DELIVERY',
      'FAILED_DELIVERY',
      'OUT_FOR_DELIVERY',
    ]) {
      expect((await vendor.call('POST', `${PATH}/${order.id}/move`, { to })).body.status).toBe(to);
    }
    const { delivery_code: code } = (await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body;
    expect((await vendor.call('POST', `${PATH}/${order.id}/move`, { to: 'DELIVERED', code })).body.status).toBe(
      'DELIVERED',
    );
    expect(statusAndCode(await vendor.call('POST', `${PATH}/${order.id}/move`, { to: 'VENDOR_CANCELLED' }))).toEqual({
      status: 409,
      code: 'order_error.cannot_move',
    });
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body).toMatchObject({
      status: 'DELIVERED',
      can_cancel: false,
    });
    await expect.poll(async () => (await backend.sms.allMessages(order.buyer.phone)).length).toBe(6);
  });

  it('are handed over at the counter by the farmer’s code, which cannot be guessed', async () => {
    const vendor = await userWithRole('vendor', SHOP);
    const order = await collected();
    // These words in its history would attribute it to no user.
    for (const reason of ['sandbox-shopkeeper', 'unclaimed']) {
      expect(
        statusAndCode(await vendor.call('POST', `${PATH}/${order.id}/move`, { to: 'VENDOR_CONFIRMED', reason })),
      ).toEqual({
        status: 400,
        code: 'request_error.invalid',
      });
    }
    const transition = (body: object) => vendor.call('POST', `${PATH}/${order.id}/move`, body);
    await transition({ to: 'VENDOR_CONFIRMED' });
    await transition({ to: 'READY_FOR_DELIVERY' });
    expect(statusAndCode(await transition({ to: 'DELIVERED' }))).toEqual({
      status: 409,
      code: 'order_error.pickup_code_wrong',
    });
    const wrong = order.pickup_code === '000000' ? '000001' : '000000';
    const tries = await Promise.all(Array.from({ length: 12 }, () => transition({ to: 'DELIVERED', code: wrong })));
    expect(tries.filter(({ body }) => body.error.code === 'order_error.pickup_code_wrong')).toHaveLength(5);
    expect(statusAndCode(await transition({ to: 'DELIVERED', code: order.pickup_code }))).toEqual({
      status: 429,
      code: 'order_error.pickup_code_too_many_tries',
    });
    backend.advance(3_601_000);
    await vendor.again();
    expect((await transition({ to: 'DELIVERED', code: order.pickup_code })).body.status).toBe('DELIVERED');
  });

  it('are refused with the packs back on the shelf, and given up after seven days without a claim', async () => {
    const vendor = await userWithRole('vendor', SHOP);
    const [refused, unclaimed] = [await collected(3), await collected(2)];
    const before = await stockOf(backend, pack);
    expect(
      (await vendor.call('POST', `${PATH}/${refused.id}/move`, { to: 'VENDOR_CANCELLED', reason: 'no-stock' })).body,
    ).toMatchObject({ status: 'VENDOR_CANCELLED', history: [{}, { reason: 'no-stock' }], next: [] });
    expect(await stockOf(backend, pack)).toBe(before + 3);
    const transition = (to: string) => vendor.call('POST', `${PATH}/${unclaimed.id}/move`, { to });
    await transition('VENDOR_CONFIRMED');
    await transition('READY_FOR_DELIVERY');
    expect(statusAndCode(await transition('VENDOR_CANCELLED'))).toEqual({ status: 409, code: 'order_error.too_early' });
    backend.advance(7 * DAY_MS);
    await vendor.again();
    expect((await transition('VENDOR_CANCELLED')).body.status).toBe('VENDOR_CANCELLED');
    expect(await stockOf(backend, pack)).toBe(before + 5);
  });

  it('are given up in the shop’s name a day after it could have, and not before', async () => {
    const vendor = await userWithRole('vendor', SHOP);
    const [forgotten, later] = [await collected(1), await collected(1)];
    const ready = async ({ id }: { id: string }) => {
      for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'])
        await vendor.call('POST', `${PATH}/${id}/move`, { to });
    };
    await ready(forgotten);
    backend.advance(DAY_MS);
    await vendor.again();
    await ready(later);
    backend.advance(7 * DAY_MS);
    await vendor.again();
    await cancelUnclaimedOrders(backend.dependencies);
    expect((await vendor.call('GET', `${PATH}/${forgotten.id}`)).body).toMatchObject({
      status: 'VENDOR_CANCELLED',
      history: [{}, {}, {}, { reason: 'unclaimed' }],
    });
    expect((await vendor.call('GET', `${PATH}/${later.id}`)).body.status).toBe('READY_FOR_DELIVERY');
  });

  it('are seen and moved by their own shop only, without the farmer’s other data', async () => {
    const [vendor, other, none, support] = [
      await userWithRole('vendor', SHOP),
      await userWithRole('vendor', 'small-doorstep'),
      await userWithRole('vendor'),
      await userWithRole('support'),
    ];
    const order = await collected();
    const { body } = await vendor.call('GET', `${PATH}/${order.id}`);
    const text = JSON.stringify(body);
    for (const secret of [order.buyer.phone, order.buyer.userId, order.pickup_code]) expect(text).not.toContain(secret);
    const unknown = await other.call('GET', `${PATH}/${randomUUID()}`);
    for (const id of [order.id, 'x']) {
      expect(statusAndCode(await other.call('GET', `${PATH}/${id}`))).toEqual(statusAndCode(unknown));
      expect(statusAndCode(await other.call('POST', `${PATH}/${id}/move`, { to: 'VENDOR_CONFIRMED' }))).toEqual({
        status: 404,
        code: 'order_error.not_found',
      });
    }
    for (const stranger of [none, support, order.buyer])
      expect(statusAndCode(await stranger.call('GET', PATH))).toEqual({ status: 403, code: 'auth_error.forbidden' });
    expect((await backend.request('GET', PATH)).status).toBe(401);
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body.status).toBe('PENDING');
    expect((await other.call('GET', PATH)).body).toMatchObject({ count: 0, results: [] });
    const { body: list } = await vendor.call('GET', `${PATH}?group=open`);
    expect(list.results[0].id).toBe(order.id);
    expect(list.results.every(({ next }: { next: string[] }) => next.length > 0)).toBe(true);
  });

  it('are cancelled for the market by support only', async () => {
    const [support, vendor] = [await userWithRole('support'), await userWithRole('vendor', SHOP)];
    const order = await collected(2);
    const before = await stockOf(backend, pack);
    const cancel = `/support/v1/orders/${order.id}/cancel`;
    for (const stranger of [vendor, order.buyer])
      expect(statusAndCode(await stranger.call('POST', cancel, { reason: 'asked' }))).toEqual({
        status: 403,
        code: 'auth_error.forbidden',
      });
    expect((await support.call('POST', cancel, { reason: 'asked-by-phone' })).body).toEqual({
      id: order.id,
      status: 'DEHAAT_CANCELLED',
      waiting: null,
    });
    expect(await stockOf(backend, pack)).toBe(before + 2);
    expect(
      statusAndCode(await support.call('POST', `/support/v1/orders/${randomUUID()}/cancel`, { reason: 'asked' })),
    ).toEqual({
      status: 404,
      code: 'order_error.not_found',
    });
    expect((await order.buyer.call('GET', `${ORDERS}/${order.id}`)).body.history.at(-1)).toMatchObject({
      status: 'DEHAAT_CANCELLED',
      reason: 'asked-by-phone',
    });
  });

  it('are not shown to the shop while their online payment is outstanding', async () => {
    const [vendor, order] = [await userWithRole('vendor', SHOP), await collected()];
    await backend.database.update(orders).set({ paymentMode: PAYMENT_MODES['pay-now'] }).where(eq(orders.id, order.id));
    expect(statusAndCode(await vendor.call('GET', `${PATH}/${order.id}`))).toEqual({
      status: 404,
      code: 'order_error.not_found',
    });
  });
});
