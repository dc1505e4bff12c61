import { ServiceError } from '@haat/backend-platform';
import { beginningFilter, CARERS, flagFilter, OPERATORS, textFilter } from '@haat/backend-platform/operator';
import type { OperatorField, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import { eq, isNotNull, isNull } from 'drizzle-orm';
import { mandiMarkets } from '../tables.ts';

/** The fields of what a market takes, and where each stands. */
const CHARGES = {
  market_fee_percent: 'marketFeePercent',
  commission_percent: 'commissionPercent',
  handling: 'handlingPaise',
  transport: 'transportPaise',
} as const;
const HIGHEST_PERCENT = 20;
const HIGHEST_HANDLING = 500;
const HIGHEST_TRANSPORT = 50;

const charge: Pick<OperatorField, 'least' | 'mayBeNull' | 'change'> = {
  least: 0,
  mayBeNull: true,
  change: OPERATORS,
};

/** Markets at the desk: what each takes of a sale, and what the way to it costs. See docs/domain/mandi.md#charges. */
export const marketsResource: OperatorResource = {
  name: 'mandi-markets',
  read: CARERS,
  source: { table: mandiMarkets, key: mandiMarkets.slug },
  sort: { field: 'name', order: 'asc' },
  fields: {
    name: { kind: 'text', column: mandiMarkets.name, isSortable: true },
    district: { kind: 'text', column: mandiMarkets.district, isSortable: true },
    state: { kind: 'text', column: mandiMarkets.state, isSortable: true },
    market_fee_percent: {
      kind: 'number',
      column: mandiMarkets.marketFeePercent,
      most: HIGHEST_PERCENT,
      ...charge,
    },
    commission_percent: {
      kind: 'number',
      column: mandiMarkets.commissionPercent,
      most: HIGHEST_PERCENT,
      ...charge,
    },
    handling: { kind: 'rupees', column: mandiMarkets.handlingPaise, most: HIGHEST_HANDLING, ...charge },
    transport: { kind: 'rupees', column: mandiMarkets.transportPaise, most: HIGHEST_TRANSPORT, ...charge },
  },
  filters: {
    name: beginningFilter(mandiMarkets.name),
    district: textFilter(mandiMarkets.district),
    state: textFilter(mandiMarkets.state),
    has_charges: flagFilter(isNotNull(mandiMarkets.marketFeePercent), isNull(mandiMarkets.marketFeePercent)),
  },
  change: async (tx, _context, before, values) => {
    refuseSome({ ...before, ...values });
    const columns = Object.entries(CHARGES).flatMap(([field, column]) =>
      values[field] === undefined ? [] : [[column, values[field]] as const],
    );
    if (columns.length === 0) return;
    await tx
      .update(mandiMarkets)
      .set(Object.fromEntries(columns))
      .where(eq(mandiMarkets.slug, String(before['id'])));
  },
};

/** What is left of a sale is known by all of them, or by none. */
function refuseSome(charges: OperatorValues): void {
  const missing = Object.keys(CHARGES).filter((field) => charges[field] === null || charges[field] === undefined);
  if (missing.length > 0 && missing.length < Object.keys(CHARGES).length)
    throw new ServiceError('request_error.invalid', {
      fields: missing.map((field) => ({ field: `data.${field}`, rule: 'missing' })),
    });
}
