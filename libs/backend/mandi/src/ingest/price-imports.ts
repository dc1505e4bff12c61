import type { MandiSetAsideReason } from '@haat/api-contract/vocabulary';
import type { ImportRowProblem } from '@haat/api-contract/vocabulary/imports';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { CellReader } from '@haat/backend-table-files';
import type { ImportedFields, ImportKindDefinition, ReadRow } from '@haat/backend-table-files';
import { indiaDay } from '@haat/format';
import { sql } from 'drizzle-orm';
import { readRow } from './read-row.ts';
import { knownNames, upsertPrices, type KnownPrice } from './store-rows.ts';
import { unlikePrices } from './unlike-prices.ts';

/** What is wrong, for each reason by which a row of a source is set aside. */
const PROBLEMS: Readonly<Record<MandiSetAsideReason, readonly [string | null, ImportRowProblem]>> = {
  'no-day': ['arrival_date', 'not-a-day'],
  'future-day': ['arrival_date', 'in-future'],
  'no-price': ['modal_price', 'not-a-number'],
  'not-positive': ['min_price', 'negative'],
  'too-high': ['max_price', 'too-large'],
  'out-of-order': ['modal_price', 'order-of-prices'],
  'unlike-itself': ['modal_price', 'unusual'],
  'unlike-before': ['modal_price', 'unusual'],
  'unlike-elsewhere': ['modal_price', 'unusual'],
  'unknown-market': ['market', 'unknown'],
  'unknown-commodity': ['commodity', 'unknown'],
};

const required = (name: string, example: string) => ({ name, isRequired: true, example });

/** Prices at markets, with Agmarknet's columns, by the rules of the daily ingest. See docs/domain/mandi.md. */
export const MANDI_PRICES_IMPORT: ImportKindDefinition = {
  kind: 'mandi-prices',
  columns: [
    ...[required('arrival_date', '26/11/2026'), required('state', 'Maharashtra'), required('district', 'Nashik')],
    ...[required('market', 'Nasik APMC'), required('commodity', 'Onion'), required('variety', 'Red')],
    ...[required('grade', 'FAQ'), required('min_price', '1200'), required('max_price', '1900')],
    ...[required('modal_price', '1600'), { name: 'arrival_qty_tonnes', isRequired: false, example: '120' }],
  ],
  async read(executor, { now }, rows) {
    const today = indiaDay(now());
    const names = await knownNames(executor);
    const found = rows.map((row) => {
      const reader = new CellReader(row.cells);
      const read = readRow(row.cells, today);
      const price = typeof read === 'string' ? read : names.find(read);
      if (typeof price === 'string') refuse(reader, price);
      return { row, reader, price: typeof price === 'string' ? null : price };
    });
    const prices = found.flatMap(({ price }) => price ?? []);
    const unlike = await unlikePrices(executor, prices);
    const before = await pricesOf(executor, prices);
    return found.map(({ row, reader, price }): ReadRow => {
      const reason = price === null ? undefined : unlike.get(price);
      if (reason !== undefined) refuse(reader, reason);
      const subject = price === null ? null : subjectOf(price);
      const isRight = price !== null && reader.problems.length === 0;
      return {
        ...{ row: row.row, subject, problems: reader.problems, before: before.get(subject ?? '') ?? null },
        after: isRight ? fieldsOf(price, before.get(subject ?? '')) : null,
      };
    });
  },
  write: (tx, _dependencies, rows) =>
    // What was there before came from where it came from.
    [...Map.groupBy(rows, ({ fields }) => String(fields['source']))].reduce(
      (before, [source, ofSource]) =>
        before.then(() => upsertPrices(tx, ofSource.map(priceOf), source as Parameters<typeof upsertPrices>[2])),
      Promise.resolve(),
    ),
  async remove(tx, _dependencies, rows) {
    const keys = JSON.stringify(rows.map(({ subject }) => JSON.parse(subject) as unknown));
    await tx.execute(sql`delete from mandi_prices using jsonb_array_elements(${keys}::jsonb) as r
      where market_id = (r->>0)::int and commodity_id = (r->>1)::int and day = (r->>2)::date and variety = r->>3
        and grade = r->>4`);
    return [];
  },
};

function refuse(reader: CellReader, reason: MandiSetAsideReason): void {
  const [column, code] = PROBLEMS[reason];
  reader.refuse(column, { code, expected: null });
}

function subjectOf({ marketId, commodityId, day, variety, grade }: KnownPrice): string {
  return JSON.stringify([marketId, commodityId, day, variety, grade]);
}

function fieldsOf(price: KnownPrice, before: ImportedFields | undefined): ImportedFields {
  const { minPaise: min, modalPaise: modal, maxPaise: max } = price;
  // A file that does not tell what came says nothing against what is known.
  const tonnes = price.arrivalTonnes ?? before?.['tonnes'] ?? null;
  return { min, modal, max, tonnes, source: 'import' };
}

function priceOf({ subject, fields }: { readonly subject: string; readonly fields: ImportedFields }) {
  const [marketId, commodityId, day, variety, grade] = JSON.parse(subject) as [number, number, string, string, string];
  return {
    ...{ marketId, commodityId, day, variety, grade, minPaise: Number(fields['min']) },
    ...{ modalPaise: Number(fields['modal']), maxPaise: Number(fields['max']) },
    arrivalTonnes: fields['tonnes'] === null ? null : Number(fields['tonnes']),
  };
}

async function pricesOf(executor: Executor, prices: readonly KnownPrice[]): Promise<Map<string, ImportedFields>> {
  const keys = JSON.stringify(prices.map((price) => JSON.parse(subjectOf(price)) as unknown));
  const found = await rowsOf<{ row: number; fields: ImportedFields }>(
    executor,
    sql`select r.place::int as row, jsonb_build_object('min', p.min_paise, 'modal', p.modal_paise,
      'max', p.max_paise, 'tonnes', p.arrival_tonnes, 'source', p.source) as fields
    from jsonb_array_elements(${keys}::jsonb) with ordinality as r(key, place)
    join mandi_prices p on p.market_id = (r.key->>0)::int and p.commodity_id = (r.key->>1)::int
      and p.day = (r.key->>2)::date and p.variety = r.key->>3 and p.grade = r.key->>4`,
  );
  return new Map(
    found.flatMap(({ row, fields }) => {
      const price = prices[row - 1];
      return price === undefined ? [] : [[subjectOf(price), fields] as const];
    }),
  );
}
