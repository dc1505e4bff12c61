import { operatorListSchema } from '@haat/api-contract/operator';
import { users } from '@haat/backend-identity/tables';
import { offers } from '@haat/backend-market/tables';
import { farmer, SHOP, staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneOrCode } from '../aftercare/delivered-orders.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

describe.each(testDatabases(import.meta.filename))('changes at the desk on $name', (on) => {
  let backend: TestBackend;
  let operator: StaffMember;
  let second: StaffMember;
  let support: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    [operator, second, support] = [
      await staffMember(backend, 'operator'),
      await staffMember(backend, 'operator'),
      await staffMember(backend, 'support'),
    ];
  });
  afterAll(() => backend?.close());

  const get = async (path: string, by = operator) => (await by.call('GET', `/operator/v1/${path}`)).body;
  const put = (path: string, body: object, by = operator) => by.call('PUT', `/operator/v1/${path}`, body);
  const post = (path: string, body: object, by = operator) => by.call('POST', `/operator/v1/${path}`, body);

  describe('of prices', () => {
    let price: { id: string; version: string; mrp: number; price: number; discount: number };
    const change = (data: object, more: object = {}, by = operator) =>
      put(`prices/${price.id}`, { version: price.version, data, ...more }, by);
    beforeAll(async () => {
      const { data } = operatorListSchema.parse(await get(`prices?shop_id=${SHOP}&per_page=1`));
      price = await get(`prices/${data[0]?.id}`);
    });

    it('are refused above the MRP, and to support', async () => {
      expect(doneOrCode(await change({ price: price.mrp + 0.01 }))).toBe('409 operator_error.above_mrp');
      expect(doneOrCode(await change({ price: price.mrp }, {}, support))).toBe('403 auth_error.forbidden');
      expect(doneOrCode(await change({ mrp: 1 }))).toBe('400 request_error.invalid');
      expect(doneOrCode(await change({ stock: -1 }))).toBe('400 request_error.invalid');
    });

    it('are made by the first of two who read the same version', async () => {
      const changes = await Promise.all([change({ discount: 1 }), change({ discount: 2 }, {}, second)]);
      expect(changes.map(doneOrCode).sort()).toEqual(['409 operator_error.version_conflict', 'done']);
      const refused = changes.find(({ status }) => status === 409);
      const present = await get(`prices/${price.id}`);
      expect(refused?.body.error.details.record).toEqual(present);
      price = present;
    });

    it('are asked about when they are a hundredth of yesterday’s, also in two steps', async () => {
      const tenth = Math.ceil(price.price / 11);
      expect(doneOrCode(await change({ price: tenth, discount: 0 }))).toBe('done');
      price = await get(`prices/${price.id}`);
      const asked = await change({ price: 0.05 });
      expect(doneOrCode(asked)).toBe('409 operator_error.confirm_needed');
      expect(asked.body.error.details.unusual).toMatchObject([{ field: 'price', wanted: 0.05 }]);
      expect(doneOrCode(await change({ price: 0.05 }, { confirm: true }))).toBe('done');
      const [offer] = await backend.database.select().from(offers).where(eq(offers.cId, price.id));
      expect(offer?.pricePaise).toBe(5);
    });
  });

  describe('of roles', () => {
    const rolesOf = async (id: string) =>
      (await backend.database.select().from(users).where(eq(users.id, id)))[0]?.roles;
    const give = (id: string, role: string, by = operator) =>
      post(`users/${id}/actions/give-role`, { input: { role, reason: 'Works with us from today.' } }, by);
    const confirm = (id: string, by = second) => post(`acts/${id}/actions/confirm`, {}, by);

    it('wait for a second operator, who is neither the first nor the person', async () => {
      const { userId } = await farmer(backend);
      const { body } = await give(userId, 'expert');
      const { id } = body.waiting;
      expect(body.waiting).toMatchObject({ kind: 'role-given', amount: 0, is_done: false });
      expect((await give(userId, 'expert')).body.waiting.id).toBe(id);
      expect(await rolesOf(userId)).toEqual([]);
      expect(doneOrCode(await confirm(id, operator))).toBe('409 act_error.same_person');
      expect(doneOrCode(await confirm(id, support))).toBe('403 auth_error.forbidden');
      expect((await get('acts?state=waiting')).data).toMatchObject([{ id, state: 'waiting' }]);
      expect(doneOrCode(await confirm(id))).toBe('done');
      expect(await rolesOf(userId)).toEqual(['expert']);
      expect((await get('users?role=expert')).data).toContainEqual(
        expect.objectContaining({ id: userId, roles: ['expert'] }),
      );
    });

    it('are never the own ones', async () => {
      expect(doneOrCode(await give(operator.userId, 'editor'))).toBe('409 operator_error.own_role');
      const { body } = await give(second.userId, 'editor');
      expect(doneOrCode(await confirm(body.waiting.id))).toBe('409 operator_error.own_role');
      expect(doneOrCode(await give(second.userId, 'operator', support))).toBe('403 auth_error.forbidden');
      expect(doneOrCode(await give(second.userId, 'vendor'))).toBe('400 request_error.invalid');
    });
  });

  it('make a coupon once, and ask about a large one', async () => {
    const coupon = { code: 'RABI100', kind: 'amount', amount: 1_500, marketplaces: ['dehaat'] };
    expect(doneOrCode(await post('coupons', { data: coupon }))).toBe('409 operator_error.confirm_needed');
    const made = await post('coupons', { data: coupon, confirm: true });
    expect([made.status, made.body]).toMatchObject([
      201,
      { id: 'RABI100', amount: 1_500, percent: null, used_count: 0 },
    ]);
    expect(doneOrCode(await post('coupons', { data: coupon, confirm: true }))).toBe('409 operator_error.taken');
    const ends = { version: made.body.version, data: { valid_until: '2027-03-31', total_uses: 100 } };
    expect((await put('coupons/RABI100', ends)).body).toMatchObject({ valid_until: '2027-03-31', total_uses: 100 });
    expect(doneOrCode(await post('coupons', { data: { ...coupon, code: 'X', percent: 3 } }))).toBe(
      '400 request_error.invalid',
    );
  });

  it('take a shop in with its licences', async () => {
    const shop = {
      slug: 'kisan-seva-nashik',
      name: { hi: 'किसान सेवा', en: 'Kisan Seva' },
      ...{ legal_name: 'Kisan Seva LLP', owner_name: 'Ramesh Patil', phone_number: '9822012345' },
      ...{ type: 'GL', fulfilment: 'pickup_from_store', address: 'Main road', pincode: '422003' },
      ...{ delivery_radius_metres: 0, pickup_radius_metres: 20_000, ready_in_days: 1 },
    };
    expect(doneOrCode(await post('shops', { data: { ...shop, delivery_radius_metres: 9 } }))).toBe(
      '400 request_error.invalid',
    );
    const { body } = await post('shops', { data: shop });
    expect(body).toMatchObject({ id: shop.slug, owner_name: 'R• P•', phone_number: '••••••••45', licences: [] });
    const licence = { kind: 'seed', number: 'LCSD/2026/12', valid_until: '2020-01-01' };
    const set = (input: object) => post(`shops/${body.id}/actions/set-licence`, { input });
    expect(doneOrCode(await set(licence))).toBe('400 request_error.invalid');
    const { record } = (await set({ ...licence, valid_until: '2099-01-01' })).body;
    expect(record).toMatchObject({ licence_ends_on: '2099-01-01', licences: [{ kind: 'seed' }] });
    expect((await get('shops?name=kisan%20seva')).total).toBe(1);
  });

  it('write an article’s frame and texts', async () => {
    const editor = await staffMember(backend, 'editor');
    const { data } = await get('articles?per_page=1', editor);
    const article = await get(`articles/${data[0].id}`, editor);
    const moved = await put(
      `articles/${article.id}`,
      { version: article.version, data: { published_on: '2026-01-05' } },
      editor,
    );
    expect(moved.body).toMatchObject({ published_on: '2026-01-05', edited: 1 });
    const text = { language: 'en', title: 'Sow on time', summary: 'When to sow.', body: 'Sow after the first rain.' };
    const write = (input: object) => post(`articles/${article.id}/actions/write-text`, { input }, editor);
    expect(doneOrCode(await write(text))).toBe('409 content_error.correction_missing');
    const { record } = (await write({ ...text, correction: 'The day was wrong.' })).body;
    expect(record.title.en).toBe('Sow on time');
    expect(doneOrCode(await editor.call('GET', '/operator/v1/orders'))).toBe('403 auth_error.forbidden');
  });

  it('stand in the record of security events', async () => {
    const { body } = await support.call('GET', '/support/v1/security-events?kind=record-changed');
    expect(body.results).toContainEqual(
      expect.objectContaining({ subjects: expect.objectContaining({ resource: 'coupons', ids: 'RABI100' }) as object }),
    );
  });
});
