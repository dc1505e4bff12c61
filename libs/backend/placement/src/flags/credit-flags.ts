import type { Flags } from '@haat/api-contract';
import type { RequestUser } from '@haat/backend-identity';
import { financedCentreServes } from '@haat/backend-market';
import type { LatLng } from '@haat/backend-market';
import { creditLineOf, isEnrolled } from '@haat/backend-payments';
import type { Executor } from '@haat/backend-platform';

/** The user whose flags are read, and this process's configuration. */
export interface FlagsOptions {
  /** Null for a guest. */
  user: Pick<RequestUser, 'id'> | null;
  couponsOn: boolean;
  /** Whether a lender is configured. */
  hasLender: boolean;
}

/**
 * Feature flags at a place. CR, the credit-order flag: on where a lender is configured and a financed distribution
 * centre serves the place; enrolled is a farmer with a credit line, never a guest. CP, the coupon flag: everywhere or
 * nowhere. See docs/domain/application.md#feature-flags.
 */
export async function flagsAt(
  executor: Executor,
  place: LatLng,
  { user, couponsOn, hasLender }: FlagsOptions,
): Promise<Flags> {
  const line = user === null ? null : await creditLineOf(executor, user.id);
  return {
    CR: { is_enabled: hasLender && (await financedCentreServes(executor, place)), is_enrolled: isEnrolled(line) },
    CP: { is_enabled: couponsOn },
  };
}
