import {
  attemptSchema,
  certificateSchema,
  checkedCertificateSchema,
  courseSchema,
  progressSchema,
} from '@haat/api-contract/training';
import { LANGUAGES, MOST_ATTEMPTS_A_DAY } from '@haat/api-contract/vocabulary';
import { farmer, pdfText, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { answersWith, RIGHT_ANSWERS } from './right-answers.ts';

const TRAINING = '/training/v1';
const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('training on $name', (on) => {
  let backend: TestBackend;
  let learner: Buyer & { token: string; phone: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    learner = await farmer(backend);
  });

  const attempt = (answers: unknown = RIGHT_ANSWERS, { key = randomUUID(), by = learner } = {}) =>
    by.call('POST', `${TRAINING}/attempts`, { key, answers });
  const progress = async (by = learner) => progressSchema.parse((await by.call('GET', `${TRAINING}/progress`)).body);
  const isCalled = (fullName: string, by = learner) =>
    by.call('PATCH', '/user/v1/profile-update', { full_name: fullName });
  const code = ({ body }: { body: { error: { code: string } } }) => body.error.code;

  it.each(LANGUAGES)('says its lessons and questions in %s, without what is right', async (lang) => {
    const { status, body } = await backend.request('GET', `${TRAINING}/course?lang=${lang}`);
    expect(status).toBe(200);
    const { lessons, questions } = courseSchema.parse(body);
    expect([lessons.length >= 6, questions.length]).toEqual([true, 10]);
    for (const { lesson, options } of questions) {
      expect(lessons.map(({ id }) => id)).toContain(lesson);
      expect(options.length).toBeGreaterThanOrEqual(3);
    }
    expect(new Set(questions.flatMap((question) => Object.keys(question)))).toEqual(
      new Set(['id', 'lesson', 'text', 'options']),
    );
  });

  it('is passed with 7 of 10, and says which lessons to read again', async () => {
    await isCalled('Sunita Pawar');
    const failed = attemptSchema.parse((await attempt(answersWith(4))).body);
    expect([failed.right, failed.is_passed, failed.wrong.length]).toEqual([6, false, 4]);
    expect(await progress()).toMatchObject({ is_passed: false, certificate: null, last_attempt: failed });
    const passed = await attempt(answersWith(3));
    expect([passed.status, attemptSchema.parse(passed.body).is_passed]).toEqual([201, true]);
    expect((await progress()).certificate).toMatchObject({ name: 'Sunita Pawar' });
  });

  it.each<[string, (answers: typeof RIGHT_ANSWERS) => unknown, string]>([
    ['an option of another question', ([first, ...rest]) => [{ ...first, option: 'z' }, ...rest], 'answer_unknown'],
    ['a question that is not asked', ([, ...rest]) => [{ question: 'gold', option: 'a' }, ...rest], 'answer_unknown'],
    ['a question twice', ([first, second, ...rest]) => [first, first, second, ...rest], 'answered_twice'],
    ['a question twice for another', ([first, , ...rest]) => [first, first, ...rest], 'answered_twice'],
    ['a question left out', ([, ...rest]) => rest, 'answers_missing'],
    ['no question at all', () => [], 'answers_missing'],
  ])('refuses answers with %s, and counts no attempt', async (_what, altered, expected) => {
    const answer = await attempt(altered(RIGHT_ANSWERS));
    expect([answer.status, code(answer)]).toEqual([400, `training_error.${expected}`]);
    expect(await progress()).toMatchObject({ last_attempt: null, attempts_left: MOST_ATTEMPTS_A_DAY });
  });

  it('takes no word of the caller for what is right', async () => {
    const claimed = { key: randomUUID(), answers: answersWith(10), right: 10, is_passed: true, wrong: [] };
    const { body } = await learner.call('POST', `${TRAINING}/attempts`, claimed);
    expect(attemptSchema.parse(body)).toMatchObject({ right: 0, is_passed: false });
  });

  it('is one attempt, however often and at once it is sent with one key, whatever it says then', async () => {
    const key = randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => attempt(answersWith(5), { key })));
    expect(new Set(sent.map(({ status, body }) => `${String(status)} ${body.id}`)).size).toBe(1);
    const later = attemptSchema.parse((await attempt(RIGHT_ANSWERS, { key })).body);
    expect(later.right).toBe(5);
    expect((await progress()).attempts_left).toBe(MOST_ATTEMPTS_A_DAY - 1);
  });

  it('may be tried so often a day, also at once, and again on the next', async () => {
    const many = await Promise.all(Array.from({ length: MOST_ATTEMPTS_A_DAY + 3 }, () => attempt(answersWith(9))));
    expect(many.filter(({ status }) => status === 201)).toHaveLength(MOST_ATTEMPTS_A_DAY);
    expect(code(await attempt())).toBe('training_error.too_many_attempts');
    backend.advance(DAY_MS);
    const rested = await farmer(backend, { phone: learner.phone });
    expect((await attempt(RIGHT_ANSWERS, { by: rested })).status).toBe(201);
  });

  it('keeps the certificate that is there: who has passed is not judged again', async () => {
    await isCalled('Sunita Pawar');
    await Promise.all([attempt(), attempt(), attempt()]);
    const { certificate } = await progress();
    expect(code(await attempt())).toBe('training_error.passed_already');
    await isCalled('Another Name');
    const again = await learner.call('POST', `${TRAINING}/certificate`);
    expect(certificateSchema.parse(again.body)).toEqual(certificate);
  });

  it('issues the certificate once the profile has a name', async () => {
    expect(code(await learner.call('POST', `${TRAINING}/certificate`))).toBe('training_error.not_passed');
    await attempt();
    expect(code(await learner.call('POST', `${TRAINING}/certificate`))).toBe('training_error.name_missing');
    expect((await learner.call('GET', `${TRAINING}/certificate/document`)).status).toBe(404);
    await isCalled('सुनीता पवार');
    const { status, body } = await learner.call('POST', `${TRAINING}/certificate`);
    expect([status, certificateSchema.parse(body).name]).toEqual([200, 'सुनीता पवार']);
  });

  it('lets anybody check a number, and says initials and day alone', async () => {
    await isCalled('Sunita Pawar');
    await attempt();
    const { certificate } = await progress();
    const number = certificate?.number ?? '';
    const { status, body } = await backend.request('GET', `${TRAINING}/certificates/${number}`);
    expect(status).toBe(200);
    expect(checkedCertificateSchema.strict().parse(body)).toEqual({
      ...{ number, initials: 'S. P.', issued_day: certificate?.issued_day },
    });
    expect((await backend.request('GET', `${TRAINING}/certificates/CT-00000-00000`)).status).toBe(404);
    for (const wrong of ['1', number.toLowerCase(), `${number}0`, 'CT-OOOOO-OOOOO'])
      expect((await backend.request('GET', `${TRAINING}/certificates/${wrong}`)).status, wrong).toBe(400);
  });

  it.each(LANGUAGES)('draws the certificate in %s, with name, number and where it is checked', async (lang) => {
    await isCalled('Sunita Pawar');
    await attempt();
    const { certificate } = await progress();
    const answer = await fetch(`${backend.address}${TRAINING}/certificate/document?lang=${lang}`, {
      headers: { authorization: `Bearer ${learner.token}` },
    });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    // As it is drawn: words without the spaces between them.
    const text = await pdfText(Buffer.from(await answer.arrayBuffer()));
    const number = certificate?.number ?? '';
    for (const said of ['SunitaPawar', number, `dehaat-captain-training?certificate=${number}`])
      expect(text).toContain(said);
  });

  it('keeps which lessons were read, of each person their own', async () => {
    for (const lesson of ['seed', 'seed', 'spray'])
      expect((await learner.call('POST', `${TRAINING}/lessons/${lesson}/read`)).status).toBe(204);
    expect((await learner.call('POST', `${TRAINING}/lessons/gold/read`)).status).toBe(404);
    expect((await progress()).read.toSorted()).toEqual(['seed', 'spray']);
    const other = await farmer(backend);
    expect(await progress(other)).toMatchObject({ read: [], last_attempt: null });
  });

  it.each(['GET progress', 'POST attempts', 'POST lessons/seed/read', 'POST certificate', 'GET certificate/document'])(
    'is nothing for guests: %s',
    async (asked) => {
      const [method = '', path = ''] = asked.split(' ');
      const body = path === 'attempts' ? { body: { key: randomUUID(), answers: RIGHT_ANSWERS } } : {};
      expect((await backend.request(method, `${TRAINING}/${path}`, body)).status).toBe(401);
    },
  );
});
