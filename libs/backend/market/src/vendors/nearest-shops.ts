import type { Marketplace } from '@haat/api-contract/vocabulary';
import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Executor, Localised } from '@haat/backend-platform';

import { metresBetween } from '../location/earth.ts';
import type { LatLng } from '../location/earth.ts';
import { vendors } from './tables.ts';

/** Which shops are wanted. */
export interface NearestShops {
  readonly marketplace: Marketplace;
  /** Ids of shops that are left out. */
  readonly except: readonly string[];
  readonly most: number;
}

/** The shops nearest to a place by their names, however far they are. */
export function nearestShops(
  executor: Executor,
  place: LatLng,
  { marketplace, except, most }: NearestShops,
): Promise<{ id: string; name: Localised }[]> {
  return rowsOf(
    executor,
    sql`select ${vendors.id}, ${vendors.name} from ${vendors}
    where ${vendors.marketplace} = ${marketplace} and not ${vendors.id} = any(${sql.param([...except])}::text[])
    order by ${metresBetween(sql`${vendors.position}`, place)}, ${vendors.id} limit ${most}`,
  );
}
