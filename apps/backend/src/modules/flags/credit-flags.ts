import type { Flags } from '@haat/api-contract';
import type { Executor } from '../../database/connection.ts';
import type { LatLng } from '../location/earth.ts';
import { financedCentreServes } from '../vendors/vendors-serving.ts';

/** Realm role of a farmer who has a credit line. */
const CREDIT_ROLE = 'credit-farmer';

/**
 * Feature flags at a place. CR, the credit-order flag: on where a financed distribution centre serves the
 * place; enrolled is a farmer with a credit line, never a visitor. Specification, sections 3 and 7.
 */
export async function flagsAt(executor: Executor, place: LatLng, roles: readonly string[]): Promise<Flags> {
  return { CR: { is_enabled: await financedCentreServes(executor, place), is_enrolled: roles.includes(CREDIT_ROLE) } };
}
