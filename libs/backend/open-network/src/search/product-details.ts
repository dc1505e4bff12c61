import type { NetworkProductDetails, NetworkVariantDetails } from '@haat/api-contract/open-network';
import { isId, rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import type { NetworkPlace } from './network-place.ts';
import {
  networkProductRows,
  toNetworkProduct,
  toNetworkVariant,
  type NetworkItemRow,
  type NetworkProductRow,
} from './product-rows.ts';
import { servingQuery } from './serving.ts';

/**
 * A product with every fact, or null when there is none.
 * @param place null without one; undefined where the network is not asked for the place
 */
export async function networkProductDetails(
  executor: Executor,
  id: string,
  place: NetworkPlace | null | undefined,
): Promise<NetworkProductDetails | null> {
  if (!isId(id)) return null;
  const [row] = await networkProductRows(executor, [id]);
  if (row === undefined) return null;
  const served = place ? await servedAt(executor, row, place) : null;
  return {
    ...toNetworkProduct(row, served?.metres ?? null),
    serves_place: place === null ? null : served !== null,
    product_variants: row.items.map((item) => toDetails(item, row)),
  };
}

async function servedAt(
  executor: Executor,
  { location_key, category }: NetworkProductRow,
  place: NetworkPlace,
): Promise<{ metres: number | null } | null> {
  const [served] = await rowsOf<{ metres: number | null }>(
    executor,
    sql`select metres from (${servingQuery(place)}) serving
    where serving.location_id = ${location_key}::uuid and serving.category = ${category}`,
  );
  return served ?? null;
}

function toDetails(item: NetworkItemRow, row: NetworkProductRow): NetworkVariantDetails {
  const { facts } = item;
  return {
    ...toNetworkVariant(item, row.is_open),
    image_urls: [...facts.pictures],
    short_description: facts.shortText,
    description: facts.longText,
    maker: facts.maker,
    maker_address: facts.makerAddress,
    country_of_origin: facts.origin,
    consumer_care: facts.consumerCare,
    packed_on: facts.packedOn,
    returnable: facts.isReturnable,
    return_window: facts.returnWindow,
    cancellable: facts.isCancellable,
    cash_on_delivery: facts.isPaidOnDelivery,
    time_to_ship: facts.timeToShip,
    attributes: Object.entries(facts.attributes).map(([name, value]) => ({ name, value })),
    network: {
      bpp_id: row.bpp_id,
      bpp_uri: row.bpp_uri,
      provider_id: row.provider_id,
      location_id: row.location_id,
      item_id: item.item_id,
      fulfillment_id: facts.fulfilmentId,
    },
  };
}
