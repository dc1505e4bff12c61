import { financedCentreServes, toLatLng } from '@haat/backend-market';
import type { LatLng, VendorFacts } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';

/**
 * Whether a shop sells on credit to a place: the shop does, and a financed distribution centre serves the place. See
 * docs/domain/credit.md#where-credit-is-given.
 * @param place where the goods go; null when they are collected at the shop
 */
export async function creditSoldHere(
  executor: Executor,
  { isFinanced, snapshot }: Pick<VendorFacts, 'isFinanced' | 'snapshot'>,
  place: LatLng | null,
): Promise<boolean> {
  return isFinanced && financedCentreServes(executor, place ?? toLatLng(snapshot.latLng));
}
