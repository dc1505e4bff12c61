import {
  adviceFoundSchema,
  cropCardsSchema,
  cropDetailsSchema,
  cropProblemsSchema,
  problemDetailsSchema,
} from '@haat/api-contract/advice';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';
import labelled from './labelled-signs.json' with { type: 'json' };

describe.each(testDatabases(import.meta.filename))('advice on crops on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());

  const get = (path: string, query: Record<string, string> = {}) =>
    backend.request('GET', `/advice/v1/${path}?${new URLSearchParams({ lang: 'en', ...query }).toString()}`);
  const problems = async (crop: string, query: Record<string, string>) =>
    cropProblemsSchema.parse((await get(`crops/${crop}/problems`, query)).body);
  const found = async (q: string) => adviceFoundSchema.parse((await get('search', { q })).body);

  it('has a card of every crop, and the ratoon as one of its own', async () => {
    const { results } = cropCardsSchema.parse((await get('crops')).body);
    expect(results).toHaveLength(51);
    expect(results.filter(({ has_guide: hasGuide }) => hasGuide).length).toBeGreaterThanOrEqual(15);
    expect(results.filter(({ id, has_problems: has }) => has && id !== 'sugarcane-ratoon')).toHaveLength(10);
    expect(results.find(({ id }) => id === 'sugarcane-ratoon')).toMatchObject({
      ...{ name: 'Sugarcane ratoon', has_guide: true },
    });
  });

  it('says what is to be done in each stage, with what a bag costs where the price is set', async () => {
    const paddy = cropDetailsSchema.parse((await get('crops/paddy')).body);
    expect(paddy.guide).toMatchObject({ counts_from: 'transplanting', is_reviewed: false });
    expect(paddy.guide?.stages).toHaveLength(8);
    expect(paddy.guide?.stages[3]).toMatchObject({ no: 4, day_from: 21, day_to: 45 });
    expect(paddy.guide?.stages[3]?.works[0]).toEqual({
      text: 'Give urea: 35 kg an acre',
      fertiliser: { name: 'urea', kg_per_acre: 35, bag_kg: 45, bag_price: 266.5 },
    });
    expect(paddy.problems).toHaveLength(11);
  });

  it('counts the ratoon from its cutting, with none of the planted crop’s stages', async () => {
    const [cane, ratoon] = await Promise.all(
      ['sugarcane', 'sugarcane-ratoon'].map(async (id) => cropDetailsSchema.parse((await get(`crops/${id}`)).body)),
    );
    expect(ratoon?.guide?.counts_from).toBe('cutting');
    expect(ratoon?.market_crop_id).toBe('sugarcane');
    expect(ratoon?.guide?.stages[0]).toMatchObject({ name: 'Start of the ratoon', day_from: 0, day_to: 30 });
    expect(cane?.guide?.stages.map(({ name }) => name)).not.toContain('Start of the ratoon');
  });

  it('offers the signs of a part, and names three problems at most for them', async () => {
    const leaf = await problems('cotton', { part: 'leaf' });
    expect(leaf.parts).toEqual(expect.arrayContaining(['leaf', 'flower', 'fruit', 'plant']));
    expect(leaf.signs.map(({ id }) => id)).toContain('curls-up');
    expect(leaf.signs.map(({ id }) => id)).not.toContain('closed-flowers');
    const seen = await problems('cotton', { part: 'leaf', signs: 'curls-up,twisted', stage: '3' });
    expect(seen.problems[0]).toMatchObject({ id: 'cotton_leaf_curl' });
    expect(seen.problems.length).toBeLessThanOrEqual(3);
    expect((await problems('cotton', { part: 'flower', signs: 'black-whip' })).problems).toEqual([]);
  });

  it('has the right problem among the first three for at least 9 in 10 described plants', async () => {
    const missed: string[] = [];
    for (const { what, crop, part, signs, stage, problem } of labelled) {
      const { problems: named } = await problems(crop, { part, signs: signs.join(','), stage: String(stage) });
      if (!named.some(({ id }) => id === problem)) missed.push(`${problem}: ${what}`);
    }
    expect(labelled).toHaveLength(60);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(6);
  });

  it('says first what needs no chemical, then what is used, with dose, days to wait, colour and the law', async () => {
    const blight = problemDetailsSchema.parse((await get('crops/potato/problems/potato_late_blight')).body);
    expect(blight.measures.length).toBeGreaterThan(0);
    expect(blight.thresholds).toEqual(['Before it comes, when the weather suits it']);
    expect(blight.medicines[0]).toEqual({
      ...{ active: 'Mancozeb 75% WP', amount: 600, amount_to: null, unit: 'g', per: 'acre', method: 'Spray' },
      ...{ waiting_days: 7, toxicity: 'green', restriction: 'By law not on guava, jowar and tapioca.' },
    });
    // A product that holds a restricted substance says so itself, too.
    const named = blight.products.map(({ active, restriction }) => ({ active, restriction }));
    expect(named).toContainEqual({
      active: 'Mancozeb 75 % WP',
      restriction: 'By law not on guava, jowar and tapioca.',
    });
  });

  it('names products only whose label names crop and problem', async () => {
    const [curl, borer] = await Promise.all(
      ['cotton/problems/cotton_leaf_curl', 'paddy/problems/paddy_yellow_stem_borer'].map(async (path) =>
        problemDetailsSchema.parse((await get(`crops/${path}`)).body),
      ),
    );
    expect(curl?.products).toEqual([]);
    expect(borer?.products.map(({ slug }) => slug).join(' ')).toMatch(/coragen/i);
    for (const { per_acre: dose } of borer?.products ?? []) expect(dose.amount).toBeGreaterThan(0);
  });

  it('is answered by GraphQL too: crops, a guide by stage, a problem by its signs', async () => {
    const content = async (query: string) => {
      const { status, body } = await backend.request('POST', '/graphql', { body: { query } });
      expect(status, JSON.stringify(body)).toBe(200);
      return body.data;
    };
    const { crops, crop, cropGuide, problems, problem } = await content(`{
      crops(lang: en) { id name hasGuide }
      crop(slug: "cotton", lang: en) { name facts { npkKgPerHa { n p k } } problems { id } guide { isReviewed } }
      cropGuide(crop: "sugarcane-ratoon", lang: en) { countsFrom stages { name dayFrom dayTo works { text } } }
      problems(crop: "cotton", part: leaf, signs: ["curls-up", "twisted"], stage: 3, lang: en) { problems { id } }
      problem(id: "potato_late_blight", lang: en) {
        crop { id } measures medicines { active waitingDays restriction } products { active perAcre { amount } }
      }
    }`);
    expect(crops).toHaveLength(51);
    expect(crops).toContainEqual({ id: 'cotton', name: 'Cotton', hasGuide: true });
    expect(crop.problems.map(({ id }: { id: string }) => id)).toContain('cotton_leaf_curl');
    expect(cropGuide).toMatchObject({ countsFrom: 'cutting' });
    expect(cropGuide.stages[0]).toMatchObject({ name: 'Start of the ratoon', dayFrom: 0, dayTo: 30 });
    expect(problems.problems[0]).toEqual({ id: 'cotton_leaf_curl' });
    expect(problems.problems.length).toBeLessThanOrEqual(3);
    expect(problem).toMatchObject({ crop: { id: 'potato' }, measures: expect.arrayContaining(['Earth up the rows']) });
    expect(problem.medicines[0]).toMatchObject({ waitingDays: 7, restriction: expect.stringContaining('By law') });
    const none = `{
      crop(slug: "x") { id } cropGuide(crop: "jute") { countsFrom }
      problems(crop: "x") { parts } problem(id: "x") { id }
    }`;
    expect(await content(none)).toEqual({ crop: null, cropGuide: null, problems: null, problem: null });
  });

  it.each([
    'crops/moon-dust',
    'crops/moon-dust/problems',
    'crops/cotton/problems/paddy_blast',
    'crops/cotton/problems/none',
    'crops/mango/problems/potato_late_blight',
  ])('knows no %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it.each<Record<string, string>>([
    { part: 'wing' },
    { part: 'leaf', signs: 'Curls' },
    { part: 'leaf', signs: 'a,b,c,d,e,f,g' },
    { stage: '0' },
  ])('refuses %j', async (query) => {
    expect((await get('crops/cotton/problems', query)).status).toBe(400);
  });

  it.each([
    ['cotton', 'cotton', null],
    ['कपास', 'cotton', null],
    ['kapas', 'cotton', null],
    ['ধান', 'paddy', null],
    ['whitefly cotton', null, 'cotton_whitefly'],
    ['सफ़ेद मक्खी', null, 'cotton_whitefly'],
    ['gulabi sundi', null, 'cotton_pink_bollworm'],
    ['गुलाबी बोंडअळी', null, 'cotton_pink_bollworm'],
    ['लाल सड़न', null, 'sugarcane_red_rot'],
    ['late blight', null, 'potato_late_blight'],
    ['ମହିଷା ରୋଗ', null, 'paddy_blast'],
    ['મુંડા', null, 'sugarcane_white_grub'],
  ])('finds %s', async (q, crop, problem) => {
    const { crops, problems: named } = await found(q);
    if (crop !== null) expect(crops[0]?.id).toBe(crop);
    if (problem !== null) expect(named.map(({ id }) => id)).toContain(problem);
  });

  it('finds nothing for what is nothing', async () => {
    expect(await found('zzzzqqq')).toEqual({ crops: [], problems: [] });
    expect((await get('search')).status).toBe(400);
  });
});
