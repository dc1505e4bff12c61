import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { and, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { groupInsuranceProducts, insurancePolicies } from '../policies/tables.ts';
import { insuranceClaims, insuranceStaff } from './tables.ts';

/** That a claim is on a policy of the insurer for whom this surveyor or this person of the insurer works. */
export function isOfInsurerOf(userId: string): SQL {
  return sql`exists (select 1 from ${insurancePolicies}
    join ${groupInsuranceProducts} on ${groupInsuranceProducts.id} = ${insurancePolicies.productId}
    join ${insuranceStaff} on ${insuranceStaff.insurerId} = ${groupInsuranceProducts.insurerId}
    where ${insurancePolicies.id} = ${insuranceClaims.policyId} and ${insuranceStaff.userId} = ${userId})`;
}

/**
 * Refuses who works for another insurer, or for none, as if the claim were not there.
 * See docs/domain/insurance.md#surveyors-and-insurers.
 * @throws ServiceError `request_error.not_found`
 */
export async function refuseOtherInsurer(executor: Executor, claimId: string, userId: string): Promise<void> {
  const isOwn = and(eq(insuranceClaims.id, claimId), isOfInsurerOf(userId));
  if ((await executor.$count(insuranceClaims, isOwn)) === 0) throw new ServiceError('request_error.not_found');
}
