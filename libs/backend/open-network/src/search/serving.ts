import { metresBetween } from '@haat/backend-market';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { networkLocations, networkProviders, networkReaches } from '../catalogue/tables.ts';
import type { NetworkPlace } from './network-place.ts';

/**
 * Query of what is brought to a place: `location_id`, `category`, `kind` and `metres` from the place to the shop (null
 * where that is not known), once for each open shop and kind of goods.
 * See docs/domain/open-network.md#where-a-seller-delivers.
 */
export function servingQuery({ position, pincode }: NetworkPlace): SQL {
  return sql`select reach.location_id, reach.category, min(reach.kind) as kind, shop.metres
    from (
      select ${networkLocations.id} as id,
        case when ${networkLocations.position} is not null
          then ${metresBetween(sql`${networkLocations.position}`, position)} end as metres
      from ${networkLocations} join ${networkProviders} on ${networkProviders.id} = ${networkLocations.providerId}
      where ${networkLocations.isOpen} and ${networkProviders.isOpen}
    ) shop
    join ${networkReaches} reach on reach.location_id = shop.id
    where reach.kind = 'country'
      or (reach.kind = 'hyperlocal' and shop.metres <= reach.radius_metres)
      or (reach.kind = 'intercity' and reach.pincodes @> ${Number(pincode)}::int)
    group by reach.location_id, reach.category, shop.metres`;
}
