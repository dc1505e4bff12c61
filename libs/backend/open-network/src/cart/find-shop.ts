import type { NetworkSellerType } from '@haat/api-contract/vocabulary';
import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { networkLocations, networkProviders } from '../catalogue/tables.ts';

/** A shop of the network with its seller. */
export interface NetworkShop {
  readonly id: string;
  readonly provider_key: string;
  readonly bpp_id: string;
  readonly bpp_uri: string;
  /** As the seller app calls seller and shop. */
  readonly provider_id: string;
  readonly location_id: string;
  readonly name: string;
  readonly seller_type: NetworkSellerType | null;
  readonly min_order_paise: number | null;
  /** In one line. */
  readonly address: string;
  readonly lat: number | null;
  readonly lng: number | null;
  /** As they came. */
  readonly hours: unknown;
}

/** A shop by our id of it, or null when the network has it no more. */
export async function findShop(executor: Executor, id: string): Promise<NetworkShop | null> {
  const [shop] = await rowsOf<NetworkShop>(
    executor,
    sql`select ${networkLocations.id}, ${networkProviders.id} as provider_key, ${networkProviders.bppId},
      ${networkProviders.bppUri}, ${networkProviders.providerId}, ${networkLocations.locationId},
      ${networkProviders.name}, ${networkProviders.sellerType}, ${networkProviders.minOrderPaise},
      concat_ws(', ', ${networkLocations.street}, ${networkLocations.locality}, ${networkLocations.city},
        ${networkLocations.pincode}) as address,
      ${networkLocations.lat}, ${networkLocations.lng}, ${networkLocations.hours}
    from ${networkLocations} join ${networkProviders} on ${networkProviders.id} = ${networkLocations.providerId}
    where ${networkLocations.id} = ${id}::uuid`,
  );
  return shop ?? null;
}
