import { soundSchema } from '@haat/api-contract/uploads';
import {
  listedQuestionsSchema,
  questionSchema,
  questionsSchema,
  takenQuestionSchema,
} from '@haat/api-contract/questions';
import { removeObjects } from '@haat/backend-media';
import { sounds } from '@haat/backend-media/tables';
import { farmer, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';
import { voiceFile } from './voice-files.ts';

const SOUNDS = '/upload/v1/sounds';
const QUESTIONS = '/advice/v1/questions';
const EXPERT = '/expert/v1/questions';

describe.each(testDatabases(import.meta.filename))('voice notes on $name', (on) => {
  let backend: TestBackend;
  let expert: StaffMember;
  let grower: Buyer & { readonly token: string; readonly userId: string };
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    expert = await staffMember(backend, 'expert');
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    grower = await farmer(backend);
  });

  const upload = (body: Uint8Array<ArrayBuffer>, type = 'audio/webm') =>
    fetch(`${backend.address}${SOUNDS}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${grower.token}`, 'content-type': type },
      body,
    });
  const sent = async (...given: Parameters<typeof upload>) => soundSchema.parse(await (await upload(...given)).json());
  const refusal = async (answer: Response) => {
    const { error } = (await answer.json()) as { error: { code: string; details?: unknown } };
    return { status: answer.status, code: error.code, ...(error.details ? { details: error.details } : {}) };
  };
  const heard = (path: string, token: string, range?: string) =>
    fetch(`${backend.address}${path}`, { headers: { authorization: `Bearer ${token}`, ...(range ? { range } : {}) } });
  const ask = (change: Record<string, unknown>) =>
    backend.request('POST', `${QUESTIONS}?lang=bn`, {
      token: grower.token,
      body: { key: randomUUID(), crop: 'cotton', part: null, text: '', photo_ids: [], ...change },
    });

  it.each(['webm', 'ogg', 'mp4'] as const)('as %s are kept as MP4 with nothing but the sound', async (format) => {
    const file = await voiceFile(5, format);
    expect(file.includes('where I live')).toBe(true);
    const { id, ...sound } = await sent(file);
    expect(sound).toEqual({ seconds: 5, type: 'audio/mp4' });
    const kept = Buffer.from(await (await heard(`${SOUNDS}/${id}`, grower.token)).arrayBuffer());
    expect(kept.includes('where I live')).toBe(false);
    const input = new Input({ source: new BufferSource(kept), formats: ALL_FORMATS });
    expect(await input.computeDuration()).toBeCloseTo(4.98, 1);
  });

  it('of a minute are taken, and of 61 s refused, by what the file itself says', async () => {
    expect((await sent(await voiceFile(60))).seconds).toBe(60);
    for (const format of ['webm', 'ogg', 'mp4'] as const)
      expect(await refusal(await upload(await voiceFile(61, format)))).toEqual({
        ...{ status: 400, code: 'upload_error.sound_too_long', details: { most: 60 } },
      });
  });

  it('that are none, or too big, are refused and not kept', async () => {
    const voice = await voiceFile(2);
    for (const bytes of [
      Buffer.alloc(0),
      Buffer.from('MZ\x90\0renamed.webm', 'latin1'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
      Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
      voice.subarray(0, 60),
      Buffer.concat([voice.subarray(0, 40), Buffer.alloc(3000, 7)]),
    ])
      expect(await refusal(await upload(bytes))).toEqual({ status: 400, code: 'upload_error.not_a_sound' });
    expect((await upload(Buffer.alloc(1_000_001))).status).toBe(413);
    expect(await backend.database.select().from(sounds).where(eq(sounds.userId, grower.userId))).toEqual([]);
  });

  it('are given in ranges, as a sound, to their sender only', async () => {
    const { id } = await sent(await voiceFile(3));
    const whole = await heard(`${SOUNDS}/${id}`, grower.token);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const facts = (answer: Response) =>
      ['content-type', 'x-content-type-options', 'accept-ranges', 'content-range'].map((name) =>
        answer.headers.get(name),
      );
    expect([whole.status, ...facts(whole)]).toEqual([200, 'audio/mp4', 'nosniff', 'bytes', null]);
    for (const [range, first, last] of [
      ['bytes=0-1', 0, 1],
      ['bytes=100-', 100, bytes.length - 1],
      ['bytes=-10', bytes.length - 10, bytes.length - 1],
      ['bytes=5-999999', 5, bytes.length - 1],
    ] as const) {
      const part = await heard(`${SOUNDS}/${id}`, grower.token, range);
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes ${first}-${last}/${bytes.length}`]);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(bytes.subarray(first, last + 1));
    }
    for (const range of ['bytes=9-1', 'bytes=0-1,3-4', 'lines=0-1'])
      expect((await heard(`${SOUNDS}/${id}`, grower.token, range)).status).toBe(200);
    const stranger = await farmer(backend);
    for (const path of [id, randomUUID(), 'x'])
      expect((await heard(`${SOUNDS}/${path}`, stranger.token)).status).toBe(404);
  });

  it('are a question by themselves, heard by the expert who took it and by who asked', async () => {
    const { id: voiceId } = await sent(await voiceFile(7));
    const answer = await ask({ voice_id: voiceId });
    const { id, voice } = questionSchema.parse(answer.body);
    expect(voice).toEqual({ id: voiceId, seconds: 7, type: 'audio/mp4' });
    const own = questionsSchema.parse((await grower.call('GET', QUESTIONS)).body).results;
    expect(own).toMatchObject([{ id, voice: { id: voiceId } }]);
    const waiting = listedQuestionsSchema.parse((await expert.call('GET', `${EXPERT}?lang=en`)).body).results;
    expect(waiting.find((one) => one.id === id)).toMatchObject({ photos: 0, has_voice: true });
    expect((await heard(`${EXPERT}/${id}/voice`, await expert.token())).status).toBe(404);
    await expert.call('POST', `${EXPERT}/${id}/claim`);
    expect(takenQuestionSchema.parse((await expert.call('GET', `${EXPERT}/${id}?lang=en`)).body).voice).toEqual({
      ...{ seconds: 7, type: 'audio/mp4' },
    });
    const range = await heard(`${EXPERT}/${id}/voice`, await expert.token(), 'bytes=0-9');
    expect([range.status, (await range.arrayBuffer()).byteLength]).toEqual([206, 10]);
    expect((await heard(`${EXPERT}/${id}/voice`, grower.token)).status).toBe(403);
    const other = await staffMember(backend, 'expert');
    expect((await heard(`${EXPERT}/${id}/voice`, await other.token())).status).toBe(404);
  });

  it('of somebody else, or that are not there, are refused with a question', async () => {
    const { id } = await sent(await voiceFile(2));
    grower = await farmer(backend);
    for (const voice_id of [id, randomUUID(), 'no-such-thing'])
      expect((await ask({ voice_id })).body).toMatchObject({ error: { code: 'upload_error.sound_unknown' } });
    expect((await ask({})).body).toMatchObject({ error: { code: 'question_error.empty' } });
  });

  it('leave the object store with their row, whatever deletes it', async () => {
    const { id } = await sent(await voiceFile(2));
    const kept = () => backend.dependencies.adapters.objects.get(`sounds/${id}.audio`);
    expect(await kept()).not.toBeNull();
    await backend.database.delete(sounds).where(eq(sounds.id, id));
    await removeObjects(backend.dependencies);
    expect(await kept()).toBeNull();
  });
});
