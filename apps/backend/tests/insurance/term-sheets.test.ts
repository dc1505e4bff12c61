import { termSheetSchema, termSheetsSchema } from '@haat/api-contract/insurance-term-sheets';
import { insuranceTermAcceptances, insuranceTermSheets } from '@haat/backend-insurance/tables';
import { farmer, testDatabases } from '@haat/backend-testing';
import type { Buyer, TestBackend } from '@haat/backend-testing';
import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

const SHEETS = '/insurance/v1/term-sheets';
const SOWING = 'gi-sowing-cover';
const FIRST = '2026-11';

describe.each(testDatabases(import.meta.filename))('terms of insurance on $name', (on) => {
  let backend: TestBackend;
  let reader: Buyer;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  });
  afterAll(() => backend?.close());
  beforeEach(async () => {
    reader = await farmer(backend);
  });

  const today = () => indiaDay(backend.dependencies.now());
  const sheets = async (by = reader) => termSheetsSchema.parse((await by.call('GET', SHEETS)).body).results;
  const sowing = async () => (await sheets()).find(({ product_id: id }) => id === SOWING);
  const accept = (version: string, by = reader, id = SOWING) =>
    by.call('POST', `${SHEETS}/${id}/acceptances`, { version, heard_aloud: false });
  const publish = async (version: string, daysAhead: number) => {
    const [sheet] = await backend.database
      .select()
      .from(insuranceTermSheets)
      .where(eq(insuranceTermSheets.productId, SOWING));
    if (sheet === undefined) throw new Error('The sample has no terms.');
    await backend.database
      .insert(insuranceTermSheets)
      .values({ ...sheet, version, effectiveOn: addDays(today(), daysAhead) });
  };

  it('are told with the summary first, nothing accepted beforehand', async () => {
    const found = await sheets();
    expect(found.map(({ product_id: id }) => id)).toEqual([SOWING, 'gi-season-cover']);
    expect(found[0]).toMatchObject({ version: FIRST, is_sample: true, acceptance: null });
    expect(found[0]?.summary[0]).toMatch(/^If the seed does not come up/);
    expect(found[0]?.paragraphs.length).toBeGreaterThan(2);
  });

  it('are accepted by version, with time, language and whether they were heard, once', async () => {
    const accepted = await reader.call('POST', `${SHEETS}/${SOWING}/acceptances`, {
      version: FIRST,
      heard_aloud: true,
    });
    expect(accepted.status).toBe(201);
    const { acceptance } = termSheetSchema.parse(accepted.body);
    expect(acceptance).toEqual({
      ...{ version: FIRST, language: 'en', heard_aloud: true, accepted_at: expect.any(String) },
    });
    expect((await accept(FIRST)).body.acceptance).toEqual(acceptance);
    expect((await sowing())?.acceptance).toEqual(acceptance);
    expect((await sheets(await farmer(backend)))[0]?.acceptance).toBeNull();
  });

  it('ask again with a new version, and refuse one that changed between reading and accepting', async () => {
    await accept(FIRST);
    await publish('2026-12', 1);
    expect(await sowing(), 'what holds from tomorrow is not shown today').toMatchObject({ version: FIRST });
    await publish('2026-11-b', 0);
    const refused = await accept(FIRST);
    expect([refused.status, refused.body.error.code]).toEqual([409, 'insurance_error.terms_changed']);
    expect(await sowing()).toMatchObject({ version: '2026-11-b', acceptance: { version: FIRST } });
    expect((await accept('2026-11-b')).body.acceptance.version).toBe('2026-11-b');
    const kept = await backend.database
      .select()
      .from(insuranceTermAcceptances)
      .where(eq(insuranceTermAcceptances.userId, reader.userId));
    expect(kept.map(({ version }) => version).toSorted(), 'old acceptances stay').toEqual([FIRST, '2026-11-b']);
  });

  it.each([
    ['an unknown product', 'none', { version: FIRST, heard_aloud: false }, 404],
    ['no version', SOWING, { heard_aloud: false }, 400],
    ['not said whether it was heard', SOWING, { version: FIRST }, 400],
  ])('refuse %s', async (_what, id, body, status) => {
    expect((await reader.call('POST', `${SHEETS}/${id}/acceptances`, body)).status).toBe(status);
  });
});
