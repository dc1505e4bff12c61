import { mandiNearSchema } from '@haat/api-contract/mandi';
import { checkedReceiptsSchema, mandiReceiptsSchema } from '@haat/api-contract/mandi-receipts';
import { insertMandiDirectory, storeRows } from '@haat/backend-mandi';
import { mandiPrices, mandiReceipts } from '@haat/backend-mandi/tables';
import { inTransaction } from '@haat/backend-platform';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { securityEvents } from '@haat/backend-security-events/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { priceRow } from './price-row.ts';

const DAY_MS = 86_400_000;
const RECEIPTS = '/mandi/v1/receipts';
const WAITING = '/checker/v1/receipts';
const DAY_BEFORE = 1;
type Grower = Buyer & { token: string; phone: string };

let pictures = 0;

describe.each(testDatabases(import.meta.filename))('sale slips on $name', (on) => {
  let backend: TestBackend;
  let checker: StaffMember;
  let grower: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    await inTransaction(backend.database, (tx) => insertMandiDirectory(tx, null));
    checker = await staffMember(backend, 'checker');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
    await store('import');
  });
  afterEach(async () => {
    await backend.database.delete(mandiReceipts);
    await backend.database.delete(mandiPrices);
  });

  const daysAgo = (days: number) => indiaDay(new Date(backend.dependencies.now().getTime() - days * DAY_MS));
  const store = (source: 'import' | 'sample') =>
    inTransaction(backend.database, (tx) =>
      storeRows(tx, [priceRow({ day: daysAgo(DAY_BEFORE), min: 1000, modal: 1500, max: 2000 })], {
        ...{ source, today: daysAgo(0), now: backend.dependencies.now() },
      }),
    );
  /**
   * A picture of one colour, which no other call makes unless a number is given. Colours of the first 200 are far from
   * each other: as JPEG, those of near ones are the same.
   */
  const picture = (number = (pictures += 1)) => {
    const background = { r: (number * 67) % 256, g: (number * 139) % 256, b: (number * 29) % 256 };
    return sharp({ create: { width: 40, height: 40, channels: 3, background } })
      .png()
      .toBuffer();
  };
  const upload = async (by: Grower, bytes: Buffer) => {
    const answer = await fetch(`${backend.address}/upload/v1/photos`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/png' },
    });
    return { status: answer.status, id: ((await answer.json()) as { id?: string }).id ?? '' };
  };
  const slip = (change: Record<string, unknown> = {}) => ({
    ...{ commodity: 'onion', market: 'nashik-nasik', day: daysAgo(DAY_BEFORE), quintals: 12.5, rate: 1800 },
    ...change,
  });
  const send = async (change: Record<string, unknown> = {}, by: Grower = grower) =>
    by.call('POST', RECEIPTS, slip({ photo_id: (await upload(by, await picture())).id, ...change }));
  const own = async (by: Buyer = grower) => mandiReceiptsSchema.parse((await by.call('GET', RECEIPTS)).body).results;
  const waiting = async (by: StaffMember = checker) =>
    checkedReceiptsSchema.parse((await by.call('GET', `${WAITING}?lang=en`)).body).results;
  const verify = (id: string, by = checker) => by.call('POST', `${WAITING}/${id}/verify`);
  const reject = (id: string, reason: string, by = checker) => by.call('POST', `${WAITING}/${id}/reject`, { reason });
  const code = ({ body }: { body: { error: { code: string } } }) => body.error.code;
  const told = async (person: Grower = grower) => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'mandi.receipt-checked'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(person.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };
  const reported = async () => {
    const query = new URLSearchParams({ lat_lng: '20.0,73.8', commodities: 'onion', lang: 'en' });
    const { results } = mandiNearSchema.parse(
      (await backend.request('GET', `/mandi/v1/near?${query.toString()}`)).body,
    );
    return results[0]?.markets.find(({ market }) => market.id === 'nashik-nasik')?.reported;
  };

  it('wait for a checker, who sees slip and photo without who sent it; verified, their sender is told', async () => {
    await grower.call('PATCH', '/user/v1/profile-update', { language_code: 'en' });
    const { status, body } = await send();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { status: 'RECEIVED', reason: null, quintals: 12.5, rate: 1800, day: daysAgo(DAY_BEFORE) },
    });
    const [shown] = await waiting();
    expect(shown).toMatchObject({ id: body.id, rate: 1800, is_plausible: true, same_numbers: 0 });
    expect(JSON.stringify(shown)).not.toContain(grower.phone);
    const photo = await fetch(`${backend.address}${WAITING}/${body.id}/photo`, {
      headers: { authorization: `Bearer ${await checker.token()}` },
    });
    expect({ status: photo.status, type: photo.headers.get('content-type') }).toEqual({
      ...{ status: 200, type: 'image/jpeg' },
    });
    expect((await verify(body.id)).status).toBe(204);
    expect(await own()).toMatchObject([{ status: 'VERIFIED', reason: null, is_sample_check: false }]);
    expect(await told()).toEqual([expect.stringMatching(/^Krishi Haat: your sale slip was checked: Onion, .*₹1,800/)]);
    expect(await waiting()).toEqual([]);
    for (const again of [await verify(body.id), await reject(body.id, 'unreadable')])
      expect(code(again)).toBe('mandi_error.slip_decided');
    expect((await checker.call('GET', `${WAITING}/${body.id}/photo`)).status).toBe(404);
  });

  it('are rejected with a reason that their sender reads, and may be sent again', async () => {
    const photoId = (await upload(grower, await picture())).id;
    const { body } = await send({ photo_id: photoId, quintals: 125 });
    expect((await reject(body.id, 'because')).status).toBe(400);
    expect((await reject(body.id, 'other-numbers')).status).toBe(204);
    expect(await own()).toMatchObject([{ status: 'REJECTED', reason: 'other-numbers' }]);
    expect((await told())[0]).toContain('आपने जो भरा, पर्ची पर उससे अलग लिखा है');
    expect((await send({ photo_id: photoId })).status).toBe(201);
  });

  it('are taken once: the same picture from any person, and the same numbers from one', async () => {
    pictures += 1;
    const [first, second] = [await upload(grower, await picture(3)), await upload(grower, await picture(3))];
    expect((await send({ photo_id: first.id })).status).toBe(201);
    expect(code(await send({ photo_id: second.id, rate: 1700 }))).toBe('mandi_error.slip_sent');
    const other = await farmer(backend);
    const copied = await upload(other, await picture(3));
    expect(code(await send({ photo_id: copied.id, rate: 1600 }, other))).toBe('mandi_error.slip_sent');
    expect(code(await send())).toBe('mandi_error.slip_sent');
    // Two farmers may have sold as much at one rate: a person looks at both.
    expect((await send({}, other)).status).toBe(201);
    expect((await waiting()).map(({ same_numbers: same }) => same)).toEqual([1, 1]);
  });

  it('are one slip by the key of their form, however often and with whichever photo they come', async () => {
    const key = '0b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60';
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ key })));
    const again = await send({ key, rate: 1700 });
    for (const { status, body } of [...answers, again])
      expect({ status, id: body.id, rate: body.rate }).toEqual({ status: 201, id: answers[0]?.body.id, rate: 1800 });
    expect(await own()).toHaveLength(1);
    const other = await farmer(backend);
    expect((await send({ key, quintals: 3 }, other)).status, 'the same key of another person').toBe(201);
    expect((await own(other))[0]?.id).not.toBe(again.body.id);
    expect(code(await send({ key: '1b6f8a52-6a0c-4f4e-9a37-1f2c3d4e5f60' })), 'the same numbers anew').toBe(
      'mandi_error.slip_sent',
    );
    expect((await send({ key: 'x' })).status).toBe(400);
  });

  it('of many that come at once are taken once', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, async () => (await upload(grower, await picture(5))).id));
    const answers = await Promise.all(ids.map((id, index) => send({ photo_id: id, quintals: 1 + index })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await own()).toHaveLength(1);
  });

  it('of one picture that many persons send at once are taken once', async () => {
    const growers = await Promise.all(Array.from({ length: 4 }, () => farmer(backend)));
    const photos = await Promise.all(growers.map(async (one) => (await upload(one, await picture(7))).id));
    const answers = await Promise.all(growers.map((one, index) => send({ photo_id: photos[index] }, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('with a rate of another unit are sent back with the one of a quintal, unless the farmer is sure', async () => {
    for (const [rate, likely] of [
      [18, 1800],
      [180_000, 1800],
    ] as const) {
      const refused = await send({ rate });
      expect(refused).toMatchObject({ status: 409, body: { error: { details: { rate: likely } } } });
      expect(code(refused)).toBe('mandi_error.rate_unlikely');
    }
    expect(await own()).toEqual([]);
    expect((await send({ rate: 18, is_rate_certain: true })).status).toBe(201);
    expect((await send({ rate: 12_000 })).status).toBe(201);
    expect((await send({ rate: 18, commodity: 'soyabean' })).status).toBe(201);
    expect((await waiting()).map(({ rate, is_plausible: fits }) => [rate, fits])).toEqual([
      [18, false],
      [12_000, false],
      [18, false],
    ]);
  });

  it.each([
    ['a day to come', () => ({ day: daysAgo(-1) }), 409],
    ['a day 31 days ago', () => ({ day: daysAgo(31) }), 409],
    ['an unknown market', () => ({ market: 'nowhere' }), 404],
    ['an unknown crop', () => ({ commodity: 'moon-dust' }), 404],
    ['nothing sold', () => ({ quintals: 0 }), 400],
    ['a rate of nothing', () => ({ rate: 0 }), 400],
    ['a photo that is not there', () => ({ photo_id: '00000000-0000-4000-8000-000000000000' }), 400],
    ['no photo', () => ({ photo_id: '' }), 400],
  ])('are refused with %s', async (_what, change, status) => {
    expect((await send(change())).status).toBe(status);
    expect(await own()).toEqual([]);
  });

  it('need a picture that can be opened, and one’s own', async () => {
    expect((await upload(grower, Buffer.from('\x89PNG\r\n\x1a\nbroken'))).status).toBe(400);
    const { id } = await upload(await farmer(backend), await picture());
    expect(code(await send({ photo_id: id }))).toBe('upload_error.photo_unknown');
  });

  it('are ten in a day at most', async () => {
    for (let sent = 0; sent < 10; sent += 1) expect((await send({ quintals: 1 + sent })).status).toBe(201);
    expect(code(await send({ quintals: 20 }))).toBe('mandi_error.too_many_slips');
  });

  it('are shown as reported from three farmers on, of the last seven days, and only verified ones', async () => {
    const growers = [grower, await farmer(backend), await farmer(backend)];
    for (const [index, one] of growers.entries()) {
      await send({ rate: 1500 + 100 * index, day: daysAgo(index) }, one);
      await send({ rate: 1900 }, one);
    }
    expect(await reported()).toBeNull();
    const slips = await waiting();
    const [first, second, third] = [1500, 1600, 1700].map((rate) => slips.find((slip) => slip.rate === rate));
    for (const each of [first, second]) await verify(each?.id ?? '');
    expect(await reported(), 'two farmers').toBeNull();
    await send({ rate: 1550 }, growers[1]);
    await verify((await waiting()).find(({ rate }) => rate === 1550)?.id ?? '');
    expect(await reported(), 'three slips of two farmers').toBeNull();
    await verify(third?.id ?? '');
    expect(await reported()).toEqual({
      ...{ farmers: 3, min: 1500, max: 1700, day: daysAgo(0), is_sample: false },
    });
    await backend.database
      .update(mandiReceipts)
      .set({ day: daysAgo(7) })
      .where(eq(mandiReceipts.id, first?.id ?? ''));
    expect(await reported(), 'one of them seven days old').toBeNull();
  });

  it('are looked at by checkers alone, each look recorded, and no checker decides on their own', async () => {
    const { body } = await send();
    for (const path of ['', `/${body.id}/photo`])
      expect((await grower.call('GET', `${WAITING}${path}`)).status).toBe(403);
    expect((await grower.call('POST', `${WAITING}/${body.id}/verify`)).status).toBe(403);
    expect((await (await staffMember(backend, 'buyer')).call('GET', WAITING)).status).toBe(403);
    expect(await own(await farmer(backend))).toEqual([]);
    await checker.call('GET', `${WAITING}/${body.id}/photo`);
    const events = await backend.database
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.userId, checker.userId));
    expect(events.map(({ subjects }) => subjects)).toContainEqual(
      expect.objectContaining({ role: 'checker', route: `GET ${WAITING}/:id/photo`, ids: body.id }),
    );
    await backend.database.update(mandiReceipts).set({ userId: checker.userId });
    expect(await waiting()).toEqual([]);
    expect((await verify(body.id)).status).toBe(403);
    expect((await checker.call('GET', `${WAITING}/${body.id}/photo`)).status).toBe(404);
    for (const id of ['x', '00000000-0000-4000-8000-000000000000']) expect((await verify(id)).status).toBe(404);
  });

  it('are checked by the simulated checker of the sample’s goods alone, which says that it is one', async () => {
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.checker');
    await send();
    const other = await farmer(backend);
    await send({ rate: 9000 }, other);
    backend.advance(DAY_MS / 1000);
    await job?.run(backend.dependencies);
    expect(
      (await own()).map(({ status }) => status),
      'real prices',
    ).toEqual(['RECEIVED']);
    await backend.database.update(mandiPrices).set({ source: 'sample' });
    await job?.run(backend.dependencies);
    await job?.run(backend.dependencies);
    expect(await own()).toMatchObject([{ status: 'VERIFIED', is_sample_check: true }]);
    expect(await own(other)).toMatchObject([{ status: 'REJECTED', reason: 'other-numbers', is_sample_check: true }]);
    expect((await told())[0]).toContain('नमूने की जाँच है');
  });
});
