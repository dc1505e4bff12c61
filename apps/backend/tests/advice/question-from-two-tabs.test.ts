import { randomUUID } from 'node:crypto';
import { expertQuestions } from '@haat/backend-advice/tables';
import { photos } from '@haat/backend-media/tables';
import { farmer, sendPhoto, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const QUESTIONS = '/advice/v1/questions';
const LEAF = '#0a0';
const TEN_MINUTES_MS = 600_000;

/** A photo of one colour. */
const photoOf = async (background: string) =>
  new Uint8Array(
    await sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer(),
  );

// Written from docs/domain/advice.md#questions: the same question from another tab, with a key of its own, is one.
describe.each(testDatabases(import.meta.filename))('a question to an expert from two tabs on $name', (on) => {
  let backend: TestBackend;
  let grower: Buyer & { token: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });

  /** Sends the form of a tab. @returns the question's id */
  async function send({ colours = [], ...change }: Record<string, unknown> & { colours?: string[] } = {}, by = grower) {
    const pictures = await Promise.all(
      colours.map(async (colour) => sendPhoto(backend, by.token, { picture: await photoOf(colour) })),
    );
    const said = { key: randomUUID(), crop: 'cotton', part: 'leaf', text: 'पत्ते मुड़ रहे हैं', ...change };
    const { status, body } = await by.call('POST', QUESTIONS, { ...said, photo_ids: pictures });
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id as string;
  }
  const asked = () => backend.database.$count(expertQuestions, eq(expertQuestions.userId, grower.userId));

  it.each<[string, { text?: string; part?: null; colours?: string[] }]>([
    ['words alone', {}],
    ['words and a picture', { colours: [LEAF] }],
    ['pictures alone, in another order', { text: '', colours: [LEAF, '#a50'] }],
    ['no part', { part: null }],
  ])('is one of %s', async (_of, change) => {
    const [first, again] = [await send(change), await send({ ...change, colours: change.colours?.toReversed() ?? [] })];
    expect(again).toBe(first);
    expect(await asked()).toBe(1);
    // What the second tab sent of pictures belongs to nothing, and is thrown away as such.
    const kept = await backend.database.select().from(photos).where(eq(photos.userId, grower.userId));
    expect(kept.filter(({ usedAt }) => usedAt !== null)).toHaveLength(change.colours?.length ?? 0);
  });

  it('is one also when both tabs send it at once', async () => {
    expect(new Set(await Promise.all(Array.from({ length: 5 }, () => send())))).toHaveProperty('size', 1);
    expect(await asked()).toBe(1);
  });

  it.each([
    ['other words', { text: 'पत्ते पीले हैं' }],
    ['another part', { part: 'root' }],
    ['no part', { part: null }],
    ['another crop', { crop: 'paddy' }],
    ['a picture more', { colours: [LEAF] }],
  ])('are two with %s', async (_what, change) => {
    expect(await send(change)).not.toBe(await send());
    expect(await asked()).toBe(2);
  });

  it('are two with another picture, of another person, ten minutes later, and once it is taken back', async () => {
    const first = await send({ colours: [LEAF] });
    expect(await send({ colours: ['#a50'] })).not.toBe(first);
    expect(await send({ colours: [LEAF] }, await farmer(backend))).not.toBe(first);
    backend.advance(TEN_MINUTES_MS);
    const later = await send({ colours: [LEAF] });
    expect(later).not.toBe(first);
    await grower.call('POST', `${QUESTIONS}/${later}/withdraw`);
    expect(await send({ colours: [LEAF] })).not.toBe(later);
  });
});
