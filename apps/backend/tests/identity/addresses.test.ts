import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ADDRESS, ADDRESSES, farmer, testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestAnswer, TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('addresses on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  it('keeps what was written, in one line to show, and changes only what is given', async () => {
    const buyer = await farmer(backend);
    const made = await buyer.call('POST', ADDRESSES, { ...ADDRESS, tehsil: 'Nashik' });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...ADDRESS,
        tehsil: 'Nashik',
        is_default: true,
        full_display_address: 'Plot 4, Makhmalabad, Nashik, Maharashtra - 422003',
      },
    });
    const path = `${ADDRESSES}/${made.body.id}`;
    expect((await buyer.call('GET', path)).body).toEqual(made.body);
    const changed = await buyer.call('PATCH', path, { house: 'Plot 5' });
    expect(changed.body).toEqual({
      ...made.body,
      house: 'Plot 5',
      full_display_address: 'Plot 5, Makhmalabad, Nashik, Maharashtra - 422003',
    });
    // The exact place of before is not in another PIN code.
    expect((await buyer.call('PATCH', path, { pincode: '422001' })).body).toMatchObject({
      pincode: '422001',
      lat_lng: null,
      tehsil: 'Nashik',
      is_default: true,
    });
    expect((await buyer.call('GET', ADDRESSES)).body.results).toHaveLength(1);
    expect(await buyer.call('DELETE', path)).toMatchObject({ status: 204, body: '' });
    expect((await buyer.call('GET', ADDRESSES)).body).toEqual({ results: [] });
  });

  it('takes markup out, and refuses what is only markup', async () => {
    const buyer = await farmer(backend);
    const { body } = await buyer.call('POST', ADDRESSES, {
      ...ADDRESS,
      name: '<b>Sunita</b>\n Pawar<script>alert(1)</script>',
      house: 'Plot <4 & 5',
    });
    expect(body).toMatchObject({ name: 'Sunita Pawar', house: 'Plot <4 & 5' });
    expect(await buyer.call('POST', ADDRESSES, { ...ADDRESS, name: '<i></i>', house: '<img src=x>' })).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'address_error.invalid',
          details: {
            fields: [
              { field: 'name', rule: 'too_short' },
              { field: 'house', rule: 'too_short' },
            ],
          },
        },
      },
    });
    expect(await buyer.call('PATCH', `${ADDRESSES}/${body.id}`, { village: '<p>' })).toMatchObject({
      status: 400,
      body: { error: { code: 'address_error.invalid' } },
    });
  });

  it('refuses what is too long, never cutting it, and what is no address', async () => {
    const buyer = await farmer(backend);
    const refused = async (change: Record<string, unknown>) => {
      const { status, body } = await buyer.call('POST', ADDRESSES, { ...ADDRESS, ...change });
      return { status, code: body.error?.code, fields: body.error?.details?.fields };
    };
    expect(await refused({ house: 'x'.repeat(5000) })).toEqual({
      status: 400,
      code: 'request_error.invalid',
      fields: [{ field: 'house', rule: 'too_long' }],
    });
    expect(await refused({ phone_number: '12345' })).toMatchObject({
      code: 'request_error.invalid',
      fields: [{ field: 'phone_number', rule: 'format' }],
    });
    expect(await refused({ lat_lng: 'here' })).toMatchObject({
      code: 'request_error.invalid',
      fields: expect.arrayContaining([{ field: 'lat_lng', rule: 'format' }]),
    });
    expect(await refused({ village: '   ' })).toMatchObject({
      code: 'request_error.invalid',
      fields: [{ field: 'village', rule: 'too_short' }],
    });
    expect(await refused({ pincode: '999999' })).toMatchObject({ status: 404, code: 'location_error.pincode_unknown' });
    expect((await buyer.call('GET', ADDRESSES)).body.results).toEqual([]);
  });

  it('answers for another user’s address like for a missing one', async () => {
    const [owner, stranger] = [await farmer(backend), await farmer(backend)];
    const { body } = await owner.call('POST', ADDRESSES, ADDRESS);
    const withoutId = (answer: Pick<TestAnswer, 'status' | 'body'>) => ({
      status: answer.status,
      error: { ...answer.body.error, request_id: '' },
    });
    for (const [method, given] of [
      ['GET', undefined],
      ['PATCH', { house: 'mine' }],
      ['DELETE', undefined],
    ] as const) {
      const answers = await Promise.all(
        [body.id, randomUUID(), 'no-id', '%20'].map((id) => stranger.call(method, `${ADDRESSES}/${id}`, given)),
      );
      expect(new Set(answers.map((answer) => JSON.stringify(withoutId(answer))))).toHaveLength(1);
      expect(answers[0]).toMatchObject({ status: 404, body: { error: { code: 'address_error.not_found' } } });
    }
    expect((await owner.call('GET', `${ADDRESSES}/${body.id}`)).body).toEqual(body);
    expect(await backend.request('POST', ADDRESSES, { body: {} })).toMatchObject({
      status: 401,
      body: { error: { code: 'auth_error.signed_out' } },
    });
  });

  it('has one default address as long as there is any, and at most twenty addresses', async () => {
    const buyer = await farmer(backend);
    const add = (change: Record<string, unknown> = {}) => buyer.call('POST', ADDRESSES, { ...ADDRESS, ...change });
    const ids = [(await add()).body.id, (await add()).body.id, (await add({ is_default: true })).body.id];
    const list = async () =>
      (await buyer.call('GET', ADDRESSES)).body.results.map(
        ({ id, is_default }: { id: string; is_default: boolean }) => [ids.indexOf(id), is_default],
      );
    expect(await list()).toEqual([
      [2, true],
      [1, false],
      [0, false],
    ]);
    await buyer.call('PATCH', `${ADDRESSES}/${ids[0]}`, { is_default: true });
    await buyer.call('PATCH', `${ADDRESSES}/${ids[0]}`, { is_default: false });
    expect(await list()).toEqual([
      [0, true],
      [2, false],
      [1, false],
    ]);
    await buyer.call('DELETE', `${ADDRESSES}/${ids[0]}`);
    expect(await list()).toEqual([
      [2, true],
      [1, false],
    ]);
    // More at once than there is room for.
    const answers = await Promise.all(Array.from({ length: 20 }, () => add({ is_default: true })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      status: 409,
      body: { error: { code: 'address_error.too_many', details: { most: 20 } } },
    });
    expect(
      (await buyer.call('GET', ADDRESSES)).body.results.filter(({ is_default }: { is_default: boolean }) => is_default),
    ).toHaveLength(1);
  });
});
