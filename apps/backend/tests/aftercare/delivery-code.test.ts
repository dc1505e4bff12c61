import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '@haat/backend-orders/tables';
import {
  ADDRESS,
  ADDRESSES,
  CART,
  deliverablePacks,
  farmer,
  NEAR,
  orderOf,
  ORDERS,
  sendPhoto,
  setOffer,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { StaffMember, TestAnswer, TestBackend } from '@haat/backend-testing';

const HOUR_MS = 3_600_000;
const PATH = '/vendor/v1/orders';
/** Some 1.1 km north of the address of these orders. */
const NEXT_VILLAGE = NEAR.split(',')
  .map((degrees, index) => (index === 0 ? (Number(degrees) + 0.01).toFixed(4) : degrees))
  .join();

describe.each(testDatabases(import.meta.filename))('the code at the door on $name', (on) => {
  let backend: TestBackend;
  let pack: string;
  let shop: StaffMember;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900 });
    shop = await staffMember(backend, 'vendor');
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());

  const codeOf = ({ status, body }: TestAnswer) => (status < 300 ? body.status : `${status} ${body.error?.code}`);
  const move = (id: string, body: object) => shop.call('POST', `${PATH}/${id}/move`, body);

  /** An order on its way to its farmer. */
  async function onTheRoad() {
    const { phone } = await farmer(backend);
    const buyer = async () => farmer(backend, { phone });
    const { call, put, userId } = await buyer();
    const { body: address } = await call('POST', ADDRESSES, ADDRESS);
    await put(pack, 1);
    const { body: view } = await call('PATCH', CART, { address_id: address.id, delivery_type: 'home_delivery' });
    const { id } = (await call('POST', ORDERS, orderOf(view, userId, address))).body as { id: string };
    for (const to of ['VENDOR_CONFIRMED', 'READY_FOR_DELIVERY', 'OUT_FOR_DELIVERY']) await move(id, { to });
    return {
      id,
      phone,
      seen: async () => (await (await buyer()).call('GET', `${ORDERS}/${id}`)).body,
      answer: async (hasCome: boolean) =>
        (await buyer()).call('POST', `${ORDERS}/${id}/arrival`, { has_come: hasCome }),
    };
  }
  const isTold = async (phone: string, words: string) =>
    (await backend.sms.allMessages(phone)).some(({ text }) => text.includes(words));
  const wrongOf = (code: string) => (code === '0000' ? '0001' : '0000');
  const photo = async (latLng = NEAR) => ({ id: await sendPhoto(backend, await shop.token()), lat_lng: latLng });

  it('is shown to the farmer from packing on, sent by SMS, and asked of the shop', async () => {
    const order = await onTheRoad();
    const { delivery_code: code } = await order.seen();
    expect(code).toMatch(/^\d{4}$/);
    await expect.poll(() => isTold(order.phone, code)).toBe(true);
    expect(JSON.stringify((await shop.call('GET', `${PATH}/${order.id}`)).body)).not.toContain(`"${code}"`);
    expect(codeOf(await move(order.id, { to: 'DELIVERED' }))).toBe('409 order_error.delivery_code_wrong');
    expect(codeOf(await move(order.id, { to: 'DELIVERED', code: wrongOf(code) }))).toBe(
      '409 order_error.delivery_code_wrong',
    );
    expect(codeOf(await move(order.id, { to: 'DELIVERED', code }))).toBe('DELIVERED');
    expect(await order.seen()).toMatchObject({ status: 'DELIVERED', delivery_code: null, arrival: null });
  });

  it('is compared five times at most, however many tries come at once, and then waits for support', async () => {
    const order = await onTheRoad();
    const { delivery_code: code } = await order.seen();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => move(order.id, { to: 'DELIVERED', code: wrongOf(code) })),
    );
    expect(tries.map(codeOf).sort()).toEqual([
      ...Array.from({ length: 7 }, () => '409 order_error.delivery_code_locked'),
      ...Array.from({ length: 5 }, () => '409 order_error.delivery_code_wrong'),
    ]);
    for (const body of [{ code }, { photo: await photo() }])
      expect(codeOf(await move(order.id, { to: 'DELIVERED', ...body }))).toBe('409 order_error.delivery_code_locked');
    const { body: raised } = await support.call('GET', '/support/v1/orders/escalated');
    expect(raised.results.find(({ id }: { id: string }) => id === order.id)).toMatchObject({
      status: 'OUT_FOR_DELIVERY',
      reasons: [{ kind: 'code-locked' }],
    });
    const renew = (by: StaffMember, body: object = { reason: 'The farmer called.' }) =>
      by.call('POST', `/support/v1/orders/${order.id}/delivery-code`, body);
    expect((await renew(shop)).status).toBe(403);
    expect((await renew(support, {})).status).toBe(400);
    expect((await renew(support)).status).toBe(200);
    const { delivery_code: renewed } = await order.seen();
    await expect.poll(() => isTold(order.phone, renewed)).toBe(true);
    expect(codeOf(await move(order.id, { to: 'DELIVERED', code: renewed }))).toBe('DELIVERED');
    const { body: after } = await support.call('GET', '/support/v1/orders/escalated');
    expect(after.results.some(({ id }: { id: string }) => id === order.id)).toBe(false);
  });

  it('keeps wrong codes counted over another try to deliver', async () => {
    const order = await onTheRoad();
    const { delivery_code: code } = await order.seen();
    for (let tries = 0; tries < 4; tries += 1) await move(order.id, { to: 'DELIVERED', code: wrongOf(code) });
    await move(order.id, { to: 'FAILED_DELIVERY' });
    await move(order.id, { to: 'OUT_FOR_DELIVERY' });
    expect(codeOf(await move(order.id, { to: 'DELIVERED', code: wrongOf(code) }))).toBe(
      '409 order_error.delivery_code_wrong',
    );
    expect(codeOf(await move(order.id, { to: 'DELIVERED', code }))).toBe('409 order_error.delivery_code_locked');
  });

  it('is replaced by a photo at the address only, and the farmer is asked whether it came', async () => {
    const order = await onTheRoad();
    expect(codeOf(await move(order.id, { to: 'DELIVERED', photo: await photo(NEXT_VILLAGE) }))).toBe(
      '409 order_error.photo_not_at_place',
    );
    const strangers = await sendPhoto(backend, await support.token());
    expect(codeOf(await move(order.id, { to: 'DELIVERED', photo: { id: strangers, lat_lng: NEAR } }))).toBe(
      '400 upload_error.photo_unknown',
    );
    expect((await order.seen()).status).toBe('OUT_FOR_DELIVERY');
    expect(codeOf(await order.answer(false))).toBe('409 order_error.arrival_not_asked');
    expect(codeOf(await move(order.id, { to: 'DELIVERED', photo: await photo() }))).toBe('DELIVERED');
    await expect.poll(() => isTold(order.phone, 'मिला या नहीं')).toBe(true);
    expect((await order.seen()).arrival).toEqual({ answer_by: expect.any(String) });
    const seenBySupport = await support.call('GET', `/support/v1/orders/${order.id}/delivery-photo`);
    expect(seenBySupport.headers.get('content-type')).toBe('image/jpeg');
    expect(seenBySupport.headers.get('cache-control')).toBe('no-store');
    expect((await order.answer(true)).status).toBe(200);
    expect((await order.answer(true)).status).toBe(200);
    expect(codeOf(await order.answer(false))).toBe('409 order_error.arrival_not_asked');
    expect(await order.seen()).toMatchObject({ arrival: null, issues: [] });
  });

  it('that was not told is no proof: a farmer who got nothing says so, and a complaint is opened once', async () => {
    const order = await onTheRoad();
    await move(order.id, { to: 'DELIVERED', photo: await photo() });
    backend.advance(48 * HOUR_MS - 60_000);
    expect((await order.answer(false)).status).toBe(200);
    expect((await order.answer(false)).status).toBe(200);
    expect(await order.seen()).toMatchObject({
      arrival: null,
      issues: [{ status: 'OPEN', reason: 'ITM01', variant_id: null }],
    });
  });

  it('is asked about for 48 hours', async () => {
    const order = await onTheRoad();
    await move(order.id, { to: 'DELIVERED', photo: await photo() });
    backend.advance(48 * HOUR_MS);
    expect((await order.seen()).arrival).toBeNull();
    expect(codeOf(await order.answer(false))).toBe('409 order_error.arrival_not_asked');
  });

  it('without a place of its own, an order is at its PIN code', async () => {
    const order = await onTheRoad();
    const [row] = await backend.database.select().from(orders).where(eq(orders.id, order.id));
    const { place: _, ...address } = row!.address!;
    await backend.database.update(orders).set({ address }).where(eq(orders.id, order.id));
    expect(codeOf(await move(order.id, { to: 'DELIVERED', photo: await photo('28.6139,77.2090') }))).toBe(
      '409 order_error.photo_not_at_place',
    );
    expect(codeOf(await move(order.id, { to: 'DELIVERED', photo: await photo(NEXT_VILLAGE) }))).toBe('DELIVERED');
  });
});
