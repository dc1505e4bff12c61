import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { lineSnapshots } from '../catalogue/line-snapshots.ts';
import type { VendorFacts } from '../vendors/vendor-facts.ts';
import { expiredKinds } from './expired-kinds.ts';

/**
 * Refuses goods whose licence has run out to the minute, whenever the job that takes them off the shelf came last.
 * @throws ServiceError `cart_error.product_gone`
 */
export async function refuseExpiredGoods(
  executor: Executor,
  { licences }: Pick<VendorFacts, 'licences'>,
  variantIds: readonly string[],
  now: Date,
): Promise<void> {
  const expired: readonly string[] = expiredKinds(licences, now);
  if (expired.length === 0) return;
  for (const [variantId, { facts }] of await lineSnapshots(executor, variantIds))
    if (facts !== undefined && expired.includes(facts.kind))
      throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
}
