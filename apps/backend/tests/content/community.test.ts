import { postActivitySchema, reportedThingsSchema } from '@haat/api-contract/community';
import type { ReportReason } from '@haat/api-contract/vocabulary';
import { contentComments, contentLikes, contentPosts, contentReports } from '@haat/backend-content/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const POST = 'onion-seedlings';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

describe.each(testDatabases(import.meta.filename))('the community on $name', (on) => {
  let backend: TestBackend;
  let moderator: StaffMember;
  let reader: Buyer;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    moderator = await staffMember(backend, 'moderator');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    for (const table of [contentReports, contentComments, contentLikes, contentPosts])
      await backend.database.delete(table);
    await backend.database.insert(contentPosts).values({
      ...{ id: '00000000-0000-4000-8000-000000000001', slug: POST, language: 'mr', text: 'रोपे पिवळी पडली' },
      ...{ author: 'Sunita', place: 'Nashik', isExpert: false, isSample: true, createdAt: backend.dependencies.now() },
    });
    reader = await farmer(backend);
  });

  const activity = async (post = POST, by?: Buyer, page = 1) => {
    const path = `/content/v1/posts/${post}/activity?page=${page}`;
    const { body } = by === undefined ? await backend.request('GET', path) : await by.call('GET', path);
    return postActivitySchema.parse(body);
  };
  const comment = (text: unknown, by: Buyer = reader, post = POST) =>
    by.call('POST', `/content/v1/posts/${post}/comments`, { text });
  const report = (kind: string, id: string, by: Buyer = reader, reason: ReportReason = 'fraud') =>
    by.call('POST', '/content/v1/reports', { kind, id, reason });
  const waiting = async () =>
    reportedThingsSchema.parse((await moderator.call('GET', '/moderator/v1/reports')).body).results;
  const decide = (kind: string, id: string, decision: string) =>
    moderator.call('POST', '/moderator/v1/decisions', { kind, id, decision });
  const isShown = async (post: string) =>
    (await backend.request('POST', '/graphql', { body: { query: `{ post(slug: "${post}") { slug } }` } })).body.data
      .post !== null;

  it('likes a post once, and takes it back', async () => {
    const like = (isLiked: boolean, by = reader, post = POST) =>
      by.call('PUT', `/content/v1/posts/${post}/like`, { is_liked: isLiked });
    await like(true);
    expect((await like(true)).body).toEqual({ likes: 1, is_liked: true });
    expect((await like(true, await farmer(backend))).body.likes).toBe(2);
    expect(await activity()).toMatchObject({ likes: 2, is_liked: false });
    expect(await activity(POST, reader)).toMatchObject({ likes: 2, is_liked: true });
    expect((await like(false)).body).toEqual({ likes: 1, is_liked: false });
    expect((await like(true, reader, 'none')).status).toBe(404);
    expect((await like(true, reader, 'two-mandis')).status, 'a post of the editors').toBe(200);
  });

  it('shows comments with the first name, the newest first, in pages, and marks numbers to call', async () => {
    await reader.call('PATCH', '/user/v1/profile-update', { full_name: 'Sunita Pawar' });
    await comment('पाणी कमी द्या');
    backend.advance(11 * MINUTE_MS);
    reader = await farmer(backend);
    await comment('9876543210 वर बोला');
    const { comments } = await activity(POST, reader);
    expect(comments).toMatchObject({
      count: 2,
      results: [
        { text: '9876543210 वर बोला', is_own: true, has_contact: true },
        { text: 'पाणी कमी द्या', author: 'Sunita', is_own: false, has_contact: false },
      ],
    });
    expect(JSON.stringify(comments)).not.toContain('Pawar');
    expect((await activity(POST, reader, 2)).comments.results).toEqual([]);
  });

  it.each([
    ['300 letters', 'क'.repeat(300), 201],
    ['301 letters', 'क'.repeat(301), 400],
    ['white space', '   ', 400],
    ['nothing', '', 400],
    ['a number', 5, 400],
    ['markup, kept as the text that it is', '<b>hi</b> & <script>', 201],
  ])('takes or refuses a comment of %s', async (_what, text, status) => {
    expect((await comment(text)).status).toBe(status);
    if (status === 201) expect((await activity()).comments.results[0]?.text).toBe(text);
  });

  it('takes a form that was sent twice once, also side by side', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => comment('same words')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await activity()).comments.count).toBe(1);
  });

  it('takes the same words to two posts twice', async () => {
    const [one, other] = [await comment('Thank you!'), await comment('Thank you!', reader, 'two-mandis')];
    expect([one.status, other.status]).toEqual([201, 201]);
    expect(other.body.id).not.toBe(one.body.id);
    expect((await activity('two-mandis')).comments.count).toBe(1);
  });

  it('stops a flood: 5 comments in ten minutes, also side by side, and 30 a day', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => comment(`flood ${index}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
    expect(answers.find(({ status }) => status !== 201)).toMatchObject({
      ...{ status: 429, body: { error: { code: 'content_error.too_many_comments' } } },
    });
    expect((await comment('of another', await farmer(backend))).status).toBe(201);
    const [row] = await backend.database.select().from(contentComments).limit(1);
    const createdAt = new Date(backend.dependencies.now().getTime() - DAY_MS / 2);
    const other = await farmer(backend);
    await comment('first', other);
    const [own] = (await activity(POST, other)).comments.results.filter(({ is_own: isOwn }) => isOwn);
    const rows = await backend.database.select().from(contentComments);
    const userId = rows.find(({ id }) => id === own?.id)?.userId ?? '';
    await backend.database.insert(contentComments).values(
      Array.from({ length: 29 }, () => ({
        ...row,
        id: crypto.randomUUID(),
        post: POST,
        userId,
        text: 'x',
        createdAt,
      })),
    );
    expect((await comment('the 31st of a day', other)).status).toBe(429);
  });

  it('removes an own comment, and no other', async () => {
    const { body } = await comment('mine');
    const remove = (by: Buyer, id: string) => by.call('DELETE', `/content/v1/comments/${id}`);
    expect((await remove(await farmer(backend), body.id)).status).toBe(404);
    expect((await remove(reader, body.id)).status).toBe(204);
    for (const id of [body.id, 'x', '00000000-0000-4000-8000-000000000000'])
      expect((await remove(reader, id)).status).toBe(404);
    expect((await activity()).comments.count).toBe(0);
  });

  it('hides what three people report until a moderator keeps it; then only new reports count', async () => {
    const { body } = await comment('send money', await farmer(backend));
    const reporters = [reader, await farmer(backend), await farmer(backend)];
    for (const by of [reader, reader, reader, reporters[1] ?? reader]) await report('comment', body.id, by);
    expect((await activity()).comments.count, 'two people').toBe(1);
    await report('comment', body.id, reporters[2]);
    expect((await activity()).comments.count).toBe(0);
    expect(await waiting()).toMatchObject([
      { kind: 'comment', id: body.id, text: 'send money', is_hidden: true, reports: [{ reason: 'fraud' }, {}, {}] },
    ]);
    expect((await decide('comment', body.id, 'keep')).status).toBe(204);
    expect((await activity()).comments.count).toBe(1);
    expect(await waiting()).toEqual([]);
    for (const by of reporters) await report('comment', body.id, by);
    expect((await activity()).comments.count, 'the same people again').toBe(1);
  });

  it('takes away for good what a moderator removes, a post too', async () => {
    await report('post', POST);
    expect(await isShown(POST)).toBe(true);
    expect((await decide('post', POST, 'remove')).status).toBe(204);
    expect(await isShown(POST)).toBe(false);
    expect((await backend.request('GET', `/content/v1/posts/${POST}/activity`)).status).toBe(404);
    expect((await comment('too late')).status).toBe(404);
  });

  it('hides at the third of many reports side by side', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => farmer(backend)));
    expect((await Promise.all(people.map((by) => report('post', POST, by)))).map(({ status }) => status)).toEqual(
      people.map(() => 204),
    );
    expect(await isShown(POST)).toBe(false);
    expect((await waiting())[0]?.reports).toHaveLength(6);
  });

  it('takes 20 reports of a person in a day', async () => {
    const [post] = await backend.database.select().from(contentPosts);
    const createdAt = backend.dependencies.now();
    const others = Array.from({ length: 21 }, (_, index) => `post-${index}`);
    for (const slug of others)
      await backend.database.insert(contentPosts).values({ ...post!, id: crypto.randomUUID(), slug, createdAt });
    const answers = [];
    for (const slug of others) answers.push(await report('post', slug));
    expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
    expect(answers.at(-1)?.body.error.code).toBe('content_error.too_many_reports');
    expect((await report('post', 'post-20', await farmer(backend))).status).toBe(204);
  });

  it.each([
    ['a comment that there is not', 'comment', '00000000-0000-4000-8000-000000000000', 404],
    ['an id that is none', 'comment', 'x', 404],
    ['a post of the editors', 'post', 'two-mandis', 404],
    ['another kind', 'article', 'frost-night', 400],
  ])('refuses a report of %s', async (_what, kind, id, status) => {
    expect((await report(kind, id)).status).toBe(status);
    expect((await decide(kind, id, 'keep')).status).toBe(status);
  });
});
