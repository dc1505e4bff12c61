import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  CART,
  deliverablePacks,
  farmer,
  orderForPickup,
  ORDERS,
  setOffer,
  stockOf,
  testDatabases,
} from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { startAftercare, statusAndCode } from './delivered-orders.ts';
import type { Aftercare } from './delivered-orders.ts';

describe.each(testDatabases(import.meta.filename))('after an order on $name', (on) => {
  let aftercare: Aftercare;
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    aftercare = await startAftercare(on);
    ({ backend, pack } = aftercare);
  });
  afterAll(() => backend?.close());

  it('orders again what is still sold, says what is not, and keeps the old cart', async () => {
    const other = (await deliverablePacks(backend)).find((id) => id !== pack) ?? '';
    await setOffer(backend, other, { stock: 900 });
    const buyer = await farmer(backend);
    await buyer.put(pack, 3);
    await buyer.put(other, 2);
    const { body: placed } = await orderForPickup(buyer);
    await buyer.call('POST', `${ORDERS}/${placed.id}/cancel`, { reason: '006' });
    await buyer.put(other, 5);
    const stock = await stockOf(backend, pack);
    await setOffer(backend, pack, { stock: 1 });
    const again = await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`);
    expect(again).toMatchObject({
      status: 200,
      body: {
        marketplace: 'dehaat',
        is_old_cart_parked: true,
        lines: [
          { variant_id: pack, quantity: 1 },
          { variant_id: other, quantity: 2 },
        ],
        missing: [{ variant_id: pack, asked: 3, left: 1 }],
      },
    });
    expect((await buyer.cart()).lines.map(({ variant_id: id, quantity }) => [id, quantity])).toEqual([
      [pack, 1],
      [other, 2],
    ]);
    // Pressed a second time, it changes nothing: the old cart is still the parked one.
    expect((await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`)).body).toEqual(again.body);
    expect((await buyer.call('POST', `${CART}/restore`)).body.lines).toMatchObject([
      { variant_id: other, quantity: 5 },
    ]);
    // Pressed many times at once, it is done once: what was there before is what is kept.
    const presses = await Promise.all(
      Array.from({ length: 6 }, () => buyer.call('POST', `${ORDERS}/${placed.id}/reorder`)),
    );
    expect(presses.map(({ status, body }) => ({ status, body }))).toEqual(
      presses.map(() => ({ status: 200, body: again.body })),
    );
    expect((await buyer.call('POST', `${CART}/restore`)).body.lines).toMatchObject([
      { variant_id: other, quantity: 5 },
    ]);
    for (const id of [pack, other]) await setOffer(backend, id, { stock: 0 });
    expect(statusAndCode(await buyer.call('POST', `${ORDERS}/${placed.id}/reorder`))).toEqual({
      status: 409,
      code: 'order_error.nothing_to_reorder',
    });
    await setOffer(backend, pack, { stock });
    await setOffer(backend, other, { stock: 900 });
    expect(statusAndCode(await (await farmer(backend)).call('POST', `${ORDERS}/${placed.id}/reorder`))).toEqual({
      status: 404,
      code: 'order_error.not_found',
    });
  });
});
