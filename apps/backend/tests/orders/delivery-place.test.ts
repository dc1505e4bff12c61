import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CartView } from '@haat/api-contract';
import { vendorStaff } from '@haat/backend-aftercare/tables';
import { addresses, users } from '@haat/backend-identity/tables';
import { places } from '@haat/backend-market/tables';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  creditFarmer,
  CREDIT_SHOP,
  deliverablePacks,
  farmer,
  NEAR,
  ORDERS,
  orderOf,
  SHOP,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { Buyer, TestBackend } from '@haat/backend-testing';

/** 1 600 km from the shops; its PIN code is Kolkata's. */
const KOLKATA = { district: 'Kolkata', state: 'West Bengal', pincode: '700001' };

describe.each(testDatabases(import.meta.filename))('the place that goods are brought to, on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    const office = {
      officeName: 'Kolkata',
      district: 'Kolkata',
      state: 'West Bengal',
      officeCount: 13,
      quality: 'pin',
    };
    await backend.database.insert(places).values({
      ...office,
      pincode: KOLKATA.pincode,
      lat: 22.5736,
      lng: 88.3483,
      search: '',
      searchOffice: '',
      searchDistrict: '',
    });
  });
  afterAll(() => backend?.close());

  async function chosen(buyer: Buyer, address: { id: string }): Promise<CartView> {
    return (await buyer.call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' })).body;
  }

  it.each([
    { name: 'sold in the shop’s neighbourhood', shop: SHOP, payment: 'cash' as const },
    { name: 'sold on credit', shop: CREDIT_SHOP, payment: 'credit' as const },
  ])('is not Nashik for an address in Kolkata, whatever coordinates it has: $name', async ({ shop, payment }) => {
    const buyer = await (payment === 'credit' ? creditFarmer(backend) : farmer(backend));
    const { status, body: address } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, ...KOLKATA, lat_lng: NEAR });
    expect({ status, latLng: address.lat_lng }).toEqual({ status: 201, latLng: null });
    // As if it had been taken before the rule.
    await backend.database.update(addresses).set({ latLng: NEAR }).where(eq(addresses.id, address.id));
    await buyer.put(pack, 1, { vendor_id: shop });
    const view = await chosen(buyer, address);
    expect(view.bill).toBeNull();
    const order = orderOf({ ...view, bill: { delivery_fee: 30 } as never }, buyer.userId, address, payment);
    expect(await buyer.call('POST', ORDERS, order)).toMatchObject({
      status: 409,
      body: { error: { code: 'order_error.not_delivered_here' } },
    });
  });

  it('stays the farmer’s own near the PIN code, through every change of the address', async () => {
    const buyer = await farmer(backend);
    const { body: made } = await buyer.call('POST', ADDRESSES, ADDRESS);
    expect(made.lat_lng).toBe(NEAR);
    const change = async (fields: object) =>
      (await buyer.call('PATCH', `${ADDRESSES}/${made.id}`, fields)).body.lat_lng;
    expect(await change({ house: 'Plot 5' })).toBe(NEAR);
    expect(await change({ lat_lng: '22.57,88.35' })).toBeNull();
    expect(await change({ lat_lng: NEAR })).toBe(NEAR);
    expect(await change({ pincode: '700001', lat_lng: NEAR })).toBeNull();
    expect(await change({ pincode: '422001', lat_lng: NEAR })).toBe(NEAR);
  });

  it.each([
    { name: 'the farmer’s own place', lat_lng: NEAR, fee: 30, seen: NEAR, isExact: true, metres: 1_113 },
    { name: 'the PIN code’s', lat_lng: null, fee: 50, seen: '20.068,73.8272', isExact: false, metres: 8_086 },
  ])('is kept in the order and shown to the shop: $name', async ({ lat_lng, fee, seen, isExact, metres }) => {
    const buyer = await farmer(backend);
    const { body: address } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng });
    await buyer.put(pack, 1);
    const placed = await buyer.call('POST', ORDERS, orderOf(await chosen(buyer, address), buyer.userId, address));
    expect(placed).toMatchObject({ status: 201, body: { delivery_fee: fee } });
    // The order keeps its place when the address goes elsewhere.
    await buyer.call('PATCH', `${ADDRESSES}/${address.id}`, { ...KOLKATA });
    const shop = await shopkeeper();
    const { body } = await shop.call('GET', `/vendor/v1/orders/${placed.body.id}`);
    expect(body.deliver_to).toMatchObject({
      pincode: ADDRESS.pincode,
      lat_lng: seen,
      is_exact_place: isExact,
      map_url: expect.stringContaining(encodeURIComponent(seen)),
    });
    expect(Math.abs(body.deliver_to.distance_metres - metres)).toBeLessThan(20);
  });

  async function shopkeeper(): Promise<Buyer> {
    const { phone, userId } = await farmer(backend);
    await backend.database
      .update(users)
      .set({ roles: ['vendor'] })
      .where(eq(users.id, userId));
    await backend.database.insert(vendorStaff).values({ userId, vendorId: SHOP });
    return farmer(backend, { phone });
  }
});
