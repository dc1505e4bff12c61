import { HEADERS } from '@haat/api-contract';
import {
  listedQuestionsSchema,
  prescriptionSchema,
  questionSchema,
  questionsSchema,
  takenQuestionSchema,
} from '@haat/api-contract/questions';
import { MOST_QUESTIONS } from '@haat/api-contract/vocabulary';
import { expertQuestions } from '@haat/backend-advice/tables';
import { outbox } from '@haat/backend-platform/tables';
import { sandboxArea } from '@haat/backend-sandbox';
import { securityEvents } from '@haat/backend-security-events/tables';
import { farmer, sendPhoto, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { and, eq, isNull } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { partnerAgent } from '../consents/agents-and-farmers.ts';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const QUESTIONS = '/advice/v1/questions';
const EXPERT = '/expert/v1/questions';
const DAY_MS = 86_400_000;
type Grower = Buyer & { token: string; phone: string };

const ANSWER = {
  problem: 'पत्ती मोड़',
  advice: 'पीले चिपचिपे कार्ड लगाएँ।',
  items: [
    {
      ...{ product_id: null, active: 'Imidacloprid 17.8 % SL', dose_per_acre: 60, unit: 'ml', water: 200 },
      ...{ interval_days: 10, times: 2, waiting_days: 40 },
    },
  ],
};

describe.each(testDatabases(import.meta.filename))('questions to experts on $name', (on) => {
  let backend: TestBackend;
  let expert: StaffMember;
  let grower: Grower;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    expert = await staffMember(backend, 'expert');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });
  afterEach(async () => {
    await backend.database.delete(expertQuestions);
  });

  const question = (change: Record<string, unknown> = {}) => ({
    ...{ key: randomUUID(), crop: 'cotton', part: 'leaf', text: 'पत्ते मुड़ रहे हैं', photo_ids: [] },
    ...change,
  });
  const send = (change: Record<string, unknown> = {}, { token }: { readonly token: string } = grower) =>
    backend.request('POST', `${QUESTIONS}?lang=hi`, { token, body: question(change) });
  const sent = async (change: Record<string, unknown> = {}, by: { readonly token: string } = grower) =>
    questionSchema.parse((await send(change, by)).body).id;
  const own = async (by: Buyer = grower) => questionsSchema.parse((await by.call('GET', QUESTIONS)).body).results;
  const listed = async (which: 'waiting' | 'mine', by = expert) =>
    listedQuestionsSchema.parse((await by.call('GET', `${EXPERT}?lang=en&which=${which}`)).body).results;
  const claim = (id: string, by = expert) => by.call('POST', `${EXPERT}/${id}/claim`);
  const answer = (id: string, change: Record<string, unknown> = {}, by = expert) =>
    by.call('POST', `${EXPERT}/${id}/answer`, { ...ANSWER, ...change });
  const item = (change: Record<string, unknown>) => ({ items: [{ ...ANSWER.items[0], ...change }] });
  const code = ({ body }: { body: { error: { code: string } } }) => body.error.code;
  const told = async (person: Grower = grower) => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'advice.question-answered'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(person.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };

  it('are taken by an expert, who only then reads them, and answered with a prescription of ten days', async () => {
    const photoId = await sendPhoto(backend, grower.token);
    const text = '<b>पत्ते</b> मुड़ रहे हैं, 98765 43210, www.example.com';
    const id = await sent({ text, photo_ids: [photoId] });
    expect(await own()).toMatchObject([{ id, status: 'SENT', text, photo_ids: [photoId], prescription_id: null }]);
    expect(await listed('waiting')).toMatchObject([{ id, crop: { name: 'Cotton' }, part: 'leaf', photos: 1 }]);
    for (const path of ['', `/photos/${photoId}`])
      expect((await expert.call('GET', `${EXPERT}/${id}${path}`)).status, path).toBe(404);
    expect((await claim(id)).status).toBe(204);
    expect(await own()).toMatchObject([{ status: 'ASSIGNED' }]);
    const { body } = await expert.call('GET', `${EXPERT}/${id}`);
    expect(takenQuestionSchema.parse(body)).toMatchObject({ text, photo_ids: [photoId], language: 'hi' });
    expect(JSON.stringify(body)).not.toContain(grower.phone);
    const photo = await fetch(`${backend.address}${EXPERT}/${id}/photos/${photoId}`, {
      headers: { authorization: `Bearer ${await expert.token()}` },
    });
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    // Of their own crops the newest sowing of the crop that they asked about counts.
    for (const [crop, days, acres] of [
      ['cotton', 90, 4],
      ['cotton', 42, 2.5],
      ['paddy', 1, 9],
    ] as const) {
      const sown = indiaDay(new Date(backend.dependencies.now().getTime() - days * DAY_MS));
      await grower.call('POST', '/advice/v1/my-crops', { crop, sowing_day: sown, acres });
    }
    expect((await answer(id)).status).toBe(204);
    const [{ prescription_id: prescriptionId, status } = { prescription_id: '', status: '' }] = await own();
    expect(status).toBe('ANSWERED');
    const read = await grower.call('GET', `/advice/v1/prescriptions/${prescriptionId}`);
    const { valid_until: until, answered_day: day, ...prescription } = prescriptionSchema.parse(read.body);
    expect(prescription).toMatchObject({ problem: ANSWER.problem, is_sample_answer: false, acres: 2.5 });
    expect((Date.parse(until) - Date.parse(day)) / DAY_MS).toBe(10);
    expect(day).toBe(indiaDay(backend.dependencies.now()));
    expect(prescription.items).toMatchObject(ANSWER.items);
    expect(await told()).toEqual([expect.stringContaining('कपास के आपके सवाल का जवाब आ गया है')]);
    // Another person's is not there, whoever asks.
    const other = await farmer(backend);
    for (const by of [other, expert])
      expect((await by.call('GET', `/advice/v1/prescriptions/${prescriptionId}`)).status).toBe(404);
    expect((await backend.request('GET', `/advice/v1/prescriptions/${prescriptionId}`)).status).toBe(401);
    expect((await grower.call('POST', `${QUESTIONS}/${id}/close`)).status).toBe(204);
    expect(await own()).toMatchObject([{ status: 'CLOSED', prescription_id: prescriptionId }]);
  });

  it('are one question, however often and at once they are sent with one key', async () => {
    const same = question();
    const answers = await Promise.all(Array.from({ length: 6 }, () => grower.call('POST', QUESTIONS, same)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await own()).toHaveLength(1);
    // The key is the person's own: another person's question with it is another question.
    expect((await send({ key: same.key }, await farmer(backend))).body.id).not.toBe(answers[0]?.body.id);
  });

  it('go to one of the experts who take them at once, and to another one a day later', async () => {
    const experts = [expert, await staffMember(backend, 'expert'), await staffMember(backend, 'expert')];
    const id = await sent();
    const answers = await Promise.all(experts.map((one) => claim(id, one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409]);
    const first = experts[answers.findIndex(({ status }) => status === 204)] ?? expert;
    const [second = expert] = experts.filter((one) => one !== first);
    expect((await answer(id, {}, second)).status).toBe(404);
    expect(await listed('mine', first)).toHaveLength(1);
    expect(await listed('waiting', second)).toEqual([]);
    backend.advance(DAY_MS);
    expect(await listed('waiting', second)).toHaveLength(1);
    expect((await claim(id, second)).status).toBe(204);
    expect((await answer(id, {}, first)).status).toBe(404);
    expect((await answer(id, {}, second)).status).toBe(204);
    expect(code(await answer(id, {}, second))).toBe('question_error.cannot_move');
  });

  it('are withdrawn before they are answered, closed after, by their person alone', async () => {
    const other = await farmer(backend);
    const id = await sent();
    expect(code(await grower.call('POST', `${QUESTIONS}/${id}/close`))).toBe('question_error.cannot_move');
    for (const act of ['withdraw', 'close'])
      expect((await other.call('POST', `${QUESTIONS}/${id}/${act}`)).status).toBe(404);
    expect((await other.call('GET', `${QUESTIONS}/${id}`)).status).toBe(404);
    await claim(id);
    expect((await grower.call('POST', `${QUESTIONS}/${id}/withdraw`)).status).toBe(204);
    expect(code(await grower.call('POST', `${QUESTIONS}/${id}/withdraw`))).toBe('question_error.cannot_move');
    expect(code(await answer(id))).toBe('question_error.cannot_move');
    expect((await expert.call('GET', `${EXPERT}/${id}`)).status).toBe(404);
    expect(await own()).toMatchObject([{ status: 'WITHDRAWN' }]);
  });

  it.each([
    ['neither text nor photo', { text: ' ' }, 'question_error.empty'],
    ['a text of 501 letters', { text: 'क'.repeat(501) }, 'request_error.invalid'],
    ['five photos', { photo_ids: Array.from({ length: 5 }, () => randomUUID()) }, 'request_error.invalid'],
    ['a photo that is not there', { photo_ids: [randomUUID()] }, 'upload_error.photo_unknown'],
    ['no crop that is known', { crop: 'moon-dust' }, 'advice_error.crop_unknown'],
    ['no part of a plant', { part: 'wing' }, 'request_error.invalid'],
    ['no key', { key: 'mine' }, 'request_error.invalid'],
  ])('are refused with %s', async (_what, change, expected) => {
    expect(code(await send(change))).toBe(expected);
    expect(await own()).toEqual([]);
  });

  it('take a text of 500 letters, one’s own photos alone, and ten in a day', async () => {
    const photoId = await sendPhoto(backend, (await farmer(backend)).token);
    expect(code(await send({ photo_ids: [photoId] }))).toBe('upload_error.photo_unknown');
    expect((await send({ text: 'क'.repeat(500) })).status).toBe(201);
    const each = (_: unknown, index: number) => send({ text: `पत्ता ${index}` });
    const more = await Promise.all(Array.from({ length: MOST_QUESTIONS + 2 }, each));
    expect(more.filter(({ status }) => status === 201)).toHaveLength(MOST_QUESTIONS - 1);
    expect(code(await send())).toBe('question_error.too_many');
    const dayBefore = new Date(backend.dependencies.now().getTime() - DAY_MS);
    await backend.database.update(expertQuestions).set({ sentAt: dayBefore });
    expect((await send()).status).toBe(201);
  });

  it('are seen by experts alone, each look recorded, and no expert takes their own', async () => {
    const id = await sent();
    for (const by of [grower, await staffMember(backend, 'checker')]) {
      expect((await by.call('GET', EXPERT)).status).toBe(403);
      expect((await by.call('POST', `${EXPERT}/${id}/claim`)).status).toBe(403);
    }
    await claim(id);
    await expert.call('GET', `${EXPERT}/${id}`);
    const events = await backend.database.select().from(securityEvents).where(eq(securityEvents.userId, expert.userId));
    expect(events.map(({ subjects }) => subjects)).toContainEqual(
      expect.objectContaining({ role: 'expert', route: `GET ${EXPERT}/:id`, ids: id }),
    );
    const ofExpert = await sent({}, { token: await expert.token() });
    expect(await listed('waiting')).toEqual([]);
    expect((await claim(ofExpert)).status).toBe(404);
    for (const none of ['x', randomUUID()]) expect((await claim(none)).status).toBe(404);
  });

  it('are asked by an agent whom the farmer lets ask, photos with them, and stay the farmer’s', async () => {
    const agent = await partnerAgent(backend);
    const asked = QUESTIONS;
    const farmerId = await agent.consent(grower.phone, { purposes: ['question'] });
    const other = await farmer(backend);
    backend.advance(31_000);
    const onlyOrders = await agent.consent(other.phone, { purposes: ['order'] });
    const headers = { [HEADERS.assumedUser]: farmerId };
    const uploaded = await fetch(`${backend.address}/upload/v1/photos`, {
      method: 'POST',
      body: await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0a0' } })
        .png()
        .toBuffer()
        .then((bytes) => new Uint8Array(bytes)),
      headers: { ...headers, authorization: `Bearer ${agent.token}`, 'content-type': 'image/png' },
    });
    const { id: photoId } = (await uploaded.json()) as { id: string };
    const sentByAgent = await agent.call('POST', asked, question({ photo_ids: [photoId] }), farmerId);
    expect(sentByAgent.status).toBe(201);
    expect(await own()).toMatchObject([{ id: sentByAgent.body.id, photo_ids: [photoId] }]);
    expect(code(await agent.call('POST', asked, question(), onlyOrders))).toBe('consent_error.other_purpose');
    expect(await own(other)).toEqual([]);
  });

  it.each([
    ['a banned substance by its name', item({ active: 'Monocrotophos 36% SL' }), 'question_error.substance_refused'],
    ['a restricted substance', item({ active: 'Mancozeb 75 % WP' }), 'question_error.substance_refused'],
    ['one in the words, in Hindi', { advice: 'मोनोक्रोटोफॉस छिड़कें।' }, 'question_error.substance_refused'],
    ['one in the name of the problem', { problem: 'Endosulfan' }, 'question_error.substance_refused'],
    ['a product that is not there', item({ active: null, product_id: 'moon-dust' }), 'question_error.product_unknown'],
    [
      'a product that holds a restricted one',
      item({ active: null, product_id: 'p-indofil-m45' }),
      'question_error.substance_refused',
    ],
    ['neither product nor active', item({ active: null }), 'request_error.invalid'],
    ['both', item({ product_id: 'urea' }), 'request_error.invalid'],
    ['a dose of nothing', item({ dose_per_acre: 0 }), 'request_error.invalid'],
    ['eleven uses', item({ times: 11 }), 'request_error.invalid'],
  ])('are not answered with %s', async (_what, change, expected) => {
    const id = await sent();
    await claim(id);
    expect(code(await answer(id, change))).toBe(expected);
    expect(await own()).toMatchObject([{ status: 'ASSIGNED', prescription_id: null }]);
  });

  it('are answered by the simulated expert after 5 seconds, which says that it is one', async () => {
    const job = sandboxArea.jobs?.find(({ name }) => name === 'sandbox.expert');
    const taken = await sent();
    await claim(taken);
    const id = await sent({ text: 'और अब?' });
    await job?.run(backend.dependencies);
    expect((await own()).map(({ status }) => status)).toEqual(['SENT', 'ASSIGNED']);
    backend.advance(5_000);
    await job?.run(backend.dependencies);
    await job?.run(backend.dependencies);
    const [{ prescription_id: prescriptionId, ...answered } = { prescription_id: '' }, other] = await own();
    expect([answered, other]).toMatchObject([{ id, status: 'ANSWERED' }, { status: 'ASSIGNED' }]);
    const { body } = await grower.call('GET', `/advice/v1/prescriptions/${prescriptionId}`);
    const { advice, is_sample_answer: isSample } = prescriptionSchema.parse(body);
    expect(isSample).toBe(true);
    expect(advice).toContain('यह नमूने का जवाब है');
    expect((await told()).join()).toContain('नमूने का जवाब');
    // The job is not there where the configuration has no simulated people.
    const { configuration, ...rest } = backend.dependencies;
    const real = { ...rest, configuration: { ...configuration, sandboxExpert: false } };
    expect(job?.isNeeded?.(real)).toBe(false);
  });
});
