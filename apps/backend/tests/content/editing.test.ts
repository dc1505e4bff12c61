import { staffMember, testDatabases } from '@haat/backend-testing';
import type { StaffMember, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const PATH = '/editor/v1/articles';
const FRAME = { version: 0, channel: 'water', tags: ['wheat'], published_on: '2026-01-05', categories: [] };
const TEXT = { title: 'पानी', summary: 'कब दें', body: '## शाम को', correction: null };
const DAY_MS = 86_400_000;

describe.each(testDatabases(import.meta.filename))('editing articles on $name', (on) => {
  let backend: TestBackend;
  let editor: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    editor = await staffMember(backend, 'editor');
  });
  afterAll(() => backend?.close());

  const put = (path: string, body: unknown) => editor.call('PUT', `${PATH}/${path}`, body);
  const read = async (slug: string, lang = 'hi') => {
    const query = `{ blog(slug: "${slug}", lang: ${lang}) { language title summary body corrections { on text } } }`;
    return (await backend.request('POST', '/graphql', { body: { query } })).body.data.blog;
  };

  it('is read once it is written in Hindi and its day has come', async () => {
    const tomorrow = indiaDay(new Date(backend.dependencies.now().getTime() + DAY_MS));
    expect(await put('evening-water', { ...FRAME, published_on: tomorrow })).toMatchObject({
      status: 200,
      body: { slug: 'evening-water', version: 1, texts: {} },
    });
    expect((await put('evening-water/texts/mr', { ...TEXT, version: 1, title: 'पाणी' })).body.version).toBe(2);
    expect((await put('evening-water/texts/hi', { ...TEXT, version: 2 })).body.version).toBe(3);
    expect(await read('evening-water')).toBeNull();
    backend.advance(DAY_MS);
    expect(await read('evening-water')).toMatchObject({ title: 'पानी', corrections: [] });
    expect(await read('evening-water', 'mr')).toMatchObject({ language: 'mr', title: 'पाणी' });
    expect(await read('evening-water', 'gu')).toMatchObject({ language: 'hi' });
    const list = await editor.call('GET', PATH);
    expect(list.body.results).toContainEqual({
      ...{ slug: 'evening-water', version: 3, published_on: tomorrow, languages: ['hi', 'mr'], title: 'पानी' },
    });
  });

  it('keeps what was wrong with a text that was read, in its language and for good', async () => {
    const { body: before } = await editor.call('GET', `${PATH}/frost-night`);
    expect(before).toMatchObject({ version: 0, texts: { hi: { title: 'पाले की रात: फसल कैसे बचाएँ' } } });
    expect(await put('frost-night/texts/hi', { ...TEXT, version: 0 })).toMatchObject({
      status: 409,
      body: { error: { code: 'content_error.correction_missing' } },
    });
    const correct = (version: number, correction: string) =>
      put('frost-night/texts/hi', { ...TEXT, version, title: `पाला ${version}`, correction });
    expect((await correct(0, 'समय गलत था।')).status).toBe(200);
    expect((await correct(1, 'मात्रा गलत थी।')).status).toBe(200);
    const read1 = await read('frost-night');
    expect(read1.title).toBe('पाला 1');
    expect(read1.corrections.map(({ text }: { text: string }) => text)).toEqual(['समय गलत था।', 'मात्रा गलत थी।']);
    // The English text was right, and stays as it was.
    const english = await read('frost-night', 'en');
    expect(english).toMatchObject({ language: 'en', corrections: [] });
    const { channel, tags, categories, published_on: publishedOn } = before;
    await put('frost-night', { version: 2, channel, tags, categories, published_on: publishedOn });
    expect((await read('frost-night')).corrections).toHaveLength(2);
  });

  it('was seen also when its day is moved away and back: what was read is changed only with a word on it', async () => {
    const dayAfter = new Date(backend.dependencies.now().getTime() + 2 * DAY_MS).toISOString().slice(0, 10);
    await put('moved-away', FRAME);
    await put('moved-away/texts/hi', { ...TEXT, version: 1 });
    expect((await put('moved-away', { ...FRAME, version: 2, published_on: dayAfter })).status).toBe(200);
    expect(await read('moved-away')).toBeNull();
    const change = { ...TEXT, version: 3, body: '## सुबह' };
    expect(await put('moved-away/texts/hi', change)).toMatchObject({
      status: 409,
      body: { error: { code: 'content_error.correction_missing' } },
    });
    // A language in which it was never shown is written as often as it takes.
    for (const version of [3, 4]) expect((await put('moved-away/texts/mr', { ...TEXT, version })).status).toBe(200);
    expect((await put('moved-away/texts/hi', { ...change, version: 5, correction: 'समय गलत था।' })).status).toBe(200);
    await put('moved-away', { ...FRAME, version: 6 });
    expect(await read('moved-away')).toMatchObject({ body: '## सुबह', corrections: [{ text: 'समय गलत था।' }] });
  });

  it('of two editors who change the same article one is told that the other did', async () => {
    await put('two-editors', FRAME);
    const answers = await Promise.all(
      ['हल्का', 'गहरा'].map((title) => put('two-editors/texts/hi', { ...TEXT, version: 1, title })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error.code).toBe('content_error.changed_meanwhile');
  });

  it.each([
    ['a channel that there is none of', '', { ...FRAME, channel: 'none' }, 400, 'content_error.topic_unknown'],
    ['a tag that there is none of', '', { ...FRAME, tags: ['none'] }, 400, 'content_error.topic_unknown'],
    ['goods that there are none of', '', { ...FRAME, categories: ['none'] }, 400, 'content_error.topic_unknown'],
    ['a text of no article', '/texts/hi', { ...TEXT, version: 0 }, 404, 'request_error.not_found'],
    ['an empty title', '/texts/hi', { ...TEXT, version: 0, title: ' ' }, 400, 'request_error.invalid'],
    ['a day that there is none of', '', { ...FRAME, published_on: '2026-02-30' }, 400, 'request_error.invalid'],
    ['what nobody asked for', '', { ...FRAME, author: 'me' }, 400, 'request_error.invalid'],
  ])('refuses %s', async (_what, path, body, status, code) => {
    const answer = await put(`not-there${path}`, body);
    expect({ status: answer.status, code: answer.body.error.code }).toEqual({ status, code });
  });

  it.each(['Spray Malathion in the evening.', 'Use glyphosate.', 'मोनोक्रोटोफॉस छिड़कें।'])(
    'refuses a text that names what the law bans or restricts: %s',
    async (body) => {
      const slug = `substance-${body.length}`;
      await put(slug, FRAME);
      const answer = await put(`${slug}/texts/hi`, { ...TEXT, version: 1, body });
      expect({ status: answer.status, code: answer.body.error.code }).toEqual({
        status: 409,
        code: 'content_error.substance_refused',
      });
      expect(await read(slug)).toBeNull();
    },
  );
});
