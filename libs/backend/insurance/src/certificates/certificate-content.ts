import { userOfId } from '@haat/backend-identity';
import { lineSnapshots } from '@haat/backend-market';
import { findOwnOrder } from '@haat/backend-orders';
import { inLanguage, isId } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import type { Language, Peril } from '@haat/api-contract/vocabulary';
import { and, eq } from 'drizzle-orm';
import { insuredUnits } from '../policies/own-policies.ts';
import { groupInsuranceProducts, insurancePolicies } from '../tables.ts';
import type { InsurerFacts } from '../tables.ts';

/** What a certificate says, in the language of the policy's order. */
export interface CertificateContent {
  readonly language: Language;
  readonly number: string;
  readonly orderNumber: string;
  readonly insured: string;
  readonly product: string;
  readonly coverText: string;
  readonly goods: string | null;
  readonly units: number;
  readonly coverPaise: number;
  readonly premiumPaise: number;
  /** Days, 'YYYY-MM-DD' in India. */
  readonly validFrom: string;
  readonly validUntil: string;
  readonly perils: readonly Peril[];
  readonly insurerName: string;
  /** Null for a sample. */
  readonly insurer: InsurerFacts | null;
  readonly issuedAt: Date;
}

/**
 * What the certificate of a person's policy says; null for one that is not in force or ended in force, is another
 * person's, or is not there.
 */
export async function certificateContent(
  executor: Executor,
  farmerId: string,
  policyId: string,
): Promise<CertificateContent | null> {
  const [found] = isId(policyId)
    ? await executor
        .select({ policy: insurancePolicies, product: groupInsuranceProducts })
        .from(insurancePolicies)
        .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
        .where(
          and(
            eq(insurancePolicies.id, policyId),
            eq(insurancePolicies.farmerId, farmerId),
            eq(insurancePolicies.status, 'IN_FORCE'),
          ),
        )
    : [];
  if (found === undefined) return null;
  const { policy, product } = found;
  const { validFrom, validUntil, inForceAt } = policy;
  const order = await findOwnOrder(executor, farmerId, policy.orderId);
  if (order === null || validFrom === null || validUntil === null) return null;
  const { language } = order;
  const [farmer, goods] = await Promise.all([
    userOfId(executor, farmerId),
    lineSnapshots(executor, [policy.variantId]),
  ]);
  const units = insuredUnits(policy);
  const ofUnits = (paise: number) => Math.round((paise * units) / policy.units);
  const pack = goods.get(policy.variantId);
  return {
    ...{ language, number: policy.number, orderNumber: order.number, units, validFrom, validUntil },
    insured: order.address?.name ?? farmer?.fullName ?? '',
    product: inLanguage(policy.name, language),
    coverText: inLanguage(product.coverText, language),
    goods: pack === undefined ? null : inLanguage(pack.name, language),
    ...{ coverPaise: ofUnits(policy.coverPaise), premiumPaise: ofUnits(policy.premiumPaise) },
    ...{ perils: policy.perils, insurerName: inLanguage(policy.insurerName, language), insurer: product.insurer },
    issuedAt: inForceAt ?? policy.issuedAt,
  };
}
