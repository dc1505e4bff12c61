import { randomUUID } from 'node:crypto';
import { feedbackListSchema, supportFeedbackSchema } from '@haat/api-contract/account';
import { FEEDBACK_SUBJECTS } from '@haat/api-contract/vocabulary';
import { aftercareArea } from '@haat/backend-aftercare';
import { feedback } from '@haat/backend-aftercare/tables';
import { stepUps } from '@haat/backend-identity/tables';
import { outbox } from '@haat/backend-platform/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { and, eq, isNull } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const MESSAGES = '/feedback/v1/messages';
const WAITING = '/support/v1/feedback';
const HOUR_MS = 3_600_000;
type Sender = Buyer & { token: string; phone: string };

describe.each(testDatabases(import.meta.filename))('feedback on $name', (on) => {
  let backend: TestBackend;
  let support: StaffMember;
  let grower: Sender;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    support = await staffMember(backend, 'support');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });
  afterEach(() => backend.database.delete(feedback));

  const said = (change: Record<string, unknown> = {}) => ({
    ...{ rating: 2, subject: 'delivery', text: 'The seed came four days late.', photo_id: null, key: randomUUID() },
    ...change,
  });
  const send = (change: Record<string, unknown> = {}, by: Buyer = grower) => by.call('POST', MESSAGES, said(change));
  const own = async (by: Buyer = grower) => feedbackListSchema.parse((await by.call('GET', MESSAGES)).body).results;
  const waiting = async (by: StaffMember = support) =>
    supportFeedbackSchema.parse((await by.call('GET', WAITING)).body).results;
  const answer = (id: string, text: unknown = 'We talk to the shop.', by = support) =>
    by.call('POST', `${WAITING}/${id}/answer`, { answer: text });
  const sendsPhoto = async (by: Sender): Promise<string> => {
    const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const sent = await fetch(`${backend.address}/upload/v1/photos`, {
      method: 'POST',
      body: new Uint8Array(bytes),
      headers: { authorization: `Bearer ${by.token}`, 'content-type': 'image/png' },
    });
    return ((await sent.json()) as { id: string }).id;
  };
  const told = async (person: { phone: string } = grower) => {
    const open = () =>
      backend.database.$count(outbox, and(eq(outbox.type, 'feedback.answered'), isNull(outbox.deliveredAt)));
    await expect.poll(open).toBe(0);
    return (await backend.sms.allMessages(person.phone)).filter(({ otp }) => otp === '').map(({ text }) => text);
  };

  it('gets a complaint’s number and clock, is answered by support, and its sender is told and reads it', async () => {
    await grower.call('PATCH', '/user/v1/profile-update', { language_code: 'en' });
    const photo = await sendsPhoto(grower);
    const { status, body } = await send({ photo_id: photo });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        status: 'OPEN',
        number: expect.stringMatching(/^C\d{4}-\d{6}$/),
        has_photo: true,
        answer: null,
        rating: 2,
      },
    });
    expect(Date.parse(body.answer_by) - Date.parse(body.sent_at)).toBe(48 * HOUR_MS);
    const [shown] = await waiting();
    expect(shown).toMatchObject({ id: body.id, text: 'The seed came four days late.', subject: 'delivery' });
    expect(JSON.stringify(shown)).not.toContain(grower.phone);
    const picture = await fetch(`${backend.address}${WAITING}/${body.id}/photo`, {
      headers: { authorization: `Bearer ${await support.token()}` },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await answer(body.id)).status).toBe(204);
    expect(await own()).toMatchObject([{ id: body.id, status: 'ANSWERED', answer: 'We talk to the shop.' }]);
    expect(await told()).toEqual([expect.stringContaining(`your feedback ${body.number} has been answered`)]);
    expect(await waiting()).toEqual([]);
    expect((await answer(body.id)).body.error.code).toBe('feedback_error.answered');
    expect((await support.call('GET', `${WAITING}/${body.id}/photo`)).status).toBe(404);
  });

  it('waits in the order in which it came, and is marked when 48 hours are over without an answer', async () => {
    const job = aftercareArea.jobs?.find(({ name }) => name === 'feedback.escalate');
    const first = (await send({ rating: 5 })).body.id;
    backend.advance(HOUR_MS);
    const second = (await send({ rating: 1 })).body.id;
    expect((await waiting()).map(({ id }) => id)).toEqual([first, second]);
    backend.advance(46 * HOUR_MS);
    await job?.run(backend.dependencies);
    expect((await backend.database.select().from(feedback)).map(({ status }) => status)).toEqual(['OPEN', 'OPEN']);
    backend.advance(HOUR_MS);
    await job?.run(backend.dependencies);
    support = await staffMember(backend, 'support');
    expect((await waiting()).map(({ id, status }) => [id, status])).toEqual([
      [first, 'ESCALATED'],
      [second, 'OPEN'],
    ]);
    expect((await answer(first)).status).toBe(204);
    await job?.run(backend.dependencies);
    expect((await waiting()).map(({ id }) => id)).toEqual([second]);
  });

  it('is one by the key of its form, however often and with whatever it comes', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => send({ key })));
    const again = await send({ key, rating: 5, text: 'Something else' });
    for (const { status, body } of [...answers, again])
      expect({ status, number: body.number, rating: body.rating }).toEqual({
        ...{ status: 201, number: answers[0]?.body.number, rating: 2 },
      });
    expect(await own()).toHaveLength(1);
    expect((await send({ key }, await farmer(backend))).body.number, 'the key of another').not.toBe(again.body.number);
  });

  it('is five in a day at most, also when more come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => send()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status === 429)?.body.error).toMatchObject({
      ...{ code: 'feedback_error.too_many', details: { most: 5 } },
    });
    expect(await own()).toHaveLength(5);
  });

  it('is taken with each subject and rating, without words too, and its words stay as plain text', async () => {
    for (const [index, subject] of FEEDBACK_SUBJECTS.slice(0, 5).entries())
      expect((await send({ subject, rating: 1 + index, text: '' })).status).toBe(201);
    const other = await farmer(backend);
    expect((await send({ text: `  ${'ક'.repeat(1_000)}  ` }, other)).body.text).toHaveLength(1_000);
    expect((await send({ text: '<b>late</b> & 2 < 3' }, other)).body.text).toBe('late & 2 < 3');
  });

  it.each([
    ['no rating', { rating: undefined }],
    ['0 of 5', { rating: 0 }],
    ['6 of 5', { rating: 6 }],
    ['half a rating', { rating: 2.5 }],
    ['a rating as a text', { rating: '2' }],
    ['an unknown subject', { subject: 'weather' }],
    ['1 001 letters', { text: 'a'.repeat(1_001) }],
    ['no key', { key: undefined }],
    ['a photo that is not there', { photo_id: '00000000-0000-4000-8000-000000000000' }],
    ['an empty photo', { photo_id: '' }],
  ])('is refused with %s', async (_what, change) => {
    expect((await send(change)).status).toBe(400);
    expect(await own()).toEqual([]);
  });

  it.each([
    ['no words', ''],
    ['spaces', '   '],
    ['1 001 letters', 'a'.repeat(1_001)],
    ['a number', 5],
  ])('is not answered with %s', async (_what, text) => {
    const { body } = await send();
    expect((await answer(body.id, text)).status).toBe(400);
    expect(await own()).toMatchObject([{ status: 'OPEN' }]);
  });

  it('takes a photo of its sender alone', async () => {
    const [other, photo] = [await farmer(backend), await sendsPhoto(grower)];
    expect((await send({ photo_id: photo }, other)).body.error.code).toBe('upload_error.photo_unknown');
    expect((await send({ photo_id: photo })).status).toBe(201);
  });

  it('is read by its sender and answered by support alone, and no supporter answers their own', async () => {
    const { body } = await send();
    const other = await farmer(backend);
    expect(await own(other)).toEqual([]);
    for (const by of [grower, await staffMember(backend, 'checker')]) {
      expect((await by.call('GET', WAITING)).status).toBe(403);
      expect((await by.call('GET', `${WAITING}/${body.id}/photo`)).status).toBe(403);
      expect((await by.call('POST', `${WAITING}/${body.id}/answer`, { answer: 'Yes' })).status).toBe(403);
    }
    for (const [method, path] of [
      ['GET', MESSAGES],
      ['POST', MESSAGES],
    ] as const)
      expect((await backend.request(method, path, method === 'POST' ? { body: said() } : {})).status).toBe(401);
    for (const id of ['x', randomUUID()]) expect((await answer(id)).status).toBe(404);
    await backend.database.update(feedback).set({ userId: support.userId });
    expect(await waiting()).toEqual([]);
    expect((await answer(body.id)).status).toBe(404);
  });

  it('of a number that may have passed on is not shown before the owner has proved it', async () => {
    await send();
    backend.advance(1);
    await backend.database.insert(stepUps).values({ userId: grower.userId, dueAt: backend.dependencies.now() });
    expect(await own()).toEqual([]);
  });
});
