import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { lineSnapshots } from '../catalogue/line-snapshots.ts';
import type { VendorFacts } from '../vendors/vendor-facts.ts';
import { lapsedKinds } from './lapsed-kinds.ts';

/**
 * Refuses goods whose licence has run out to the minute, whenever the job that takes them off the shelf came last.
 * @throws ServiceError `cart_error.product_gone`
 */
export async function refuseLapsedGoods(
  executor: Executor,
  { licences }: Pick<VendorFacts, 'licences'>,
  variantIds: readonly string[],
  now: Date,
): Promise<void> {
  const lapsed: readonly string[] = lapsedKinds(licences, now);
  if (lapsed.length === 0) return;
  for (const [variantId, { facts }] of await lineSnapshots(executor, variantIds))
    if (facts !== undefined && lapsed.includes(facts.kind))
      throw new ServiceError('cart_error.product_gone', { variant_id: variantId });
}
