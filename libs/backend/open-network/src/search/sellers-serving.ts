import { MAX_NEARBY_VENDORS } from '@haat/api-contract';
import type { NetworkSeller } from '@haat/api-contract/open-network';
import type { NetworkCategory, NetworkReach, NetworkSellerType } from '@haat/api-contract/vocabulary';
import { toLatLngText } from '@haat/backend-market';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { networkLocations, networkProviders } from '../catalogue/tables.ts';
import type { NetworkPlace } from './network-place.ts';
import { servingQuery } from './serving.ts';

interface SellerRow {
  readonly id: string;
  readonly provider_id: string;
  readonly name: string;
  readonly picture: string | null;
  readonly seller_app: string | null;
  readonly seller_type: NetworkSellerType | null;
  readonly address: string;
  readonly pincode: string | null;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly metres: number | null;
  readonly delivers: { category: NetworkCategory; reach: NetworkReach }[];
  readonly fulfilments: string[];
  readonly min_order_paise: number | null;
}

/** Sellers of the network that serve a place, each by its nearest shop that does, nearest first, at most 50. */
export async function networkSellersServing(executor: Executor, place: NetworkPlace): Promise<NetworkSeller[]> {
  const rows = await rowsOf<SellerRow>(
    executor,
    sql`with serving as materialized (${servingQuery(place)}), shops as (
      select location_id, metres, json_agg(json_build_object('category', category, 'reach', kind) order by category)
        as delivers
      from serving group by location_id, metres
    ), nearest as (
      select distinct on (${networkLocations.providerId}) ${networkLocations.id} as id,
        ${networkLocations.providerId} as provider_id,
        concat_ws(', ', ${networkLocations.street}, ${networkLocations.locality}, ${networkLocations.city}) as address,
        ${networkLocations.pincode} as pincode, ${networkLocations.lat} as lat, ${networkLocations.lng} as lng,
        shops.metres, shops.delivers
      from shops join ${networkLocations} on ${networkLocations.id} = shops.location_id
      order by ${networkLocations.providerId}, shops.metres nulls last, ${networkLocations.id}
    )
    select nearest.*, ${networkProviders.name}, ${networkProviders.picture}, ${networkProviders.sellerApp},
      ${networkProviders.sellerType}, ${networkProviders.fulfilments}, ${networkProviders.minOrderPaise}
    from nearest join ${networkProviders} on ${networkProviders.id} = nearest.provider_id
    order by nearest.metres nulls last, nearest.id limit ${MAX_NEARBY_VENDORS}`,
  );
  return rows.map(toSeller);
}

function toSeller(row: SellerRow): NetworkSeller {
  return {
    id: row.id,
    provider_id: row.provider_id,
    vendor_details: {
      name: row.name,
      image_url: row.picture,
      seller_app: row.seller_app,
      seller_type: row.seller_type,
      address: row.address,
      pincode: row.pincode,
      lat_lng: row.lat === null || row.lng === null ? null : toLatLngText({ lat: row.lat, lng: row.lng }),
      distance_metres: row.metres === null ? null : Math.round(row.metres),
      delivers: row.delivers,
      fulfilments: row.fulfilments,
      min_order: row.min_order_paise === null ? null : row.min_order_paise / 100,
    },
  };
}
