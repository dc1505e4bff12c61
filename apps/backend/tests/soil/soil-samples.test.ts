import { soilSampleDetailsSchema, soilSamplesSchema, waitingSamplesSchema } from '@haat/api-contract/soil';
import { MOST_WAITING_SAMPLES } from '@haat/api-contract/vocabulary';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { soilSamples } from '@haat/backend-soil/tables';
import { farmer, pdfText, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const SAMPLES = '/soil/v1/samples';
const LABORATORY = '/laboratory/v1/samples';
type Grower = Buyer & { token: string; phone: string };

const VALUES = [
  { parameter: 'ph', value: 6.8, unit: '' },
  { parameter: 'n', value: 210, unit: 'kg/ha' },
  { parameter: 'p', value: 25, unit: 'kg/ha' },
  { parameter: 'zn', value: 0.4, unit: 'ppm' },
];
const REPORT = { laboratory: 'KVK Nashik', values: VALUES };

describe.each(testDatabases(import.meta.filename))('samples of soil on $name', (on) => {
  let backend: TestBackend;
  let laboratory: StaffMember;
  let grower: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    laboratory = await staffMember(backend, 'laboratory');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });
  afterEach(async () => {
    await backend.database.delete(soilSamples);
  });

  let bags = 0;
  const newBag = () => `MH-${String(100_000 + bags++)}`;
  const sample = (change: Record<string, unknown> = {}) => ({
    ...{ key: randomUUID(), bag_number: newBag(), crop: 'cotton', acres: 2.5 },
    ...change,
  });
  const send = (change: Record<string, unknown> = {}, by: Buyer = grower) => by.call('POST', SAMPLES, sample(change));
  const sent = async (change: Record<string, unknown> = {}, by: Buyer = grower) =>
    soilSampleDetailsSchema.parse((await send(change, by)).body);
  const one = async (id: string, by: Buyer = grower) =>
    soilSampleDetailsSchema.parse((await by.call('GET', `${SAMPLES}/${id}`)).body);
  const own = async (by: Buyer = grower) => soilSamplesSchema.parse((await by.call('GET', SAMPLES)).body).results;
  const report = (bag: string, body: unknown = REPORT, by = laboratory) =>
    by.call('POST', `${LABORATORY}/${bag}/report`, body);
  const reject = (bag: string, reason: string, by = laboratory) =>
    by.call('POST', `${LABORATORY}/${bag}/reject`, { reason });
  const code = ({ body }: { body: { error: { code: string } } }) => body.error.code;
  const told = async () => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'soil.sample-decided'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(grower.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };

  it('wait with the laboratory without whose they are, and come back as a report', async () => {
    const { id, bag_number: bag } = await sent();
    expect(await own()).toMatchObject([{ id, state: 'WAITING', bag_number: bag, acres: 2.5, refusal: null }]);
    expect((await one(id)).report).toBeNull();
    const listed = await laboratory.call('GET', LABORATORY);
    expect(waitingSamplesSchema.parse(listed.body).results).toEqual([
      { bag_number: bag, sent_day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    expect((await report(bag)).status).toBe(204);
    const { state, crop, report: found } = await one(id);
    expect([state, crop?.name, found?.laboratory]).toEqual(['REPORTED', 'Cotton', 'KVK Nashik']);
    expect(found?.values).toMatchObject({ ph: 6.8, n: 210, p: 25, zn: 0.4, k: null, b: null });
    expect(found?.products.urea.map(({ slug }) => slug)).toEqual(['neem-coated-urea']);
    expect(waitingSamplesSchema.parse((await laboratory.call('GET', LABORATORY)).body).results).toEqual([]);
    expect(await told()).toEqual([expect.stringContaining(bag)]);
  });

  it('are one sample, however often and at once they are sent with one key', async () => {
    const same = sample();
    const answers = await Promise.all(Array.from({ length: 6 }, () => grower.call('POST', SAMPLES, same)));
    expect(new Set(answers.map(({ status, body }) => `${String(status)} ${body.id}`)).size).toBe(1);
    expect(await own()).toHaveLength(1);
  });

  it('have one owner: a bag that is named is not named again', async () => {
    const { id, bag_number: bag } = await sent();
    const other = await farmer(backend);
    for (const by of [grower, other]) expect(code(await send({ bag_number: bag }, by))).toBe('soil_error.bag_taken');
    await report(bag);
    for (const path of [`/${id}`, `/${id}/document`])
      expect((await other.call('GET', `${SAMPLES}${path}`)).status, path).toBe(404);
    expect((await other.call('POST', `${SAMPLES}/${id}/withdraw`)).status).toBe(404);
    expect(await own(other)).toEqual([]);
  });

  it.each(['', 'AB', 'mh-204571', 'MH 204571', '-204571', 'A'.repeat(17), '२०४५७१'])(
    'refuse the bag %j',
    async (bag) => {
      expect((await send({ bag_number: bag })).status).toBe(400);
    },
  );

  it('refuse a crop that is not known, and acres that no field has', async () => {
    expect(code(await send({ crop: 'dragon' }))).toBe('advice_error.crop_unknown');
    for (const acres of [0, -1, 1e6]) expect((await send({ acres })).status, String(acres)).toBe(400);
    expect((await send({ crop: null, acres: null })).status).toBe(201);
  });

  it('may be so many at a time, also when they come at once', async () => {
    const answers = await Promise.all(Array.from({ length: MOST_WAITING_SAMPLES + 3 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_WAITING_SAMPLES);
    expect(code(await send())).toBe('soil_error.too_many');
    const [first] = await own();
    await report(first?.bag_number ?? '');
    expect((await send()).status).toBe(201);
  });

  it.each<[string, unknown, string]>([
    ['below nothing', [{ parameter: 'n', value: -1, unit: 'kg/ha' }], 'soil_error.value_impossible'],
    ['of another unit', [{ parameter: 'n', value: 210, unit: 'ppm' }], 'soil_error.unit_wrong'],
    ['more than soil has', [{ parameter: 'ph', value: 14.2, unit: '' }], 'soil_error.value_impossible'],
    ['named twice', [VALUES[0], VALUES[0]], 'soil_error.named_twice'],
    ['of no parameter', [{ parameter: 'gold', value: 1, unit: 'ppm' }], 'request_error.invalid'],
    ['missing altogether', [], 'request_error.invalid'],
  ])('refuse a report with a value %s, and stay as they are', async (_what, values, expected) => {
    const { id, bag_number: bag } = await sent();
    const answer = await report(bag, { laboratory: 'KVK Nashik', values });
    expect([answer.status, code(answer)]).toEqual([400, expected]);
    expect(await one(id)).toMatchObject({ state: 'WAITING', report: null });
  });

  it('are decided once: the same report again changes nothing, another is refused', async () => {
    const { id, bag_number: bag } = await sent();
    const answers = await Promise.all(Array.from({ length: 5 }, () => report(bag)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(code(await report(bag, { ...REPORT, laboratory: 'Another' }))).toBe('soil_error.sample_decided');
    expect(code(await reject(bag, 'wet'))).toBe('soil_error.sample_decided');
    const rival = await staffMember(backend, 'laboratory');
    expect(code(await report(bag, REPORT, rival))).toBe('soil_error.sample_decided');
    expect((await one(id)).report?.laboratory).toBe('KVK Nashik');
    expect(await told()).toHaveLength(1);
  });

  it('that cannot be measured say why', async () => {
    const { id, bag_number: bag } = await sent();
    expect((await reject(bag, 'because')).status).toBe(400);
    expect((await reject(bag, 'too-little')).status).toBe(204);
    expect(await one(id)).toMatchObject({ state: 'REJECTED', refusal: 'too-little', report: null });
    expect((await grower.call('GET', `${SAMPLES}/${id}/document`)).status).toBe(404);
    expect(await told()).toEqual([expect.stringContaining(bag)]);
  });

  it('can be taken back until they are measured', async () => {
    const { id, bag_number: bag } = await sent();
    for (const time of ['once', 'twice'])
      expect((await grower.call('POST', `${SAMPLES}/${id}/withdraw`)).status, time).toBe(204);
    expect((await one(id)).state).toBe('WITHDRAWN');
    expect((await report(bag)).status).toBe(404);
    const measured = await sent();
    await report(measured.bag_number);
    const answer = await grower.call('POST', `${SAMPLES}/${measured.id}/withdraw`);
    expect(code(answer)).toBe('soil_error.sample_decided');
  });

  it('are for laboratories only', async () => {
    const { bag_number: bag } = await sent();
    const expert = await staffMember(backend, 'expert');
    for (const by of [grower, expert]) {
      expect((await by.call('GET', LABORATORY)).status).toBe(403);
      expect((await by.call('POST', `${LABORATORY}/${bag}/report`, REPORT)).status).toBe(403);
    }
    expect((await backend.request('GET', SAMPLES)).status).toBe(401);
  });

  it.each(['hi', 'en', 'mr', 'bn', 'or', 'gu'])(
    'have a report as PDF in %s that says what was measured',
    async (lang) => {
      const { id, bag_number: bag } = await sent();
      await report(bag);
      const answer = await fetch(`${backend.address}${SAMPLES}/${id}/document?lang=${lang}`, {
        headers: { authorization: `Bearer ${grower.token}` },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      // As it is drawn: words without the spaces between them.
      const text = await pdfText(Buffer.from(await answer.arrayBuffer()));
      for (const part of [bag, 'KVKNashik', '6.8', '210kg/ha', '0.4ppm']) expect(text).toContain(part);
    },
  );

  it('are reported by the simulated laboratory only where it is switched on, and say so', async () => {
    const { id } = await sent();
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.laboratory');
    const { configuration } = backend.dependencies;
    expect(
      job?.isNeeded?.({ ...backend.dependencies, configuration: { ...configuration, sandboxLaboratory: false } }),
    ).toBe(false);
    const later = { ...backend.dependencies, now: () => new Date(Date.now() + 60_000) };
    await job?.run(later);
    const { state, report: found } = await one(id);
    expect([state, found?.laboratory]).toEqual(['REPORTED', null]);
  });
});
