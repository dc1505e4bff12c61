import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notice } from '@haat/api-contract/account';
import { products, variants, vendors } from '@haat/backend-market/tables';
import { shopkeepingArea } from '@haat/backend-shopkeeping';
import {
  deliverablePacks,
  farmer,
  NEAR,
  orderForPickup,
  SHOP,
  staffMember,
  testDatabases,
} from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { startBackend } from '../start-backend.ts';

const GOODS = '/vendor/v1/goods';
const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('the goods of a shop on $name', (on) => {
  let backend: TestBackend;
  let shop: StaffMember;
  let colleague: StaffMember;
  let other: StaffMember;
  let pack: string;
  let slug: string;
  let kind: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    shop = await staffMember(backend, 'vendor');
    colleague = await staffMember(backend, 'vendor');
    other = await staffMember(backend, 'vendor', 'small-patna');
    [pack] = await deliverablePacks(backend);
    const [row] = await backend.database
      .select({ slug: products.slug, kind: products.kind })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(eq(variants.id, pack));
    ({ slug, kind } = row!);
  });
  afterAll(() => backend?.close());

  const cId = () => `${SHOP}-${pack}`;
  const own = async () => (await shop.call('GET', `${GOODS}/${cId()}`)).body;
  const change = async (body: object, by = shop) => {
    const { version } = await own();
    return by.call('PATCH', `${GOODS}/${cId()}`, { version, ...body });
  };
  const codeOf = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    status < 300 ? 'done' : `${status} ${body.error?.code}`;
  /** What a farmer finds of the pack on its page. */
  const seen = async () => {
    const { body } = await backend.request('GET', `/catalogue/v1/product-slugs/${slug}?vendor_id=${SHOP}&lang=en`);
    return body.product_variants.find(({ id }: { id: string }) => id === pack)?.vendor_quotes[0] ?? null;
  };

  it('changes price and stock: farmers see it at once, and who did it is recorded', async () => {
    const { mrp } = await own();
    expect(codeOf(await change({ price: mrp - 1.5, stock: 33, stock_seen: 20 }, colleague))).toBe('done');
    expect(await seen()).toMatchObject({ price: mrp - 1.5, discount: 0, stock: 33 });
    const { body } = await shop.call('GET', `${GOODS}/${cId()}/history`);
    expect(body.results).toMatchObject([{ is_own: false, price: { to: mrp - 1.5 }, stock: { from: 20, to: 33 } }]);
    expect((await colleague.call('GET', `${GOODS}/${cId()}/history`)).body.results[0].is_own).toBe(true);
  });

  it('refuses what cannot be: above MRP, below nothing, halves, and jumps unless one is sure', async () => {
    const { mrp, price } = await own();
    expect([
      codeOf(await change({ price: mrp + 0.01 })),
      codeOf(await change({ stock: -1, stock_seen: 33 })),
      codeOf(await change({ stock: 1.5, stock_seen: 33 })),
      codeOf(await change({ stock: 40 })),
      codeOf(await change({ price: 1.005 })),
      codeOf(await change({ price: Math.floor(price / 2) / 100 })),
    ]).toEqual([
      '409 goods_error.above_mrp',
      ...['stock', 'halves', 'unseen', 'third of a paisa'].map(() => '400 request_error.invalid'),
      '409 goods_error.price_jump',
    ]);
    // Small steps of one day do not add up to a jump unseen.
    expect(codeOf(await change({ price: Math.round(price / 15) }))).toBe('done');
    expect(codeOf(await change({ price: Math.floor(price / 150) }))).toBe('409 goods_error.price_jump');
    expect(codeOf(await change({ price: Math.floor(price / 150), is_sure: true }))).toBe('done');
    expect(codeOf(await change({ price, is_sure: true }))).toBe('done');
  });

  it('lets the second of two people know what the first wrote, and both changes of a stock count', async () => {
    const before = await own();
    const body = { version: before.version, price: before.price - 1 };
    expect(codeOf(await colleague.call('PATCH', `${GOODS}/${cId()}`, body))).toBe('done');
    const late = await shop.call('PATCH', `${GOODS}/${cId()}`, { ...body, price: before.price - 2 });
    expect([codeOf(late), late.body.error.details]).toEqual([
      '409 goods_error.changed',
      { price: before.price - 1, stock: before.stock, on_sale: true, version: before.version + 1 },
    ]);
    const buyer = await farmer(backend);
    await buyer.put(pack, 3);
    await orderForPickup(buyer);
    // Ten more came in while a farmer ordered three.
    await change({ stock: before.stock + 10, stock_seen: before.stock });
    expect((await own()).stock).toBe(before.stock + 7);
    expect(codeOf(await change({ stock: 0, stock_seen: before.stock + 90 }))).toBe('409 goods_error.stock_gone');
  });

  it('lets a shop know what the operator’s desk and an import wrote since it read', async () => {
    const operator = await staffMember(backend, 'operator');
    const desk = (path: string, body: object, method = 'POST') =>
      operator.call(method, `/operator/v1/${path}`, body).then(codeOf);
    const before = await own();
    const late = () => shop.call('PATCH', `${GOODS}/${cId()}`, { version: before.version, price: before.price - 3 });

    const { version } = (await operator.call('GET', `/operator/v1/prices/${cId()}`)).body;
    expect(await desk(`prices/${cId()}`, { version, data: { price: before.price - 1 } }, 'PUT')).toBe('done');
    const afterDesk = await late();
    expect([codeOf(afterDesk), afterDesk.body.error.details.price]).toEqual([
      '409 goods_error.changed',
      before.price - 1,
    ]);

    const read = await own();
    const { ok } = await fetch(`${backend.address}/operator/v1/import-kinds/shop-prices/files?dry_run=0`, {
      ...{ method: 'POST', body: `shop,pack,price,stock\n${SHOP},${pack},${before.price},${before.stock}\n` },
      headers: { authorization: `Bearer ${await operator.token()}`, 'content-type': 'text/csv' },
    });
    expect(ok).toBe(true);
    expect(await own()).toMatchObject({ price: before.price, version: read.version + 1 });

    const settings = (await shop.call('GET', '/vendor/v1/shop')).body;
    const licence = { kind: 'seed', number: 'LCSD/2026/12', valid_until: '2099-01-01' };
    expect(await desk(`shops/${SHOP}/actions/set-licence`, { input: licence })).toBe('done');
    expect(codeOf(await shop.call('PUT', '/vendor/v1/shop', settings))).toBe('409 goods_error.shop_changed');
    const record = (await operator.call('GET', `/operator/v1/shops/${SHOP}`)).body;
    const radius = { version: record.version, data: { delivery_radius_metres: record.delivery_radius_metres + 1000 } };
    const again = (await shop.call('GET', '/vendor/v1/shop')).body;
    expect(await desk(`shops/${SHOP}`, radius, 'PUT')).toBe('done');
    expect(codeOf(await shop.call('PUT', '/vendor/v1/shop', again))).toBe('409 goods_error.shop_changed');
  });

  it('takes a pack off sale and puts it back', async () => {
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    await change({ on_sale: false });
    expect(await seen()).toBeNull();
    const hidden = await shop.call('GET', `${GOODS}?filter=hidden&lang=en`);
    expect(hidden.body.results).toMatchObject([{ c_id: cId(), on_sale: false }]);
    const { status } = await orderForPickup(buyer).catch(() => ({ status: 409 }));
    expect(status).toBeGreaterThanOrEqual(400);
    await change({ on_sale: true });
    expect(await seen()).not.toBeNull();
  });

  it('lists by name and by what is missing, and nothing of another shop', async () => {
    const { name } = (await shop.call('GET', `${GOODS}/${cId()}?lang=en`)).body;
    const found = await shop.call('GET', `${GOODS}?search=${encodeURIComponent(name)}&lang=en`);
    expect(found.body.results.map(({ c_id: id }: { c_id: string }) => id)).toContain(cId());
    const [second] = found.body.results.filter(({ c_id: id }: { c_id: string }) => id !== cId());
    await change({ stock: 0, stock_seen: (await own()).stock });
    const empty = await shop.call('GET', `${GOODS}?filter=out-of-stock&lang=en`);
    expect(empty.body.results.map(({ c_id: id }: { c_id: string }) => id)).toEqual([cId()]);
    await change({ stock: 20, stock_seen: 0 });
    for (const [method, path] of [
      ['GET', `${GOODS}/${cId()}`],
      ['GET', `${GOODS}/${cId()}/history`],
      ['PATCH', `${GOODS}/${cId()}`],
    ] as const)
      expect(
        (await other.call(method, path, method === 'PATCH' ? { version: 1, stock: 0, stock_seen: 20 } : undefined))
          .status,
      ).toBe(404);
    const { body } = await other.call('GET', `${GOODS}?lang=en`);
    expect(body.results.every(({ c_id: id }: { c_id: string }) => id.startsWith('small-patna-'))).toBe(true);
    expect((await own()).stock).toBe(20);
    expect(second?.c_id.startsWith(SHOP) ?? true).toBe(true);
  });

  it('sets hours, holidays and delivery, which farmers see at once', async () => {
    const { body: before } = await shop.call('GET', '/vendor/v1/shop?lang=en');
    const today = indiaDay(backend.dependencies.now());
    const next = indiaDay(new Date(backend.dependencies.now().getTime() + DAY_MS));
    const { version, delivery } = before;
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '08:30', closes: '23:59' }));
    const put = (body: object) =>
      shop.call('PUT', '/vendor/v1/shop?lang=en', {
        version,
        opening_hours: hours,
        closed_days: [],
        delivery,
        ...body,
      });
    expect([
      codeOf(await put({ opening_hours: [] })),
      codeOf(await put({ opening_hours: [{ weekday: 1, opens: '19:00', closes: '09:00' }] })),
      codeOf(await put({ opening_hours: [...hours, hours[0]] })),
      codeOf(await put({ closed_days: ['2020-01-01'] })),
      codeOf(await put({ closed_days: ['2027-02-30'] })),
      codeOf(await put({ delivery: null })),
      codeOf(await put({ delivery: { ...delivery, radius_metres: 10 } })),
      codeOf(await put({ delivery: { ...delivery, base_distance_metres: delivery.radius_metres + 1 } })),
    ]).toEqual(Array.from({ length: 8 }, () => '400 request_error.invalid'));
    const set = await put({
      closed_days: [today, next],
      delivery: { ...delivery, base_fee: 45.5, radius_metres: 12_000 },
    });
    expect(codeOf(set)).toBe('done');
    expect(codeOf(await put({}))).toBe('409 goods_error.shop_changed');
    const { vendor_details: details } = (await backend.request('GET', `/hyperlocal/v1/vendors/${SHOP}?lat_lng=${NEAR}`))
      .body;
    expect(details).toMatchObject({
      opens_at: '08:30',
      closed_days: [today, next],
      delivery: { base_fee: 45.5, radius_metres: 12_000 },
    });
    // One working day after today and tomorrow, which are holidays.
    expect(details.promised_on).toBe(indiaDay(new Date(backend.dependencies.now().getTime() + 3 * DAY_MS)));
    await shop.call('PUT', '/vendor/v1/shop', { ...before, version: version + 1 });
  });

  it('stops the sale of goods whose licence ran out yesterday, and told the shop a month before', async () => {
    const job = shopkeepingArea.jobs?.find(({ name }) => name === 'shopkeeping.licences');
    const now = backend.dependencies.now();
    const until = indiaDay(new Date(now.getTime() + 29 * DAY_MS));
    const licence = { kind: kind as 'seed', number: 'SAMPLE-1', valid_until: until };
    await backend.database
      .update(vendors)
      .set({ licences: [licence] })
      .where(eq(vendors.id, SHOP));
    // New orders are told too, when their events are delivered.
    const notices = async () =>
      ((await shop.call('GET', '/user/v1/notices')).body.results as Notice[]).flatMap(({ topic, text }) =>
        topic === 'order' ? [] : [text],
      );
    for (let turn = 0; turn < 2; turn += 1) await job?.run(backend.dependencies);
    await expect.poll(async () => (await notices()).length).toBe(1);
    expect((await notices())[0]).toContain(until.split('-').reverse().join('-'));
    expect((await shop.call('GET', '/vendor/v1/shop')).body.licences).toMatchObject([{ state: 'ending', kind }]);
    const buyer = await farmer(backend);
    await buyer.put(pack, 1);
    backend.advance(30 * DAY_MS);
    // Midnight has passed and the job has not run: the order is refused all the same.
    const late = await farmer(backend);
    await late.put(pack, 1);
    expect(codeOf(await orderForPickup(late))).toBe('409 cart_error.product_gone');
    await job?.run(backend.dependencies);
    expect(await seen()).toBeNull();
    expect(await own()).toMatchObject({ is_expired: true, on_sale: true });
    await expect.poll(async () => (await notices()).length).toBe(2);
    await backend.database
      .update(vendors)
      .set({ licences: [{ ...licence, valid_until: '2040-01-01' }] })
      .where(eq(vendors.id, SHOP));
    await job?.run(backend.dependencies);
    expect(await seen()).not.toBeNull();
    expect(await notices()).toHaveLength(2);
  });
});
