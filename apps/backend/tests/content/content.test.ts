import { contentPosts } from '@haat/backend-content/tables';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

describe.each(testDatabases(import.meta.filename))('content on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, areas: AREAS_WITHOUT_JOBS });
    const row = { isExpert: false, isSample: true, author: 'Sunita', place: 'Nashik' };
    await backend.database.insert(contentPosts).values([
      {
        ...{ ...row, id: '00000000-0000-4000-8000-000000000001', slug: 'onion-seedlings', language: 'mr' },
        ...{ text: 'रोपे पिवळी पडली', createdAt: new Date('2026-11-20T06:00:00Z') },
      },
      {
        ...{ ...row, id: '00000000-0000-4000-8000-000000000002', slug: 'from-the-future', language: 'hi' },
        ...{ text: 'गेहूँ बोया', createdAt: new Date('2036-11-20T06:00:00Z') },
      },
    ]);
  });
  afterAll(() => backend?.close());

  const ask = (query: string, variables: Record<string, unknown> = {}) =>
    backend.request('POST', '/graphql', { body: { query, variables } });
  const data = async (query: string, variables: Record<string, unknown> = {}) => {
    const { status, body } = await ask(query, variables);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data;
  };

  it('lists articles in pages, each once', async () => {
    const query = 'query ($after: String) { blogs(first: 10, after: $after) { count next nodes { slug title } } }';
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { blogs } = await data(query, { after });
      seen.push(...blogs.nodes.map(({ slug }: { slug: string }) => slug));
      expect(blogs.count).toBeGreaterThanOrEqual(24);
      after = blogs.next;
    } while (after !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThanOrEqual(24);
  });

  it.each([
    ['a channel', 'channel: "water"', (one: Found) => one.channel.slug === 'water'],
    ['a tag', 'tag: "wheat"', (one: Found) => one.tags.some(({ slug }) => slug === 'wheat')],
    [
      'a word of Hindi in Roman letters',
      'search: "gehun"',
      (one: Found) => one.tags.some(({ slug }) => slug === 'wheat'),
    ],
    ['a word of the title in English', 'search: "late blight"', (one: Found) => one.slug.startsWith('potato')],
  ])('lists articles of %s alone', async (_what, filter, isRight) => {
    const { blogs } = await data(
      `{ blogs(first: 100, ${filter}) { nodes { slug title channel { slug } tags { slug } } } }`,
    );
    expect(blogs.nodes.length).toBeGreaterThan(0);
    expect(blogs.nodes.filter((one: Found) => !isRight(one))).toEqual([]);
  });

  it('answers no article for a channel, a tag or a word that there is none of', async () => {
    for (const filter of ['channel: "x"', 'tag: "x"', 'search: "zzzz"'])
      expect((await data(`{ blogs(${filter}) { count nodes { slug } } }`)).blogs).toEqual({ count: 0, nodes: [] });
  });

  it('answers one article in the language asked for, with its day and Markdown', async () => {
    const query = (lang: string) =>
      `{ blog(slug: "frost-night", lang: ${lang}) { language title body publishedOn minutes channel { name } } }`;
    expect((await data(query('hi'))).blog).toMatchObject({ language: 'hi', title: 'पाले की रात: फसल कैसे बचाएँ' });
    expect((await data(query('en'))).blog).toMatchObject({
      ...{ language: 'en', publishedOn: '2026-11-25', channel: { name: 'Water and weather' } },
      body: expect.stringContaining('## Before evening'),
    });
    expect((await data('{ blog(slug: "none") { slug } }')).blog).toBeNull();
  });

  it('mixes posts of editors and farmers, the newest first, each in its language', async () => {
    const { feed } = await data(
      '{ feed(lang: en, first: 100) { count nodes { slug kind language isSample publishedAt } } }',
    );
    expect(feed.nodes[0]).toMatchObject({ slug: 'from-the-future', kind: 'community', language: 'hi', isSample: true });
    const times = feed.nodes.map(({ publishedAt }: { publishedAt: string }) => publishedAt);
    expect(times).toEqual([...times].sort().reverse());
    expect(feed.nodes.filter(({ kind }: { kind: string }) => kind === 'editorial').length).toBeGreaterThanOrEqual(12);
  });

  it('answers a post of a farmer and one of the editors', async () => {
    const query = 'query ($slug: String!) { post(slug: $slug, lang: en) { kind language text author } }';
    expect((await data(query, { slug: 'onion-seedlings' })).post).toEqual({
      ...{ kind: 'community', language: 'mr', text: 'रोपे पिवळी पडली', author: 'Sunita' },
    });
    expect((await data(query, { slug: 'two-mandis' })).post).toMatchObject({
      ...{ kind: 'editorial', language: 'en', author: null },
      text: expect.stringContaining('two mandis'),
    });
    expect((await data(query, { slug: 'none' })).post).toBeNull();
  });

  it('answers news of a state with that of the whole country, and of a crop, each with day and source', async () => {
    const of = async (filter: string) =>
      (await data(`{ news(first: 100${filter}) { nodes { slug on state source crops } } }`)).news.nodes as News[];
    expect((await of('')).length).toBeGreaterThanOrEqual(20);
    const gujarat = await of(', state: "Gujarat"');
    expect(new Set(gujarat.map(({ state }) => state))).toEqual(new Set(['Gujarat', null]));
    const wheat = await of(', crop: "wheat"');
    expect(wheat.map(({ slug }) => slug)).toContain('msp-wheat-rabi-2026-27');
    expect(wheat.every(({ crops }) => crops.includes('wheat'))).toBe(true);
    for (const item of await of('')) expect(item).toMatchObject({ on: expect.stringMatching(/^\d{4}-/), source: /./ });
  });

  it.each([
    ['a page of 101', '{ blogs(first: 101) { nodes { slug } } }', /1 to 100 entries; 101 were asked for/],
    ['a page of 101 in a variable', 'query ($n: Int) { blogs(first: $n) { nodes { slug } } }', /101 were asked/],
    ['a page of none', '{ feed(first: 0) { nodes { slug } } }', /1 to 100 entries/],
    ['a page after what is not there', '{ news(after: "x") { nodes { slug } } }', /no entry/],
    ['what is seven fields deep', '{ blogs { nodes { tags { slug { a { b { c } } } } } } }', /6 fields deep/],
    ['what is thirty fields deep', `{ ${'a { '.repeat(29)}a${' }'.repeat(30)}`, /6 fields deep/],
    ['more than it may cost', aliased(40, 'blogs(first: 100) { nodes { slug } }'), /costs 3000 fields at most/],
    [
      'more than it may cost, its numbers in a variable',
      `query ($n: Int) ${aliased(40, 'blogs(first: $n) { nodes { slug } }')}`,
      /costs 3000 fields at most/,
    ],
    ['more crops than it may cost', aliased(60, 'crops { id }'), /costs 3000 fields at most/],
    [
      'seven signs',
      '{ problems(crop: "cotton", part: leaf, signs: ["a","b","c","d","e","f","g"]) { parts } }',
      /6 signs/,
    ],
    ['a part that no plant has', '{ problems(crop: "cotton", part: wing) { parts } }', /PlantPart/],
    ['a thousand names', aliased(1000, 'channels{slug}'), /token/i],
    ['the schema', '{ __schema { types { name } } }', /introspection/i],
    ['a type', '{ __type(name: "Article") { name } }', /introspection/i],
    ['what is no query', '{ blogs(', /Syntax Error/],
    ['what there is not', '{ passwords }', /passwords/],
    ['a change', 'mutation { blogs { count } }', /./],
    ['a fragment that leads to itself', '{ ...a } fragment a on Query { ...a }', /itself/],
    ['a fragment that doubles sixty times', doubling(60), /costs 3000 fields|token/i],
  ])('refuses a query for %s in words', async (_what, query, reason) => {
    const { status, body } = await ask(query, { n: 101 });
    expect({ status, code: body.error?.code }).toEqual({ status: 400, code: 'request_error.invalid' });
    expect(body.error.details.reasons.join(' ')).toMatch(reason);
  });

  it.each([
    ['1 MB', { query: `{ blog(slug: "${'x'.repeat(1_000_000)}") { slug } }` }, 413],
    ['more than 20 000 letters', { query: `{ blog(slug: "${'x'.repeat(20_000)}") { slug } }` }, 400],
    ['no query', {}, 400],
    ['a list of queries', [{ query: '{ channels { slug } }' }], 400],
    ['variables that are a text', { query: '{ channels { slug } }', variables: 'x' }, 400],
  ])('refuses a body of %s', async (_what, body, status) => {
    expect((await backend.request('POST', '/graphql', { body })).status).toBe(status);
  });
});

interface Found {
  readonly slug: string;
  readonly title: string;
  readonly channel: { readonly slug: string };
  readonly tags: readonly { readonly slug: string }[];
}
interface News {
  readonly slug: string;
  readonly state: string | null;
  readonly crops: readonly string[];
}

function aliased(times: number, field: string): string {
  return `{ ${Array.from({ length: times }, (_, index) => `a${index}:${field}`).join(' ')} }`;
}

function doubling(links: number): string {
  const fragments = Array.from(
    { length: links },
    (_, index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`,
  );
  return `{ ...f0 } ${fragments.join(' ')} fragment f${links} on Query { channels { slug } }`;
}
