import { GUEST_CART_HEADER } from '@haat/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carts } from '@haat/backend-checkout/tables';
import { removeExpiredCarts } from '@haat/backend-checkout/testing';
import { CART, deliverablePacks, farmer, NEAR, SHOP, testDatabases, guestBuyer } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('carts on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
  });
  afterAll(() => backend?.close());

  const code = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({ status, code: body.error?.code });

  it('asks before it mixes shops or order types, the shop first', async () => {
    const guest = guestBuyer(backend);
    const { body: before } = await guest.put(packs[0], 1);
    const other = await guest.put(packs[1], 2, { vendor_id: 'small-centre', is_prebook: true });
    expect(other).toMatchObject({
      status: 409,
      body: {
        error: {
          code: 'cart_error.vendor_changed',
          details: {
            cart_vendor_id: SHOP,
            cart_vendor_name: 'Both Shop',
            offered: { variant_id: packs[1], vendor_id: 'small-centre', quantity: 2, is_prebook: true },
          },
        },
      },
    });
    expect((await guest.put(packs[1], 1, { is_prebook: true })).body.error).toMatchObject({
      code: 'cart_error.order_type_changed',
      details: { from: 'normal', to: 'prebook' },
    });
    expect(await guest.cart()).toEqual(before);
    // On the cart's own page the item takes the cart's order type.
    expect((await guest.put(packs[1], 1, { is_prebook: true, from_cart_page: true })).body).toMatchObject({
      is_prebook: false,
      count: 2,
    });
  });

  it('parks what a reset replaces for 24 hours, and swaps it back', async () => {
    const guest = guestBuyer(backend);
    const { body: old } = await guest.put(packs[0], 3);
    const reset = await guest.call('POST', `${CART}/reset`, {
      offered: { variant_id: packs[1], vendor_id: 'small-centre', quantity: 2 },
    });
    expect(reset.body).toMatchObject({
      vendor: { id: 'small-centre' },
      count: 2,
      parked: { vendor_name: 'Both Shop', count: 3 },
    });
    expect(reset.body.cart_id).not.toBe(old.cart_id);
    const restored = await guest.call('POST', `${CART}/restore`);
    expect(restored.body).toMatchObject({
      cart_id: old.cart_id,
      lines: old.lines,
      parked: { vendor_name: 'Nashik Centre', count: 2 },
    });
    expect((await guest.call('POST', `${CART}/restore`)).body).toMatchObject({
      cart_id: reset.body.cart_id,
      parked: { count: 3 },
    });
    // An offer that cannot be had changes nothing.
    expect(
      code(
        await guest.call('POST', `${CART}/reset`, {
          offered: { variant_id: packs[1], vendor_id: SHOP, quantity: 500 },
        }),
      ),
    ).toEqual({ status: 409, code: 'cart_error.not_enough_stock' });
    expect((await guest.cart()).cart_id).toBe(reset.body.cart_id);
    expect((await guest.call('POST', `${CART}/reset`, {})).body).toMatchObject({
      lines: [],
      vendor: null,
      parked: { count: 2 },
    });
  });

  it('drops a parked cart after a day', async () => {
    const late = await startBackend({ seed: 'small' });
    const guest = guestBuyer(late);
    await guest.put(packs[0], 1);
    await guest.call('POST', `${CART}/reset`, {});
    late.advance(DAY_MS - 60_000);
    expect((await guest.cart()).parked).toMatchObject({ count: 1 });
    late.advance(120_000);
    expect((await guest.cart()).parked).toBeNull();
    expect(code(await guest.call('POST', `${CART}/restore`))).toEqual({
      status: 404,
      code: 'cart_error.nothing_parked',
    });
    await removeExpiredCarts(late.dependencies);
    expect(await late.database.select().from(carts)).toHaveLength(1);
    late.advance(91 * DAY_MS);
    await removeExpiredCarts(late.dependencies);
    expect(await late.database.select().from(carts)).toHaveLength(0);
    await late.close();
  });

  it('gives a guest’s cart to the farmer who signs in, and parks the one from before', async () => {
    const buyer = await farmer(backend);
    const { body: earlier } = await buyer.put(packs[0], 1);
    const guest = guestBuyer(backend);
    const { body: guestCart } = await guest.put(packs[1], 4, { vendor_id: 'small-centre' });
    const claim = () =>
      backend.request('POST', `${CART}/claim?lang=en&lat_lng=${NEAR}`, {
        token: buyer.token,
        headers: { [GUEST_CART_HEADER]: guest.guestId },
        body: {},
      });
    const claimed = await claim();
    expect(claimed).toMatchObject({
      status: 200,
      body: { cart_id: guestCart.cart_id, lines: guestCart.lines, parked: { vendor_name: 'Both Shop', count: 1 } },
    });
    // Once more, and once more at the same time.
    expect((await Promise.all([claim(), claim()])).map(({ body }) => body)).toEqual([claimed.body, claimed.body]);
    expect(await guest.cart()).toMatchObject({ cart_id: '', lines: [] });
    expect((await buyer.call('POST', `${CART}/restore`)).body.cart_id).toBe(earlier.cart_id);
    // An empty guest cart takes nothing from the farmer.
    const empty = guestBuyer(backend);
    await empty.put(packs[0], 1);
    await empty.call('DELETE', `${CART}/items/${packs[0]}`);
    expect(
      (
        await backend.request('POST', `${CART}/claim`, {
          token: buyer.token,
          headers: { [GUEST_CART_HEADER]: empty.guestId },
          body: {},
        })
      ).body.cart_id,
    ).toBe(earlier.cart_id);
    expect(code(await guest.call('POST', `${CART}/claim`, {}))).toEqual({ status: 401, code: 'auth_error.signed_out' });
  });

  it('is replaced by concurrent requests one after the other', async () => {
    const someone = guestBuyer(backend);
    const offered = { variant_id: packs[0], vendor_id: SHOP };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        index % 3 === 0 ? someone.put(packs[0], 1) : someone.call('POST', `${CART}/reset`, { offered }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    expect((await someone.cart()).lines).toHaveLength(1);
  });
});
