import { progressSchema } from '@haat/api-contract/training';
import { writtenAttendancesSchema } from '@haat/api-contract/training-attendance';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { RIGHT_ANSWERS } from './right-answers.ts';

const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('attendance at trainings on $name', (on) => {
  let backend: TestBackend;
  let trainer: StaffMember;
  let learner: Buyer;
  let number: string;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    trainer = await staffMember(backend, 'trainer');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    learner = await farmer(backend);
    await learner.call('PATCH', '/user/v1/profile-update', { full_name: 'Sunita Pawar' });
    await learner.call('POST', '/training/v1/attempts', { key: randomUUID(), answers: RIGHT_ANSWERS });
    number = (await certificate())?.number ?? '';
  });

  const certificate = async () =>
    progressSchema.parse((await learner.call('GET', '/training/v1/progress')).body).certificate;
  const day = (daysAgo: number) => indiaDay(new Date(backend.dependencies.now().getTime() - daysAgo * DAY_MS));
  const pathOf = (on: string, of = number) => `/trainer/v1/certificates/${of}/attendances/${on}`;
  const write = (on: string, { place = 'KVK Nashik', by = trainer, of = number } = {}) =>
    by.call('PUT', pathOf(on, of), { place });

  it('is written down by the number, and read by who was there and by the trainer', async () => {
    expect((await write(day(0))).status).toBe(204);
    expect((await write(day(30), { place: 'Dindori' })).status).toBe(204);
    expect((await write(day(0), { place: 'Sinnar' })).status).toBe(204);
    const attended = [
      { day: day(0), place: 'Sinnar' },
      { day: day(30), place: 'Dindori' },
    ];
    expect((await certificate())?.attendances).toEqual(attended);
    const { results } = writtenAttendancesSchema.parse((await trainer.call('GET', '/trainer/v1/attendances')).body);
    expect(results.filter((one) => one.number === number)).toEqual(
      attended.map((one) => ({ ...one, number, initials: 'S. P.' })),
    );
    expect(JSON.stringify(results)).not.toContain('Pawar');
  });

  it.each([
    ['a day to come', -1],
    ['more than 30 days ago', 31],
  ])('is not of %s', async (_what, daysAgo) => {
    const { status, body } = await write(day(daysAgo));
    expect([status, body.error.code]).toEqual([400, 'training_error.day_wrong']);
  });

  it('stays as its trainer wrote it: another changes nothing and takes nothing back', async () => {
    await write(day(1));
    const other = await staffMember(backend, 'trainer');
    expect((await write(day(1), { by: other, place: 'Elsewhere' })).body.error.code).toBe(
      'training_error.attended_already',
    );
    expect((await other.call('DELETE', pathOf(day(1)))).status).toBe(404);
    expect((await certificate())?.attendances).toEqual([{ day: day(1), place: 'KVK Nashik' }]);
    expect((await trainer.call('DELETE', pathOf(day(1)))).status).toBe(204);
    expect((await certificate())?.attendances).toEqual([]);
  });

  it('is of a certificate that there is, and written by trainers alone', async () => {
    expect((await write(day(0), { of: 'CT-00000-00000' })).status).toBe(404);
    expect((await learner.call('PUT', pathOf(day(0)), { place: 'Home' })).status).toBe(403);
    expect((await backend.request('PUT', pathOf(day(0)), { body: { place: 'Home' } })).status).toBe(401);
  });
});
