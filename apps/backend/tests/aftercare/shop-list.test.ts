import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runShopkeeper } from '@haat/backend-sandbox';
import {
  deliverablePacks,
  farmer,
  orderForPickup,
  ORDERS,
  setOffer,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { StaffMember, TestBackend } from '@haat/backend-testing';

const PATH = '/vendor/v1/orders';
const HOUR_MS = 3_600_000;

describe.each(testDatabases(import.meta.filename))("a shop's list on $name", (on) => {
  let backend: TestBackend;
  let pack: string;
  let shop: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    [pack] = await deliverablePacks(backend);
    await setOffer(backend, pack, { stock: 900 });
    shop = await staffMember(backend, 'vendor');
  });
  afterAll(() => backend?.close());

  async function placed() {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    const { body } = await orderForPickup(buyer);
    return { buyer, ...(body as { id: string; number: string; pickup_code: string }) };
  }
  const move = (id: string, body: object) => shop.call('POST', `${PATH}/${id}/move`, body);
  const idsAt = async (group: string) =>
    ((await shop.call('GET', `${PATH}?group=${group}`)).body.results as { id: string }[]).map(({ id }) => id);

  it('has each order at its stage, counts them, and brings what a farmer complains of to the trouble', async () => {
    const { id, pickup_code: code, buyer } = await placed();
    const { body: first } = await shop.call('GET', `${PATH}?group=new`);
    expect(first.counts).toEqual({ new: 1, pack: 0, road: 0, trouble: 0, booked: 0 });
    expect(first.results).toMatchObject([{ id, clock: { is_over: false } }]);
    const till = Date.parse(first.results[0].clock.runs_out_at) - Date.parse(first.results[0].created_at);
    expect(till).toBe(24 * HOUR_MS);
    await move(id, { to: 'VENDOR_CONFIRMED' });
    expect([await idsAt('new'), await idsAt('pack')]).toEqual([[], [id]]);
    await move(id, { to: 'READY_FOR_DELIVERY' });
    expect(await idsAt('road')).toEqual([id]);
    await buyer.call('POST', `${ORDERS}/${id}/issues`, { reason: 'ORD03' });
    expect(await idsAt('trouble')).toEqual([id]);
    const { body: order } = await shop.call('GET', `${PATH}/${id}`);
    await shop.call('POST', `${PATH}/${id}/issues/${order.issues[0].id}/answer`, { answer: 'It is ready.' });
    await move(id, { to: 'DELIVERED', code });
    expect([await idsAt('trouble'), await idsAt('road'), await idsAt('done')]).toEqual([[], [], [id]]);
  });

  it('says that a day has gone by without an answer', async () => {
    const { id } = await placed();
    backend.advance(24 * HOUR_MS + 1);
    expect((await shop.call('GET', `${PATH}/${id}`)).body.clock.is_over).toBe(true);
  });

  it('takes the same code once, however often it comes, and no other after that', async () => {
    const { id, pickup_code: code } = await placed();
    await move(id, { to: 'VENDOR_CONFIRMED' });
    await move(id, { to: 'READY_FOR_DELIVERY' });
    const sent = await Promise.all([1, 2, 3].map(() => move(id, { to: 'DELIVERED', code })));
    const again = await move(id, { to: 'DELIVERED', code });
    expect([...sent, again].filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(2);
    expect(again.body.history.filter(({ status }: { status: string }) => status === 'DELIVERED')).toHaveLength(1);
    const other = code === '000000' ? '000001' : '000000';
    expect((await move(id, { to: 'DELIVERED', code: other })).body.error.code).toBe('order_error.cannot_move');
  });

  it('gives the bill of a handed over order to its shop alone', async () => {
    const { id, pickup_code: code } = await placed();
    expect((await shop.call('GET', `${PATH}/${id}/invoice`)).body.error.code).toBe('order_error.no_invoice');
    await move(id, { to: 'VENDOR_CONFIRMED' });
    await move(id, { to: 'READY_FOR_DELIVERY' });
    await move(id, { to: 'DELIVERED', code });
    const bill = await fetch(`${backend.address}${PATH}/${id}/invoice`, {
      headers: { authorization: `Bearer ${await shop.token()}` },
    });
    expect([bill.status, bill.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const neighbour = await staffMember(backend, 'vendor', 'small-centre');
    for (const [method, path, body] of [
      ['GET', `${PATH}/${id}`],
      ['GET', `${PATH}/${id}/invoice`],
      ['POST', `${PATH}/${id}/move`, { to: 'DELIVERED', code }],
      ['POST', `${PATH}/${id}/agree-to-cancel`],
    ] as const)
      expect((await neighbour.call(method, path, body)).status, path).toBe(404);
  });

  it('tells the people of the shop of a new order, and nobody else', async () => {
    const { number } = await placed();
    await expect.poll(async () => (await shop.call('GET', '/user/v1/notices')).body.results[0]?.text).toContain(number);
  });

  it('is left by the sample shopkeeper while a person of the shop looks after it, and taken up later', async () => {
    const { id } = await placed();
    const touched = await placed();
    await move(touched.id, { to: 'VENDOR_CONFIRMED' });
    const statusOf = async (order: string) => (await shop.call('GET', `${PATH}/${order}`)).body.status;
    backend.advance(60_000);
    await runShopkeeper(backend.dependencies);
    expect(await statusOf(id)).toBe('PENDING');
    backend.advance(HOUR_MS);
    await runShopkeeper(backend.dependencies);
    expect(await statusOf(id)).toBe('VENDOR_CONFIRMED');
    expect(await statusOf(touched.id)).toBe('VENDOR_CONFIRMED');
  });
});
