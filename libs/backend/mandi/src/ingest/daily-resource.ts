import { z } from 'zod';
import type { MandiPricesConfiguration } from '@haat/backend-platform';
import type { SourceRow } from './read-row.ts';

/** Agmarknet's daily prices at data.gov.in. */
const RESOURCE = '9ef84268-d588-465a-a308-a864a43d0070';
/** Rows of one page. */
export const PAGE_ROWS = 1000;
const ANSWER_WITHIN_MS = 60_000;

const count = z.union([z.number(), z.string().regex(/^\d+$/).transform(Number)]);
const answerSchema = z.object({
  status: z.literal('ok'),
  total: count,
  // A record that is none is set aside by itself: it does not hold up the rest of its page.
  records: z.array(z.record(z.string(), z.unknown()).catch({})),
});

/** A page of the daily prices. */
export interface ResourcePage {
  readonly total: number;
  readonly rows: readonly SourceRow[];
}

/**
 * A page of the daily prices at data.gov.in.
 *
 * Wire: `GET /resource/<id>?api-key=…&format=json&offset=…&limit=…`; answers `{ status: 'ok', total, count, offset,
 * limit, records: [{ state, district, market, commodity, variety, grade, arrival_date: 'DD/MM/YYYY', min_price,
 * max_price, modal_price }] }`, numbers as texts or as numbers, or `{ status: 'error', message }`.
 *
 * @param offset - rows before the page
 * @throws Error when the source does not answer so.
 */
export async function readResourcePage(
  { address, key }: MandiPricesConfiguration,
  offset: number,
): Promise<ResourcePage> {
  const query = new URLSearchParams({
    'api-key': key,
    format: 'json',
    offset: String(offset),
    limit: String(PAGE_ROWS),
  });
  const answer = await fetch(`${address}/resource/${RESOURCE}?${query.toString()}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`the source of market prices answered ${answer.status}`);
  const { total, records } = answerSchema.parse(await answer.json());
  return { total, rows: records.map(asTexts) };
}

function asTexts(record: Readonly<Record<string, unknown>>): SourceRow {
  // The fields of the newest version of the resource are capitalised: `Min_x0020_Price`.
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [name.toLowerCase().replace('_x0020_', '_'), asText(value)]),
  );
}

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
