import { bookingAtWorkSchema, listedWorksSchema } from '@haat/api-contract/bookings-at-work';
import { soilSamplesSchema } from '@haat/api-contract/soil';
import { bookingsArea } from '@haat/backend-bookings';
import { farmBookingMoves, farmBookings } from '@haat/backend-bookings/tables';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import {
  BOOKINGS,
  COLLECTOR,
  PILOT,
  booked,
  forgetBookings,
  openTime,
  outcome,
  seen,
  soilTest,
  spray,
} from './booked.ts';

const DAY = 86_400_000;
const SPRAYED = { acres: 2.5, product_id: 'neem-oil' };

describe.each(testDatabases(import.meta.filename))('work on bookings on $name', (on) => {
  let backend: TestBackend;
  let pilot: StaffMember;
  let rival: StaffMember;
  let collector: StaffMember;
  let grower: Buyer & { phone: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    pilot = await staffMember(backend, 'pilot');
    rival = await staffMember(backend, 'pilot');
    collector = await staffMember(backend, 'collector');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });
  afterEach(() => forgetBookings(backend));

  const act = async (id: string, what: string, body?: unknown, by = pilot) =>
    outcome(await by.call('POST', `${by === collector ? COLLECTOR : PILOT}/${id}/${what}`, body));
  const sprayed = async (day = 1) => booked(grower, spray(await openTime(backend, { day })));
  const toCollect = async () =>
    booked(grower, soilTest(await openTime(backend, { service: 'soil-testing', vendor: 'sample-soil-nashik' })));
  const moves = async (id: string) =>
    (
      await backend.database
        .select()
        .from(farmBookingMoves)
        .where(eq(farmBookingMoves.bookingId, id))
        .orderBy(asc(farmBookingMoves.step))
    ).map(({ state, by }) => `${state} ${by}`);
  const told = async () => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'bookings.changed'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(grower.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };

  it('goes from a list without names to a report that the farmer reads', async () => {
    const { id, number } = await sprayed();
    const list = listedWorksSchema.parse((await pilot.call('GET', `${PILOT}?lang=en`)).body);
    expect(list.results).toMatchObject([{ id, number, town: 'Nashik', acres: 3, state: 'PENDING' }]);
    expect(JSON.stringify(list)).not.toMatch(/Makhmalabad|\+?91?\d{10}/);
    expect((await pilot.call('GET', `${PILOT}/${id}`)).status).toBe(404);
    expect(await act(id, 'take')).toBe('204');
    const work = bookingAtWorkSchema.parse((await pilot.call('GET', `${PILOT}/${id}?lang=en`)).body);
    expect(work).toMatchObject({ phone_number: grower.phone, crop: 'Cotton', to_pay: 1200 });
    expect(work.address).toContain('Makhmalabad');
    expect(await act(id, 'start', { wind: 4.1 })).toBe('409 booking_error.too_windy');
    expect((await seen(grower, id)).state).toBe('PENDING');
    expect(await act(id, 'start', { wind: 4 })).toBe('204');
    expect(await act(id, 'finish', { ...SPRAYED, acres: 3.01 })).toBe('400 booking_error.report_incomplete');
    expect(await act(id, 'finish', { ...SPRAYED, product_id: 'nano-urea' })).toBe(
      '400 booking_error.report_incomplete',
    );
    for (const turn of ['once', 'twice']) expect(await act(id, 'finish', SPRAYED), turn).toBe('204');
    expect(await act(id, 'finish', { ...SPRAYED, acres: 1 })).toBe('409 booking_error.cannot_move');
    expect(await seen(grower, id)).toMatchObject({
      ...{ state: 'DONE', wind: 4, may_cancel: false, may_reschedule: false },
      report: { acres: 2.5, is_sample: false },
    });
    expect(await moves(id)).toEqual(['PENDING farmer', 'ONGOING vendor', 'DONE vendor']);
    expect((await pilot.call('GET', `${PILOT}/${id}`)).status).toBe(404);
    expect(outcome(await grower.call('POST', `${BOOKINGS}/${id}/cancel`))).toBe('409 booking_error.cannot_move');
    const texts = await told();
    expect(texts).toHaveLength(3);
    for (const text of texts) expect(text).toContain(number);
  });

  it('is of one worker: of those who take it at once one gets it', async () => {
    const { id } = await sprayed();
    const answers = await Promise.all([act(id, 'take'), act(id, 'take', undefined, rival)]);
    expect(answers.sort()).toEqual(['204', '409 booking_error.cannot_move']);
    const [row] = await backend.database.select().from(farmBookings).where(eq(farmBookings.id, id));
    const [owner, other] = row?.workerUserId === pilot.userId ? [pilot, rival] : [rival, pilot];
    expect(await act(id, 'take', undefined, owner)).toBe('204');
    for (const [what, body] of [
      ['start', { wind: 1 }],
      ['finish', SPRAYED],
      ['cancel', undefined],
      ['postpone', await openTime(backend, { day: 5 })],
    ] as const)
      expect(await act(id, what, body, other), what).toBe('404 request_error.not_found');
  });

  it('is of a role: a collector has no spray, a farmer has none, and a pilot not the own one', async () => {
    const { id } = await sprayed();
    expect(await act(id, 'take', undefined, collector)).toBe('404 request_error.not_found');
    expect((await collector.call('GET', PILOT)).status).toBe(403);
    expect((await grower.call('POST', `${PILOT}/${id}/take`)).status).toBe(403);
    const token = await pilot.token();
    const own = await backend.request('POST', BOOKINGS, { body: spray(await openTime(backend, { day: 2 })), token });
    expect(await act(own.body.id, 'take')).toBe('404 request_error.not_found');
    expect(await act(own.body.id, 'take', undefined, rival)).toBe('204');
  });

  it('is postponed for the weather as often as it blows, also when it has begun', async () => {
    const { id } = await sprayed(3);
    await act(id, 'take');
    expect(await act(id, 'postpone', await openTime(backend, { day: 4 }))).toBe('204');
    expect(await act(id, 'start', { wind: 2 })).toBe('204');
    const time = await openTime(backend, { day: 5 });
    expect(await act(id, 'postpone', time)).toBe('204');
    expect(await seen(grower, id)).toMatchObject({
      ...{ state: 'PENDING', postponements: 2, may_reschedule: true, wind: null, ...time },
    });
    expect(await moves(id)).toEqual(['PENDING farmer', 'ONGOING vendor', 'PENDING vendor']);
    expect(await act(id, 'postpone', { ...time, from: '20:00' })).toBe('409 booking_error.slot_taken');
  });

  it('is cancelled by the worker, and the farmer is told', async () => {
    const { id } = await sprayed();
    await act(id, 'take');
    for (const turn of ['once', 'twice']) expect(await act(id, 'cancel'), turn).toBe('204');
    expect(await seen(grower, id)).toMatchObject({ state: 'CANCELLED', cancelled_by: 'vendor' });
    expect(await act(id, 'start', { wind: 1 })).toBe('409 booking_error.cannot_move');
    expect(await told()).toHaveLength(2);
  });

  it('of soil hands the bags in as the farmer’s samples', async () => {
    const { id } = await toCollect();
    await act(id, 'take', undefined, collector);
    expect(await act(id, 'start', undefined, collector)).toBe('204');
    const bags = [1, 2].map((at) => `B${id.slice(0, 6).toUpperCase()}-${String(at)}`);
    const finish = (bag_numbers: string[]) => act(id, 'finish', { bag_numbers }, collector);
    expect(await finish(bags.slice(0, 1))).toBe('400 booking_error.report_incomplete');
    expect(await finish([bags[0] ?? '', bags[0] ?? ''])).toBe('400 booking_error.report_incomplete');
    for (const turn of ['once', 'twice']) expect(await finish(bags), turn).toBe('204');
    expect((await seen(grower, id)).report?.bag_numbers).toEqual(bags);
    const samples = soilSamplesSchema.parse((await grower.call('GET', '/soil/v1/samples')).body).results;
    expect(samples.map(({ bag_number: bag, state }) => `${bag} ${state}`).sort()).toEqual(
      bags.map((bag) => `${bag} WAITING`),
    );
    const other = await toCollect();
    await act(other.id, 'take', undefined, collector);
    await act(other.id, 'start', undefined, collector);
    const answer = await act(other.id, 'finish', { bag_numbers: bags }, collector);
    expect(answer).toBe('409 soil_error.bag_taken');
    expect((await seen(grower, other.id)).state).toBe('ONGOING');
  });

  it('that never begins is cancelled 7 days after its time', async () => {
    const { id } = await sprayed();
    const [row] = await backend.database.select().from(farmBookings).where(eq(farmBookings.id, id));
    const due = (row?.startsAt.getTime() ?? 0) + 7 * DAY;
    const job = bookingsArea.jobs?.find(({ name }) => name === 'bookings.never-started');
    await job?.run({ ...backend.dependencies, now: () => new Date(due - 1) });
    expect((await seen(grower, id)).state).toBe('PENDING');
    for (const turn of ['once', 'twice']) {
      await job?.run({ ...backend.dependencies, now: () => new Date(due) });
      expect((await seen(grower, id)).cancelled_by, turn).toBe('system');
    }
  });

  it('is done by the simulated workers only where they are switched on, and says so', async () => {
    const [one, two] = [await sprayed(), await toCollect()];
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.workers');
    const { configuration } = backend.dependencies;
    const off = { ...configuration, sandboxShopkeeper: false };
    expect(job?.isNeeded?.({ ...backend.dependencies, configuration: off })).toBe(false);
    const later = (seconds: number) => ({ ...backend.dependencies, now: () => new Date(Date.now() + seconds * 1_000) });
    await job?.run(later(25));
    expect([(await seen(grower, one.id)).state, (await seen(grower, two.id)).state]).toEqual(['ONGOING', 'ONGOING']);
    await job?.run(later(50));
    for (const { id } of [one, two]) {
      const { state, report } = await seen(grower, id);
      expect([state, report?.is_sample]).toEqual(['DONE', true]);
    }
  });
});
