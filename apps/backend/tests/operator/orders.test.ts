import { operatorListSchema, operatorRecordSchema } from '@haat/api-contract/operator';
import { unmaskings } from '@haat/backend-operator/tables';
import { ordersAt, staffMember, testDatabases } from '@haat/backend-testing';
import type { OrdersAt, StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doneOrCode } from '../aftercare/delivered-orders.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const PATH = '/operator/v1/orders';

describe.each(testDatabases(import.meta.filename))('orders at the desk on $name', (on) => {
  let backend: TestBackend;
  let operator: StaffMember;
  let support: StaffMember;
  let made: OrdersAt;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    operator = await staffMember(backend, 'operator');
    support = await staffMember(backend, 'support');
    made = await ordersAt(backend);
  });
  afterAll(() => backend?.close());

  const list = async (query = '') => operatorListSchema.parse((await operator.call('GET', `${PATH}${query}`)).body);
  const record = async (id: string) => operatorRecordSchema.parse((await operator.call('GET', `${PATH}/${id}`)).body);

  it('are found by number, phone, shop and state', async () => {
    const { id, number, vendorId } = await made.made('OUT_FOR_DELIVERY', 'cash', 'home_delivery');
    expect((await list(`?number=${number}`)).data.map((row) => row.id)).toEqual([id]);
    expect((await list(`?phone=${made.buyer.phone}`)).data.map((row) => row.id)).toContain(id);
    expect((await list(`?phone=9999999999`)).total).toBe(0);
    const found = await list(`?shop_id=${vendorId}&status=OUT_FOR_DELIVERY,SHIPPED`);
    expect(found.data.map((row) => row['status'])).toEqual(found.data.map(() => 'OUT_FOR_DELIVERY'));
    expect(found).toMatchObject({ total: 1, total_is_at_least: false, page: 1, per_page: 25 });
    expect((await list(`?is_stuck=true&number=${number}`)).total).toBe(1);
    expect((await list(`?is_late=true&number=${number}`)).total).toBe(0);
  });

  it('come in pages of the order that is asked for', async () => {
    for (let made_ = 0; made_ < 3; made_ += 1) await made.made('DELIVERED');
    const first = await list('?per_page=2&sort=number&order=asc');
    const second = await list('?per_page=2&page=2&sort=number&order=asc');
    const numbers = [...first.data, ...second.data].map((row) => String(row['number']));
    expect(numbers).toEqual([...numbers].sort());
    expect(new Set(numbers).size).toBe(4);
  });

  it.each([
    ['an unknown filter', '?colour=red', '400 request_error.invalid'],
    ['a value that the filter cannot have', '?status=GONE', '400 request_error.invalid'],
    ['a part of a phone number', '?phone=98', '400 request_error.invalid'],
    ['a field that is not sorted by', '?sort=total', '400 request_error.invalid'],
    ['a longer page', '?per_page=101', '400 request_error.invalid'],
    ['a page beyond what is counted', '?per_page=100&page=101', '400 operator_error.too_deep'],
  ])('refuse %s', async (_what, query, code) => {
    expect(doneOrCode(await operator.call('GET', `${PATH}${query}`))).toBe(code);
  });

  it('are masked, and unmasked with a reason that is kept', async () => {
    const { id } = await made.made('DELIVERED');
    const { phone } = made.buyer;
    const shown = await record(id);
    expect(shown['farmer_phone']).toBe(`••••••••${phone.slice(-2)}`);
    expect(JSON.stringify([shown, await list()])).not.toContain(phone);
    const unmask = (body: object, by = support) => by.call('POST', `${PATH}/${id}/unmask`, body);
    expect(doneOrCode(await unmask({ field: 'farmer_phone', reason: 'short' }))).toBe('400 request_error.invalid');
    expect(doneOrCode(await unmask({ field: 'status', reason: 'The courier asks.' }))).toBe(
      '404 request_error.not_found',
    );
    const { body } = await unmask({ field: 'farmer_phone', reason: 'The courier cannot find the house.' });
    expect(body).toEqual({ value: phone });
    expect(await backend.database.select().from(unmaskings).where(eq(unmaskings.recordId, id))).toMatchObject([
      { userId: support.userId, field: 'farmer_phone', reason: 'The courier cannot find the house.' },
    ]);
    const events = await support.call('GET', `/support/v1/security-events?kind=personal-unmasked`);
    expect(events.body.results).toMatchObject([
      { user_id: support.userId, subjects: { resource: 'orders', ids: id, fields: 'farmer_phone' } },
    ]);
  });

  it('are cancelled once, with what was read compared', async () => {
    const { id } = await made.made('VENDOR_CONFIRMED');
    const before = await record(id);
    const cancel = (body: object) => operator.call('POST', `${PATH}/${id}/actions/cancel`, body);
    const wrong = await cancel({ version: 'older', input: { reason: 'shop-closed' } });
    expect(doneOrCode(wrong)).toBe('409 operator_error.version_conflict');
    expect(wrong.body.error.details).toMatchObject({ record: { id, version: before.version } });
    expect(doneOrCode(await cancel({ input: {} }))).toBe('400 request_error.invalid');
    const { body } = await cancel({ version: before.version, input: { reason: 'shop-closed' } });
    expect(body).toMatchObject({ record: { id, status: 'DEHAAT_CANCELLED' }, waiting: null });
    expect(doneOrCode(await cancel({ input: { reason: 'shop-closed' } }))).toBe('409 order_error.cannot_move');
  });

  it('go out as a file with masked fields', async () => {
    const answer = await fetch(`${backend.address}${PATH}/export.csv?status=DELIVERED`, {
      headers: { authorization: `Bearer ${await operator.token()}` },
    });
    const lines = (await answer.text()).trim().split('\r\n');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(lines[0]).toMatch(/^\uFEFF?id,number,created_at/);
    expect(lines).toHaveLength(1 + (await list('?status=DELIVERED')).total);
    expect(lines.join()).not.toContain(made.buyer.phone);
  });
});
