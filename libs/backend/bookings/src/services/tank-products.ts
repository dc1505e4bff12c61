import { bannedSubstanceIn, bannedSubstances } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { asc } from 'drizzle-orm';
import { droneProducts } from '../tables.ts';

/** What may be in a drone's tank. */
export type TankProduct = typeof droneProducts.$inferSelect;

/**
 * The operator's list of what may be sprayed by a drone, without what the law bans, whatever the list says. See
 * docs/domain/bookings.md#tank.
 */
export async function tankProducts(executor: Executor): Promise<TankProduct[]> {
  const listed = await executor.select().from(droneProducts).orderBy(asc(droneProducts.id));
  const banned = await bannedSubstances(executor);
  return listed.filter(({ active, name }) => bannedSubstanceIn([active, name.en], banned) === null);
}
