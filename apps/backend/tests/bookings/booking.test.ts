import { bookingPriceSchema, bookingsSchema, farmServiceSchema, farmServicesSchema } from '@haat/api-contract/bookings';
import { MOST_OPEN_BOOKINGS } from '@haat/api-contract/vocabulary/bookings';
import {
  droneProducts,
  farmBookings,
  farmServicePackages,
  farmServices,
  farmServiceVendors,
} from '@haat/backend-bookings/tables';
import { bannedSubstances } from '@haat/backend-market/tables';
import { farmer, signInForTest, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { BOOKINGS, booked, forgetBookings, openTime, outcome, seen, slotDays, soilTest, spray } from './booked.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

describe.each(testDatabases(import.meta.filename))('bookings on $name', (on) => {
  let backend: TestBackend;
  let grower: Buyer & { phone: string };
  let time: { day: string; from: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
    time = await openTime(backend);
  });
  afterEach(() => forgetBookings(backend));

  const send = (change: Record<string, unknown>, by: Buyer = grower) => by.call('POST', BOOKINGS, spray(time, change));
  /** The session of before is over when the clock was moved. */
  const signedInAgain = async (): Promise<Pick<Buyer, 'call'>> => {
    const { accessToken: token } = await signInForTest(backend, grower.phone);
    return {
      call: (method, path, body) => backend.request(method, path, { token, ...(body === undefined ? {} : { body }) }),
    };
  };

  it('name services, what they cost, and who does them with which papers', async () => {
    const { body } = await backend.request('GET', '/bookings/v1/services?lang=en');
    expect(farmServicesSchema.parse(body).results).toMatchObject([
      { id: 'drone-spray', name: 'Drone spray', from_price: 400 },
      { id: 'soil-testing', from_price: 250 },
    ]);
    const drone = farmServiceSchema.parse((await backend.request('GET', '/bookings/v1/services/drone-spray')).body);
    expect(drone.tank_products.map(({ id }) => id)).toEqual(['nano-urea', 'neem-oil']);
    expect(drone.vendors[0]?.drone).toMatchObject({ pilot_certificate: 'SAMPLE-RPC-NASHIK' });
    expect((await backend.request('GET', '/bookings/v1/services/none')).status).toBe(404);
  });

  it('cost what the packages say, whatever the form claims', async () => {
    const forged = { ...spray(time), price: 1, total: 1, items: [{ package_id: 'spray', quantity: 1, price: 1 }] };
    const booking = await booked(grower, forged);
    expect(booking).toMatchObject({ total: 1200, paid: 0, refund: 0, state: 'PENDING', payment: 'cash', acres: 3 });
    expect(booking.number).toMatch(/^B\d{4}-\d{6}$/);
    const order = { service_id: 'drone-spray', items: [{ package_id: 'spray', quantity: 1 }], acres: 0.5 };
    const asked = await backend.request('POST', '/bookings/v1/prices', { body: order });
    expect(bookingPriceSchema.parse(asked.body).total).toBe(400);
    expect((await booked(grower, soilTest(await openTime(backend, SOIL)))).total).toBe(500);
  });

  it('are one booking, however often and at once a form is sent with one key', async () => {
    const form = spray(time);
    const answers = await Promise.all(Array.from({ length: 6 }, () => grower.call('POST', BOOKINGS, form)));
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.id}`)).size).toBe(1);
    expect(bookingsSchema.parse((await grower.call('GET', BOOKINGS)).body).results).toHaveLength(1);
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['0.2 acre', { acres: 0.2 }, '400 request_error.invalid'],
    ['a million acres', { acres: 1e6 }, '400 request_error.invalid'],
    ['no acres', { acres: null }, '400 booking_error.fields_missing'],
    ['a blank address', { address: '  ' }, '400 booking_error.fields_missing'],
    ['nothing in the tank', { tank_mix: [] }, '400 booking_error.fields_missing'],
    ['a crop that is none', { crop: 'dragon' }, '409 advice_error.crop_unknown'],
    [
      'a product that is not approved',
      { tank_mix: ['neem-oil', 'monocrotophos'] },
      '409 booking_error.product_refused',
    ],
    ['near water', { near: ['water'] }, '409 booking_error.too_near'],
    ['near houses', { near: ['houses'] }, '409 booking_error.too_near'],
    ['no such payment', { payment: 'credit' }, '400 request_error.invalid'],
    [
      'a package of another service',
      { items: [{ package_id: 'soil-12', quantity: 1 }] },
      '404 request_error.not_found',
    ],
    ['a vendor of another service', { vendor_id: 'sample-soil-nashik' }, '404 request_error.not_found'],
    [
      'a package twice',
      { items: [1, 2].map((quantity) => ({ package_id: 'spray', quantity })) },
      '404 request_error.not_found',
    ],
    ['no package', { items: [] }, '400 request_error.invalid'],
  ])('refuse %s, and keep nothing', async (_what, change, expected) => {
    expect(outcome(await send(change))).toBe(expected);
    expect(await backend.database.$count(farmBookings)).toBe(0);
  });

  it.each<[string, { day?: string; from?: string }, string]>([
    ['in the past', { day: '2020-01-01' }, '409 booking_error.slot_taken'],
    ['far ahead', { day: '2100-01-01' }, '409 booking_error.slot_taken'],
    ['in the night', { from: '22:00' }, '409 booking_error.slot_taken'],
    ['before daylight', { from: '05:00' }, '409 booking_error.slot_taken'],
    ['between two', { from: '09:30' }, '409 booking_error.slot_taken'],
    ['of another zone', { from: '09:00+01:00' }, '400 request_error.invalid'],
    ['of no day', { day: '2026-02-30' }, '400 request_error.invalid'],
  ])('refuse a time %s', async (_what, change, expected) => {
    expect(outcome(await send(change))).toBe(expected);
  });

  it('refuse a day on which the vendor is closed, and say so in the week', async () => {
    const days = await slotDays(backend);
    expect(days).toHaveLength(14);
    const sunday = days.find(({ day }) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0);
    expect(sunday?.slots).toEqual([]);
    expect(outcome(await send({ day: sunday?.day }))).toBe('409 booking_error.slot_taken');
  });

  it('refuse what the law bans even where it is on the operator’s list, and all with an empty list', async () => {
    const { database } = backend;
    const [banned] = await database.select().from(bannedSubstances).limit(1);
    const active = banned?.substance ?? '';
    await database.insert(droneProducts).values({ id: 'banned', name: { en: 'Spray' }, active });
    expect(outcome(await send({ tank_mix: ['banned'] }))).toBe('409 booking_error.product_refused');
    const listed = await database.delete(droneProducts).returning();
    expect(outcome(await send({ tank_mix: ['neem-oil'] }))).toBe('409 booking_error.product_refused');
    await database.insert(droneProducts).values(listed.filter(({ id }) => id !== 'banned'));
  });

  it('may be so many at a time, also when they come at once', async () => {
    await backend.database.update(farmServiceVendors).set({ capacity: 100 });
    const answers = await Promise.all(
      Array.from({ length: MOST_OPEN_BOOKINGS + 3 }, () => send({ key: randomUUID() })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_OPEN_BOOKINGS);
    expect(outcome(await send({}))).toBe('429 booking_error.too_many');
    await backend.database.update(farmServiceVendors).set({ capacity: 2 });
  });

  it('can be moved to another time twice, until 24 hours before', async () => {
    const late = await openTime(backend, { day: 4 });
    const { id } = await booked(grower, spray(late));
    const move = (to: { day: string; from: string }) => grower.call('POST', `${BOOKINGS}/${id}/reschedule`, to);
    expect(outcome(await move({ day: late.day, from: '23:00' }))).toBe('409 booking_error.slot_taken');
    for (const slot of [1, 0]) expect(outcome(await move(await openTime(backend, { day: 4, slot })))).toBe('204');
    expect(await seen(grower, id)).toMatchObject({ ...late, may_reschedule: false, may_cancel: true });
    expect(outcome(await move(await openTime(backend, { day: 5 })))).toBe('409 booking_error.too_late');
    expect(outcome(await move(late))).toBe('204');
    const soon = await openTime(backend, { day: 0 });
    const other = await booked(grower, spray(soon));
    const before = Date.parse(other.free_until) - backend.dependencies.now().getTime();
    if (before > 0) backend.advance(before + 1);
    const by = await signedInAgain();
    const again = await by.call('POST', `${BOOKINGS}/${other.id}/reschedule`, await openTime(backend, { day: 5 }));
    expect(outcome(again)).toBe('409 booking_error.too_late');
  });

  it('can be cancelled, again and again, and the time is free for others', async () => {
    await backend.database.update(farmServiceVendors).set({ capacity: 1 });
    const { id } = await booked(grower, spray(time));
    const other = await farmer(backend);
    expect(outcome(await send({}, other))).toBe('409 booking_error.slot_taken');
    expect((await other.call('GET', `${BOOKINGS}/${id}`)).status).toBe(404);
    expect(outcome(await other.call('POST', `${BOOKINGS}/${id}/cancel`))).toBe('404 request_error.not_found');
    expect(outcome(await other.call('POST', `${BOOKINGS}/${id}/reschedule`, time))).toBe('404 request_error.not_found');
    for (const turn of ['once', 'twice'])
      expect(outcome(await grower.call('POST', `${BOOKINGS}/${id}/cancel`)), turn).toBe('204');
    expect(await seen(grower, id)).toMatchObject({ state: 'CANCELLED', cancelled_by: 'farmer', may_cancel: false });
    await booked(other, spray(time));
    await backend.database.update(farmServiceVendors).set({ capacity: 2 });
  });

  it('give back all that was paid until 24 hours before, and half of it after', async () => {
    const { id, free_until: until } = await booked(grower, spray(await openTime(backend, { day: 3 })));
    await backend.database.update(farmBookings).set({ paidPaise: 40_001 }).where(eq(farmBookings.id, id));
    expect((await seen(grower, id)).refund).toBe(400.01);
    backend.advance(Date.parse(until) - backend.dependencies.now().getTime() + HOUR);
    expect((await seen(await signedInAgain(), id)).refund).toBe(200.01);
  });

  it('are of a new service by rows alone', async () => {
    const { database } = backend;
    const name = { en: 'Tree pruning' };
    await database.insert(farmServices).values({
      ...{ id: 'pruning', position: 9, name, about: name, minutes: 120, leadHours: 1, isDaylightOnly: false },
      ...{ keepsDistance: false, workerRole: 'collector', mandatory: ['date', 'slot', 'people'], optional: [] },
    });
    await database
      .insert(farmServicePackages)
      .values({ id: 'hands', serviceId: 'pruning', position: 1, name, per: 'person', pricePaise: 60_000 });
    await database.insert(farmServiceVendors).values({
      ...{ id: 'pruners', serviceId: 'pruning', name, town: name, opens: '08:00', closes: '18:00', capacity: 1 },
      ...{ closedWeekdays: [], closedDays: [], drone: null },
    });
    const open = await openTime(backend, { service: 'pruning', vendor: 'pruners' });
    const form = {
      ...{ key: randomUUID(), service_id: 'pruning', vendor_id: 'pruners', payment: 'cash', ...open },
      items: [{ package_id: 'hands', quantity: 1 }],
    };
    expect(outcome(await grower.call('POST', BOOKINGS, form))).toBe('400 booking_error.fields_missing');
    const booking = await booked(grower, { ...form, people: 4, address: 'not asked for', acres: 3 });
    expect(booking).toMatchObject({ total: 2400, people: 4, address: null, acres: null, ...open });
  });

  it('keep the address where only a key can read it', async () => {
    const { id } = await booked(grower, spray(time));
    const [row] = await backend.database.select().from(farmBookings).where(eq(farmBookings.id, id));
    expect(JSON.stringify(row)).not.toContain('Makhmalabad');
    expect((await seen(grower, id)).address).toBe('Makhmalabad, behind the school');
  });

  it('need somebody who is signed in', async () => {
    expect((await backend.request('GET', BOOKINGS)).status).toBe(401);
    expect((await backend.request('POST', BOOKINGS, { body: spray(time) })).status).toBe(401);
  });

  it('show days of India, not of London', async () => {
    const now = backend.dependencies.now().getTime();
    const today = new Date(now + 5.5 * HOUR).toISOString().slice(0, 10);
    const days = (await slotDays(backend)).map(({ day }) => day);
    expect(days[0]).toBe(today);
    expect(days[13]).toBe(new Date(now + 5.5 * HOUR + 13 * DAY).toISOString().slice(0, 10));
  });
});

const SOIL = { service: 'soil-testing', vendor: 'sample-soil-nashik' };
