import { and, eq, ne } from 'drizzle-orm';
import { indiaDay } from '@haat/format';
import type { Executor } from '@haat/backend-platform';
import { groupInsuranceProducts, insurancePolicies } from '../tables.ts';

/** Years after a policy's last day that the identity of the insured is kept. See docs/domain/identity.md#consents. */
export const YEARS_AFTER_POLICY = 5;

/** Whether the law asks for an identity document, and the last day 'YYYY-MM-DD' on which it does. */
export interface KeptByLaw {
  readonly isKept: boolean;
  /** Null while a policy is promised, whose days are not known, and where nothing is kept. */
  readonly until: string | null;
}

/** A policy that an identity document was needed for, but for void ones. */
export interface InsuredPolicy {
  readonly status: string;
  /** Last day of its cover, 'YYYY-MM-DD'. */
  readonly validUntil: string | null;
}

/** How long policies have an identity document kept. */
export function keptByLaw(policies: readonly InsuredPolicy[], today: string): KeptByLaw {
  const ends = policies.map(({ validUntil }) => (validUntil === null ? null : yearsAfter(validUntil)));
  if (ends.includes(null)) return { isKept: true, until: null };
  const last =
    ends
      .filter((end) => end !== null)
      .toSorted()
      .at(-1) ?? '';
  return last >= today && last !== '' ? { isKept: true, until: last } : { isKept: false, until: null };
}

/** How long a person's policies have their identity document kept. */
export async function keptForPolicies(executor: Executor, userId: string, now: Date): Promise<KeptByLaw> {
  const policies = await executor
    .select({ status: insurancePolicies.status, validUntil: insurancePolicies.validUntil })
    .from(insurancePolicies)
    .innerJoin(groupInsuranceProducts, eq(groupInsuranceProducts.id, insurancePolicies.productId))
    .where(
      and(
        eq(insurancePolicies.farmerId, userId),
        eq(groupInsuranceProducts.needsKyc, true),
        ne(insurancePolicies.status, 'VOID'),
      ),
    );
  return keptByLaw(policies, indiaDay(now));
}

/** The same day of a later year; of 29 February the 28th. */
function yearsAfter(day: string): string {
  const later = `${Number(day.slice(0, 4)) + YEARS_AFTER_POLICY}${day.slice(4)}`;
  return later.endsWith('-02-29') ? `${later.slice(0, -2)}28` : later;
}
