import { eq } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';

import { places, states } from './tables.ts';

/** The state in which a PIN code lies, with its names; null for an unknown code. */
export async function stateOfPincode(executor: Executor, pincode: string): Promise<Localised | null> {
  const [place] = await executor
    .select({ state: places.state, name: states.name })
    .from(places)
    .leftJoin(states, eq(states.state, places.state))
    .where(eq(places.pincode, pincode));
  return place === undefined ? null : (place.name ?? { en: place.state });
}
