import type { OrderPolicy } from '@haat/api-contract';
import type { Language } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { asc, eq } from 'drizzle-orm';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { insurancePolicies } from './tables.ts';

/** The policies that came with an order. */
export async function policiesOf(executor: Executor, orderId: string, language: Language): Promise<OrderPolicy[]> {
  const rows = await executor
    .select()
    .from(insurancePolicies)
    .where(eq(insurancePolicies.orderId, orderId))
    .orderBy(asc(insurancePolicies.number));
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    variant_id: row.variantId,
    name: inLanguage(row.name, language),
    insurer_name: inLanguage(row.insurerName, language),
    units: row.units,
    premium: toRupees(row.premiumPaise),
    cover: toRupees(row.coverPaise),
    status: row.status,
    valid_from: row.validFrom,
    valid_until: row.validUntil,
  }));
}
