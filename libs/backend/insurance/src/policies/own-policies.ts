import type { Policy } from '@haat/api-contract/insurance-policies';
import type { Language } from '@haat/api-contract/vocabulary';
import { lineSnapshots } from '@haat/backend-market';
import { inLanguage, isId } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { policyState } from '@haat/claim-core';
import { toRupees } from '@haat/format';
import { and, desc, eq } from 'drizzle-orm';
import { coverOf } from '../policies.ts';
import { groupInsuranceProducts, insurancePolicies } from '../tables.ts';

/** Policies that are told of at once. */
const MOST = 100;

/** Whose policies are asked for. */
export interface OwnPolicies {
  readonly farmerId: string;
  readonly language: Language;
  /** In India, 'YYYY-MM-DD'. */
  readonly today: string;
  /** Of one policy; all of the person's without it. */
  readonly id?: string;
}

/**
 * A person's policies, the newest first; of those that an attempt to pay promised in vain only what no later one
 * replaced. Nothing for an id that is not there or is of another person's.
 */
export async function ownPolicies(
  executor: Executor,
  { farmerId, language, today, id }: OwnPolicies,
): Promise<Policy[]> {
  if (id !== undefined && !isId(id)) return [];
  const found = await executor
    .select({ policy: insurancePolicies, product: groupInsuranceProducts })
    .from(insurancePolicies)
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
    .where(and(eq(insurancePolicies.farmerId, farmerId), id === undefined ? undefined : eq(insurancePolicies.id, id)))
    .orderBy(desc(insurancePolicies.issuedAt), desc(insurancePolicies.number))
    .limit(MOST);
  const rows = id === undefined ? found.filter(isNewest) : found;
  const goods = await lineSnapshots(executor, [...new Set(rows.map(({ policy }) => policy.variantId))]);
  return rows.map(({ policy, product }) => {
    const units = insuredUnits(policy);
    const ofUnits = (paise: number) => toRupees(Math.round((paise * units) / policy.units));
    const pack = goods.get(policy.variantId);
    return {
      ...{ id: policy.id, number: policy.number, order_id: policy.orderId },
      name: inLanguage(policy.name, language),
      insurer_name: inLanguage(policy.insurerName, language),
      cover_text: inLanguage(product.coverText, language),
      goods: pack === undefined ? null : inLanguage(pack.name, language),
      ...{ units, is_free: policy.premiumPaise === 0 },
      ...{ premium: ofUnits(policy.premiumPaise), cover: ofUnits(policy.coverPaise) },
      phase: policyState(daysOf(policy), today),
      ...{ starts: policy.starts, cover_days: policy.coverDays },
      ...{ valid_from: policy.validFrom, valid_until: policy.validUntil },
      ...{ perils: [...policy.perils], insurer: product.insurer },
    };
  });
}

type PolicyOfProduct = {
  readonly policy: typeof insurancePolicies.$inferSelect;
  readonly product: typeof groupInsuranceProducts.$inferSelect;
};

function isNewest({ policy }: PolicyOfProduct, index: number, all: readonly PolicyOfProduct[]): boolean {
  const isSame = ({ policy: other }: PolicyOfProduct) =>
    other.orderId === policy.orderId && coverOf(other) === coverOf(policy);
  return all.findIndex(isSame) === index;
}

/** Packs that are still insured; of a void policy, those that it was for. */
export function insuredUnits(policy: typeof insurancePolicies.$inferSelect): number {
  return policy.status === 'VOID' ? policy.units : policy.units - policy.returnedUnits;
}

/** The days of a policy, for the rules of claims. */
export function daysOf({ status, validFrom, validUntil }: typeof insurancePolicies.$inferSelect) {
  return { starts_on: validFrom, ends_on: validUntil ?? '', is_void: status === 'VOID' };
}
