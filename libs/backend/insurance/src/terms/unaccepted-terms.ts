import { ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor, Transaction } from '@haat/backend-platform';
import type { OrderRow } from '@haat/backend-orders';
import { indiaDay } from '@haat/format';
import { and, asc, desc, eq, inArray, lte } from 'drizzle-orm';
import { insuranceTermAcceptances, insuranceTermSheets } from './tables.ts';

/** Whose acceptance of which products' terms is asked for. */
export interface AcceptanceQuestion {
  /** Whom the insurance is for; null as long as it is not known. */
  readonly farmerId: string | null;
  readonly productIds: readonly string[];
  /** In India, 'YYYY-MM-DD'. */
  readonly today: string;
}

/**
 * Of these products, those whose terms of today the person has not accepted. A product without terms has none to
 * accept. See docs/domain/insurance.md#term-sheets.
 */
export async function unacceptedTerms(
  executor: Executor,
  { farmerId, productIds, today }: AcceptanceQuestion,
): Promise<string[]> {
  if (productIds.length === 0) return [];
  const current = await executor
    .selectDistinctOn([insuranceTermSheets.productId], {
      productId: insuranceTermSheets.productId,
      version: insuranceTermSheets.version,
    })
    .from(insuranceTermSheets)
    .where(and(inArray(insuranceTermSheets.productId, [...productIds]), lte(insuranceTermSheets.effectiveOn, today)))
    .orderBy(asc(insuranceTermSheets.productId), desc(insuranceTermSheets.effectiveOn));
  const accepted = farmerId === null ? [] : await acceptedOf(executor, farmerId, productIds);
  return current
    .filter(({ productId, version }) => !accepted.some((one) => one.productId === productId && one.version === version))
    .map(({ productId }) => productId);
}

/**
 * Lets an order pass only with the terms accepted of each product that it buys; free units ask for nothing.
 * @throws ServiceError `insurance_error.terms_not_accepted`, naming the first product
 */
export async function refuseUnacceptedTerms(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { farmerId, insurance }: OrderRow,
): Promise<void> {
  const bought = (insurance?.policy_order_details ?? []).filter(({ cost_to_farmer: cost }) => cost > 0);
  const productIds = bought.map(({ group_insurance_product_id: id }) => String(id));
  const [missing] = await unacceptedTerms(tx, { farmerId, productIds, today: indiaDay(now()) });
  if (missing !== undefined) throw new ServiceError('insurance_error.terms_not_accepted', { product_id: missing });
}

function acceptedOf(executor: Executor, farmerId: string, productIds: readonly string[]) {
  return executor
    .select({ productId: insuranceTermAcceptances.productId, version: insuranceTermAcceptances.version })
    .from(insuranceTermAcceptances)
    .where(
      and(eq(insuranceTermAcceptances.userId, farmerId), inArray(insuranceTermAcceptances.productId, [...productIds])),
    );
}
