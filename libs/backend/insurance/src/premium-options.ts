import { asc, eq, sql } from 'drizzle-orm';
import type { Executor } from '@haat/backend-platform';
import { groupInsuranceProducts, insurancePremiumOptions } from './tables.ts';

/** A premium at which a pack can be insured, with the product that gives the cover. */
export interface PackInsurance {
  product: typeof groupInsuranceProducts.$inferSelect;
  option: typeof insurancePremiumOptions.$inferSelect;
}

/**
 * Every insurance of these packs, by variant id, in the order in which it is offered. A pack that cannot be insured
 * is not in the map.
 */
export async function insuranceOfPacks(
  executor: Executor,
  variantIds: readonly string[],
): Promise<Map<string, PackInsurance[]>> {
  const found = new Map<string, PackInsurance[]>();
  if (variantIds.length === 0) return found;
  const rows = await executor
    .select({ product: groupInsuranceProducts, option: insurancePremiumOptions })
    .from(insurancePremiumOptions)
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePremiumOptions.productId))
    .where(sql`${insurancePremiumOptions.variantId} = any(${sql.param([...variantIds])}::text[])`)
    .orderBy(asc(groupInsuranceProducts.sortOrder), asc(insurancePremiumOptions.multiplierFactor));
  for (const row of rows) found.set(row.option.variantId, [...(found.get(row.option.variantId) ?? []), row]);
  return found;
}
