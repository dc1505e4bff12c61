import { randomUUID } from 'node:crypto';
import { expertQuestions } from '@haat/backend-advice/tables';
import { products } from '@haat/backend-market/tables';
import { farmer, sendPhoto, staffMember, testDatabases } from '@haat/backend-testing';
import type { Buyer, StaffMember, TestBackend } from '@haat/backend-testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS_WITHOUT_JOBS, startBackend } from '../start-backend.ts';

const EXPERT = '/expert/v1/questions';
const HOUR_MS = 3_600_000;
const UREA = 'p-urea';

// Written from docs/domain/advice.md#questions.
describe.each(testDatabases(import.meta.filename))('an expert’s question on $name', (on) => {
  let backend: TestBackend;
  let expert: StaffMember;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small', areas: AREAS_WITHOUT_JOBS });
    expert = await staffMember(backend, 'expert');
  });
  afterAll(() => backend?.close());

  /** A question that the expert has taken. */
  async function taken({ call, photo }: { call?: Buyer['call']; photo?: string } = {}): Promise<string> {
    const photos = photo === undefined ? [] : [photo];
    const asked = { key: randomUUID(), crop: 'cotton', part: 'leaf', text: 'पत्ते मुड़ रहे हैं', photo_ids: photos };
    call ??= (await farmer(backend)).call;
    const { id } = (await call('POST', '/advice/v1/questions', asked)).body;
    expect((await expert.call('POST', `${EXPERT}/${id}/claim`)).status).toBe(204);
    return id;
  }

  it('stays theirs when they take it again, and is no longer theirs alone for that', async () => {
    const id = await taken();
    backend.advance(23 * HOUR_MS);
    expect((await expert.call('POST', `${EXPERT}/${id}/claim`)).status).toBe(204);
    const other = await staffMember(backend, 'expert');
    expect((await other.call('POST', `${EXPERT}/${id}/claim`)).body.error.code).toBe('question_error.cannot_move');
    backend.advance(HOUR_MS);
    expect((await other.call('POST', `${EXPERT}/${id}/claim`)).status).toBe(204);
    const [row] = await backend.database.select().from(expertQuestions).where(eq(expertQuestions.id, id));
    expect(row?.expertId).toBe(other.userId);
  });

  it('shows its own photos, and no other of the same farmer', async () => {
    const { call, token } = await farmer(backend);
    const [shown, kept] = [await sendPhoto(backend, token), await sendPhoto(backend, token)];
    const id = await taken({ call, photo: shown });
    const status = async (photo: string) => {
      const headers = { authorization: `Bearer ${await expert.token()}` };
      return (await fetch(`${backend.address}${EXPERT}/${id}/photos/${photo}`, { headers })).status;
    };
    expect([await status(shown), await status(kept)]).toEqual([200, 404]);
  });

  it.each([
    ['banned', 'Monocrotophos 36% SL'],
    ['restricted', 'Mancozeb 75 % WP'],
  ])('is not answered with a product that holds a %s substance', async (_what, composition) => {
    const id = await taken();
    const use = { active: null, dose_per_acre: 60, unit: 'ml', water: null, interval_days: null, times: 1 };
    const items = [{ ...use, product_id: UREA, waiting_days: null }];
    const answer = () => expert.call('POST', `${EXPERT}/${id}/answer`, { problem: 'पत्ती', advice: 'देखें।', items });
    const [before] = await backend.database.select().from(products).where(eq(products.id, UREA));
    const hold = (text: string | null) =>
      backend.database.update(products).set({ composition: text }).where(eq(products.id, UREA));
    await hold(composition);
    try {
      expect((await answer()).body.error.code).toBe('question_error.substance_refused');
    } finally {
      await hold(before?.composition ?? null);
    }
    expect((await answer()).status, 'the same without it').toBe(204);
  });
});
