import { COUPON_KINDS, MARKETPLACES } from '@haat/api-contract/vocabulary';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { CellReader } from '@haat/backend-table-files';
import type { AskedRow, ImportKindDefinition, ImportedFields, ReadRow } from '@haat/backend-table-files';
import { sql } from 'drizzle-orm';

const PLACES = ['all', ...MARKETPLACES] as const;
const YES_NO = ['yes', 'no'] as const;
const HUNDRED_PERCENT = 10_000;

/** Coupons for all farmers, by their codes. See docs/domain/imports.md#coupons. */
export const COUPONS_IMPORT: ImportKindDefinition = {
  kind: 'coupons',
  columns: [
    { name: 'code', isRequired: true, example: 'KHARIF50' },
    { name: 'kind', isRequired: true, example: 'amount' },
    { name: 'value', isRequired: true, example: '50' },
    { name: 'cap', isRequired: false, example: '' },
    { name: 'minimum', isRequired: false, example: '500' },
    { name: 'valid_from', isRequired: false, example: '2026-06-01' },
    { name: 'valid_until', isRequired: false, example: '2026-09-30' },
    { name: 'marketplace', isRequired: false, example: 'all' },
    { name: 'total_uses', isRequired: false, example: '1000' },
    { name: 'uses_per_farmer', isRequired: false, example: '1' },
    { name: 'is_listed', isRequired: false, example: 'yes' },
  ],
  async read(executor, _dependencies, rows) {
    const known = await knownCoupons(executor, rows);
    return rows.map((row) => readCoupon(row, known));
  },
  async write(tx, { now }, rows) {
    const values = JSON.stringify(rows.map(({ subject, fields }) => ({ ...fields, code: subject })));
    await tx.execute(sql`insert into coupons (code, kind, value, cap_paise, minimum_paise, valid_from, valid_until,
      marketplaces, total_uses, uses_per_farmer, is_listed, created_at)
      select r->>'code', r->>'kind', (r->>'value')::bigint, (r->>'cap')::bigint, (r->>'minimum')::bigint,
        (r->>'valid_from')::date, (r->>'valid_until')::date, (r->>'marketplaces')::jsonb, (r->>'total_uses')::int,
        (r->>'uses_per_farmer')::int, (r->>'is_listed')::boolean, ${now().toISOString()}::timestamptz
      from jsonb_array_elements(${values}::jsonb) as r
      on conflict (code) do update set kind = excluded.kind, value = excluded.value, cap_paise = excluded.cap_paise,
        minimum_paise = excluded.minimum_paise, valid_from = excluded.valid_from, valid_until = excluded.valid_until,
        marketplaces = excluded.marketplaces, total_uses = excluded.total_uses,
        uses_per_farmer = excluded.uses_per_farmer, is_listed = excluded.is_listed`);
  },
  async remove(tx, _dependencies, rows) {
    const codes = JSON.stringify(rows.map(({ subject }) => subject));
    const asked = sql`select jsonb_array_elements_text(${codes}::jsonb)`;
    await tx.execute(sql`delete from coupons c where code in (${asked})
      and not exists (select 1 from coupon_uses u where u.code = c.code)`);
    const left = await rowsOf<{ code: string }>(tx, sql`select code from coupons where code in (${asked})`);
    return left.map(({ code }) => code);
  },
};

interface KnownCoupon {
  readonly code: string;
  readonly fields: ImportedFields;
  readonly is_own: boolean;
  readonly used: number;
}

async function knownCoupons(executor: Executor, rows: readonly AskedRow[]): Promise<Map<string, KnownCoupon>> {
  const asked = JSON.stringify(rows.map(({ cells }) => (cells['code'] ?? '').toUpperCase()));
  const found = await rowsOf<KnownCoupon>(
    executor,
    sql`select code, farmer_id is not null as is_own, used_count as used, jsonb_build_object('kind', kind,
      'value', value, 'cap', cap_paise, 'minimum', minimum_paise, 'valid_from', valid_from::text,
      'valid_until', valid_until::text, 'marketplaces', marketplaces::text, 'total_uses', total_uses,
      'uses_per_farmer', uses_per_farmer, 'is_listed', is_listed) as fields
    from coupons where code in (select jsonb_array_elements_text(${asked}::jsonb))`,
  );
  return new Map(found.map((coupon) => [coupon.code, coupon]));
}

function readCoupon({ row, cells }: AskedRow, known: ReadonlyMap<string, KnownCoupon>): ReadRow {
  const reader = new CellReader(cells);
  const optional = { isRequired: false };
  const chosen = <Word extends string>(column: string, words: readonly Word[], otherwise: Word) =>
    (cells[column] ?? '') === '' ? otherwise : reader.choice(column, words);
  const code = reader.text('code', { longest: 30 })?.toUpperCase() ?? null;
  if (code !== null && !/^[A-Z0-9]+$/.test(code)) reader.refuse('code', { code: 'not-a-choice', expected: 'A-Z 0-9' });
  const place = chosen('marketplace', PLACES, 'all');
  const fields = {
    ...{ kind: reader.choice('kind', COUPON_KINDS), value: reader.paise('value'), cap: reader.paise('cap', optional) },
    ...{ minimum: reader.paise('minimum', optional) ?? 0, valid_from: reader.day('valid_from', optional) },
    ...{ valid_until: reader.day('valid_until', optional), total_uses: reader.wholeNumber('total_uses', optional) },
    uses_per_farmer: reader.wholeNumber('uses_per_farmer', optional),
    is_listed: chosen('is_listed', YES_NO, 'yes') === 'yes',
    // As the database writes lists.
    marketplaces: place === null || place === 'all' ? '["dehaat", "ondc"]' : `["${place}"]`,
  };
  if (fields.value === 0) reader.refuse('value', { code: 'missing', expected: null });
  if (fields.kind === 'percent' && (fields.value ?? 0) > HUNDRED_PERCENT)
    reader.refuse('value', { code: 'too-large', expected: '100' });
  if (fields.valid_from !== null && fields.valid_until !== null && fields.valid_until < fields.valid_from)
    reader.refuse('valid_until', { code: 'not-a-day', expected: fields.valid_from });
  const coupon = known.get(code ?? '');
  // A farmer's own is no coupon for all, and what was given out is not taken back by a lower limit.
  if (coupon?.is_own === true) reader.refuse('code', { code: 'taken', expected: null });
  if (coupon !== undefined && fields.total_uses !== null && fields.total_uses < coupon.used)
    reader.refuse('total_uses', { code: 'taken', expected: String(coupon.used) });
  return {
    ...{ row, subject: code, problems: reader.problems, before: coupon?.fields ?? null },
    after: code === null || reader.problems.length > 0 ? null : fields,
  };
}
