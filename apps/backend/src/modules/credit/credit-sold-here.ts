import type { Executor } from '../../database/connection.ts';
import type { LatLng } from '../location/earth.ts';
import { toLatLng } from '../location/earth.ts';
import type { VendorFacts } from '../vendors/vendor-facts.ts';
import { financedCentreServes } from '../vendors/vendors-serving.ts';

/**
 * Whether a shop sells on credit to a place: the shop does, and a financed distribution centre serves the place.
 * Specification,
 * section 3 (flag CR, availability for a credit order).
 * @param place where the goods go; null when they are collected at the shop
 */
export async function creditSoldHere(
  executor: Executor,
  { isFinanced, snapshot }: Pick<VendorFacts, 'isFinanced' | 'snapshot'>,
  place: LatLng | null,
): Promise<boolean> {
  return isFinanced && financedCentreServes(executor, place ?? toLatLng(snapshot.latLng));
}
