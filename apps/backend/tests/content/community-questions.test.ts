import { ownQuestionsSchema, postActivitySchema } from '@haat/api-contract/community';
import { MOST_COMMUNITY_QUESTIONS } from '@haat/api-contract/vocabulary';
import { contentComments, contentPosts, contentReports } from '@haat/backend-content/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const PATH = '/content/v1/questions';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

describe.each(testDatabases(import.meta.filename))('questions to everyone on $name', (on) => {
  let backend: TestBackend;
  let asker: Awaited<ReturnType<typeof farmer>>;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    for (const table of [contentReports, contentComments, contentPosts]) await backend.database.delete(table);
    asker = await farmer(backend);
  });

  const ask = (change: Record<string, unknown> = {}, by = asker) =>
    by.call('POST', PATH, {
      ...{ key: crypto.randomUUID(), crop: 'cotton', language: 'hi', text: 'कपास कब चुनें?' },
      ...change,
    });
  const mine = async (by = asker) => ownQuestionsSchema.parse((await by.call('GET', PATH)).body).results;
  const feed = async () => {
    const query = '{ feed { nodes { slug kind text author place crop isExpert isSample hasContact language } } }';
    const { nodes } = (await backend.request('POST', '/graphql', { body: { query } })).body.data.feed;
    return (nodes as { kind: string }[]).filter(({ kind }) => kind === 'community');
  };
  const activity = async (slug: string, by: Buyer) =>
    postActivitySchema.parse((await by.call('GET', `/content/v1/posts/${slug}/activity`)).body);

  it('shows a question to everyone under the first name, to be answered, liked and reported', async () => {
    await asker.call('PATCH', '/user/v1/profile-update', { full_name: 'Sunita Pawar' });
    const { status, body } = await ask();
    expect(status).toBe(201);
    expect(await feed()).toEqual([
      {
        ...{ slug: body.slug, kind: 'community', text: 'कपास कब चुनें?', author: 'Sunita', place: null },
        ...{ crop: 'cotton', isExpert: false, isSample: false, hasContact: false, language: 'hi' },
      },
    ]);
    const neighbour = await farmer(backend);
    await neighbour.call('POST', `/content/v1/posts/${body.slug}/comments`, { text: 'सूखे दिन में' });
    expect(await activity(body.slug, asker)).toMatchObject({ is_own: true });
    expect(await activity(body.slug, neighbour)).toMatchObject({ is_own: false });
    expect(await mine()).toMatchObject([{ slug: body.slug, comments: 1, is_hidden: false, crop: 'cotton' }]);
    expect(await mine(neighbour)).toEqual([]);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['500 letters', { text: 'क'.repeat(500) }, 201],
    ['501 letters', { text: 'क'.repeat(501) }, 400],
    ['white space', { text: '   ' }, 400],
    ['no crop', { crop: null }, 201],
    ['a crop that is not there', { crop: 'moon-dust' }, 409],
    ['no key', { key: '' }, 400],
    ['a language that is not spoken here', { language: 'fr' }, 400],
    ['markup, kept as the text that it is', { text: '<b>hi</b> & <script>' }, 201],
  ])('takes or refuses %s', async (_what, change, status) => {
    expect((await ask(change)).status).toBe(status);
    expect((await mine()).map(({ text }) => text)).toEqual(status === 201 ? [change.text ?? 'कपास कब चुनें?'] : []);
  });

  it('warns of a number to call and of an address', async () => {
    await ask({ text: '9876543210 पर बात करें' });
    expect(await feed()).toMatchObject([{ hasContact: true }]);
  });

  it('is one question by its key, also side by side and with other words; what came first stays', async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => ask({ key, text: `words ${index}` })));
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(1);
    expect(await mine()).toHaveLength(1);
    const other = await farmer(backend);
    expect((await ask({ key, text: 'of another' }, other)).body.slug).not.toBe(answers[0]?.body.slug);
    expect(await mine(other)).toMatchObject([{ text: 'of another' }]);
  });

  it('is one question by its words, sent from two tabs within ten minutes', async () => {
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ body }) => body.slug)).size).toBe(1);
    backend.advance(11 * MINUTE_MS);
    asker = await farmer(backend, { phone: asker.phone });
    expect((await ask()).status).toBe(201);
    expect(await mine()).toHaveLength(2);
  });

  it(`stops a flood: ${MOST_COMMUNITY_QUESTIONS} in a day, also side by side, each person for themselves`, async () => {
    const answers = await Promise.all(Array.from({ length: 9 }, (_, index) => ask({ text: `flood ${index}` })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST_COMMUNITY_QUESTIONS);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      ...{ status: 429, body: { error: { code: 'question_error.too_many', details: { most: 5 } } } },
    });
    expect((await ask({}, await farmer(backend))).status).toBe(201);
    await backend.database
      .update(contentPosts)
      .set({ createdAt: new Date(backend.dependencies.now().getTime() - DAY_MS) });
    expect((await ask({ text: 'the day after' })).status).toBe(201);
  });

  it('is removed by who asked it alone, with what was said to it', async () => {
    const { slug } = (await ask()).body;
    const neighbour = await farmer(backend);
    await neighbour.call('POST', `/content/v1/posts/${slug}/comments`, { text: 'here' });
    for (const by of [neighbour, await staffMember(backend, 'moderator')])
      expect((await by.call('DELETE', `${PATH}/${slug}`)).status).toBe(404);
    expect((await asker.call('DELETE', `${PATH}/${slug}`)).status).toBe(204);
    expect((await asker.call('DELETE', `${PATH}/${slug}`)).status).toBe(404);
    expect(await backend.database.$count(contentComments)).toBe(0);
    expect(await feed()).toEqual([]);
  });

  it('is hidden by three reports until a moderator keeps it; who asked it sees that', async () => {
    const { slug } = (await ask({ text: 'Send me money' })).body;
    for (let reporters = 0; reporters < 3; reporters++)
      await (await farmer(backend)).call('POST', '/content/v1/reports', { kind: 'post', id: slug, reason: 'fraud' });
    expect(await feed()).toEqual([]);
    expect(await mine()).toMatchObject([{ is_hidden: true }]);
    const moderator = await staffMember(backend, 'moderator');
    await moderator.call('POST', '/moderator/v1/decisions', { kind: 'post', id: slug, decision: 'keep' });
    expect(await feed()).toHaveLength(1);
  });

  it('carries the badge of an expert, as comments of one do', async () => {
    const expert = await staffMember(backend, 'expert');
    const body = { key: crypto.randomUUID(), crop: null, language: 'hi', text: 'ओस में यूरिया न दें।' };
    const { slug } = (await expert.call('POST', PATH, body)).body;
    expect(await feed()).toMatchObject([{ isExpert: true }]);
    await expert.call('POST', `/content/v1/posts/${slug}/comments`, { text: 'सुबह 10 बजे के बाद' });
    await asker.call('POST', `/content/v1/posts/${slug}/comments`, { text: 'ठीक है' });
    const { results } = (await activity(slug, asker)).comments;
    expect(results.map(({ is_expert: isExpert }) => isExpert)).toEqual([false, true]);
  });
});
