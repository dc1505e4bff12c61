import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  collectOnlyPack,
  deliverablePacks,
  FAR,
  FAR_PINCODE,
  farmer,
  setOffer,
  testDatabases,
  guestBuyer,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('carts on $name', (on) => {
  let backend: TestBackend;
  let packs: [string, string, string];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = await deliverablePacks(backend);
  });
  afterAll(() => backend?.close());

  const code = ({ status, body }: Pick<TestAnswer, 'status' | 'body'>) => ({ status, code: body.error?.code });

  it('offers the delivery types that the place and the goods allow', async () => {
    const guest = guestBuyer(backend);
    await guest.put(packs[0], 1);
    expect((await guest.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({
      delivery_choices: [],
      bill: null,
    });
    const pickup = await guest.call('PATCH', CART, {
      delivery_type: 'pickup_from_store',
      pickup_person: { name: '<b>Ram</b> Pawar', phone_number: '9876500000' },
    });
    expect(pickup.body).toMatchObject({
      delivery_type: 'pickup_from_store',
      pickup_person: { name: 'Ram Pawar' },
      bill: { delivery_fee: 0 },
    });
    expect(
      code(await guest.call('PATCH', CART, { pickup_person: { name: '<b></b>', phone_number: '9876500000' } })),
    ).toEqual({ status: 400, code: 'request_error.invalid' });
    expect(code(await guest.call('PATCH', CART, { address_id: randomUUID() }))).toEqual({
      status: 404,
      code: 'address_error.not_found',
    });
    // 15 km away the shop only hands over at its counter.
    expect((await guest.call('GET', `${CART}?lat_lng=20.135,73.8`)).body).toMatchObject({
      delivery_choices: ['pickup_from_store'],
      delivery_type: 'pickup_from_store',
    });
    const farther = guestBuyer(backend);
    await farther.put(packs[0], 1);
    await farther.put(await collectOnlyPack(backend), 1);
    expect((await farther.call('PATCH', CART, { delivery_type: 'home_delivery' })).body).toMatchObject({
      delivery_choices: ['pickup_from_store'],
      delivery_type: 'pickup_from_store',
    });
  });

  it('calculates the delivery to the chosen address', async () => {
    const buyer = await farmer(backend);
    await setOffer(backend, packs[0], { pricePaise: 20_000, discountPaise: 0 });
    await buyer.put(packs[0], 1);
    const { body: near } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, lat_lng: '20.065,73.8' });
    const { body: far } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, pincode: FAR_PINCODE, lat_lng: FAR });
    // 7.2 km: three kilometres are begun beyond the first five.
    expect((await buyer.call('PATCH', CART, { address_id: near.id })).body).toMatchObject({
      address_id: near.id,
      bill: { delivery_fee: 45, total: 245 },
    });
    expect((await buyer.call('PATCH', CART, { address_id: far.id })).body).toMatchObject({
      address_id: far.id,
      bill: null,
      delivery_choices: ['home_delivery', 'pickup_from_store'],
    });
    expect((await buyer.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({ delivery_choices: [] });
    await buyer.call('PATCH', CART, { address_id: near.id });
    // Sent to an address near the shop, from far away.
    expect((await buyer.call('GET', `${CART}?lat_lng=${FAR}`)).body).toMatchObject({
      delivery_choices: ['home_delivery'],
      bill: { delivery_fee: 45 },
    });
    const stranger = await farmer(backend);
    expect(code(await stranger.call('PATCH', CART, { address_id: near.id }))).toEqual({
      status: 404,
      code: 'address_error.not_found',
    });
    await buyer.call('DELETE', `${ADDRESSES}/${near.id}`);
    expect(await buyer.cart()).toMatchObject({ address_id: null, bill: { delivery_fee: 30 } });
  });
});
