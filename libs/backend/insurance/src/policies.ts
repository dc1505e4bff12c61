import type { OrderPolicy } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { asc, eq, sql } from 'drizzle-orm';
import { inLanguage, preparedQuery } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { insurancePolicies } from './tables.ts';
import type { PolicyRow } from './tables.ts';

const policiesOfOrder = preparedQuery((executor) =>
  executor
    .select()
    .from(insurancePolicies)
    .where(eq(insurancePolicies.orderId, sql.placeholder('orderId')))
    .orderBy(asc(insurancePolicies.number)),
);

/**
 * The policies that came with an order; of those that an attempt to pay promised in vain only what no later one
 * replaced.
 */
export async function policiesOf(executor: Executor, orderId: string, language: Language): Promise<OrderPolicy[]> {
  const rows = await policiesOfOrder(executor, { orderId });
  const newest = new Map(rows.map((row) => [coverOf(row), row.id]));
  return rows.filter((row) => newest.get(coverOf(row)) === row.id).map((row) => toPolicy(row, language));
}

/** What a policy is for: of those of one order that are for the same, only the newest counts. */
export function coverOf({ variantId, productId, multiplierFactor, premiumPaise }: PolicyRow): string {
  return JSON.stringify([variantId, productId, multiplierFactor, premiumPaise === 0]);
}

function toPolicy(row: PolicyRow, language: Language): OrderPolicy {
  const units = row.status === 'VOID' ? row.units : row.units - row.returnedUnits;
  const ofUnits = (paise: number) => toRupees(Math.round((paise * units) / row.units));
  return {
    id: row.id,
    number: row.number,
    variant_id: row.variantId,
    name: inLanguage(row.name, language),
    insurer_name: inLanguage(row.insurerName, language),
    units,
    premium: ofUnits(row.premiumPaise),
    cover: ofUnits(row.coverPaise),
    status: row.status,
    starts: row.starts,
    cover_days: row.coverDays,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
  };
}
