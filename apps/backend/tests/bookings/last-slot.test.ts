import { farmBookings, farmServiceVendors } from '@haat/backend-bookings/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { BOOKINGS, booked, DRONE_VENDOR, openTime, spray } from './booked.ts';

const TRIES = 200;
const FARMERS = 10;

describe.each(testDatabases(import.meta.filename))('the last visit of a time on $name', (on) => {
  let backend: TestBackend;
  let growers: Buyer[];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    growers = [];
    while (growers.length < FARMERS) growers.push(await farmer(backend));
  });
  afterAll(() => backend?.close());

  const taken = (day: string, from: string) =>
    backend.database.$count(farmBookings, and(eq(farmBookings.day, day), eq(farmBookings.from, from)));

  const send = async (at: number, form: unknown) => {
    const grower = growers[at % FARMERS];
    if (grower === undefined) throw new Error('no farmers');
    return grower.call('POST', BOOKINGS, form);
  };

  it('is booked once by 200 tries at once, and the others are told so', async () => {
    await backend.database
      .update(farmServiceVendors)
      .set({ capacity: 1 })
      .where(eq(farmServiceVendors.id, DRONE_VENDOR));
    const time = await openTime(backend);
    const answers = await Promise.all(Array.from({ length: TRIES }, (_, at) => send(at, spray(time))));
    const by = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect([by(201), by(409)]).toEqual([1, TRIES - 1]);
    expect(await taken(time.day, time.from)).toBe(1);
  });

  it('is not given to one who moves there while another books it', async () => {
    const [from, to] = [await openTime(backend, { day: 3 }), await openTime(backend, { day: 4 })];
    const [first, second] = growers;
    if (first === undefined || second === undefined) throw new Error('no farmers');
    const { id } = await booked(first, spray(from));
    const answers = await Promise.all([
      first.call('POST', `${BOOKINGS}/${id}/reschedule`, to),
      second.call('POST', BOOKINGS, spray(to)),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await taken(to.day, to.from)).toBe(1);
  });
});
