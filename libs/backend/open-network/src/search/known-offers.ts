import type { PackUnit } from '@haat/api-contract/vocabulary';
import { packsQuery } from '@haat/backend-market';
import type { OffersElsewhere } from '@haat/backend-market';
import { SELF_PICKUP } from '@haat/ondc-core';
import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { isDescribed, REMOVED } from '../catalogue/store-item-states.ts';
import { networkItems, networkKnownGoods } from '../catalogue/tables.ts';
import { networkPlaceOf } from './network-place.ts';
import type { NetworkPlace } from './network-place.ts';
import { servingQuery } from './serving.ts';

const IN_BASE_UNIT: Readonly<Record<PackUnit, readonly [base: string, factor: number]>> = {
  kg: ['g', 1_000],
  g: ['g', 1],
  l: ['ml', 1_000],
  ml: ['ml', 1],
  piece: ['piece', 1],
};
/** Of what a pack holds, in its base unit: contents that differ by less are the same. */
const SAME_CONTENT = 1e-6;

/**
 * Query of what sellers of the network bring to a place of our own packs, in no order: `product_id` and `variant_id` of
 * ours; `item_id` and `network_product_id` of the network; `paise`; `can_be_had`; `is_landed`, whether the pack costs
 * no more until the farmer has it; `metres`. What decides where an offer stands is `comparableOffer` of ondc-core; a
 * test holds the two together. What packs hold is compared after the places are: the database expects few goods that
 * hold the same, and would go through all shops for each.
 * See docs/domain/open-network.md#beside-our-own-shops.
 * @param productIds ours; all when it is not given
 */
export function knownOffersQuery(place: NetworkPlace, productIds?: readonly string[]): SQL {
  const wanted =
    productIds === undefined
      ? sql`true`
      : sql`${networkKnownGoods.productId} = any(${sql.param([...productIds])}::text[])`;
  return sql`with serving as materialized (${servingQuery(place)}),
    offered as materialized (
      select ${networkKnownGoods.productId} as product_id, ${networkItems.id} as item_id,
        ${networkItems.productId} as network_product_id, ${networkItems.packAmount} as amount,
        ${networkItems.packUnit} as unit, ${networkItems.pricePaise} as paise, serving.metres,
        ${networkItems.isInStock} and ${networkItems.isEnabled} and ${networkItems.isSellable} as can_be_had,
        coalesce(${networkItems.facts}->>'fulfilmentType' = ${SELF_PICKUP}, false) as is_landed
      from ${networkKnownGoods}
      join ${networkItems} on ${networkItems.wordingId} = ${networkKnownGoods.wordingId}
      join serving on serving.location_id = ${networkItems.locationId} and serving.category = ${networkItems.category}
      where ${wanted} and ${networkItems.locationId} = any(array(select distinct location_id from serving))
        and ${networkItems.label} is distinct from ${REMOVED} and ${isDescribed(sql`${networkItems}`)}
    )
    select offered.product_id, pack.variant_id, item_id, network_product_id, paise, metres, can_be_had, is_landed
    from offered join (${packsQuery()}) pack on pack.product_id = offered.product_id
      and ${baseUnitOf(sql`pack.unit`)} = ${baseUnitOf(sql`offered.unit`)}
      and abs(${contentOf(sql`pack.amount`, sql`pack.unit`)} - ${contentOf(sql`offered.amount`, sql`offered.unit`)})
        < ${SAME_CONTENT}::float8`;
}

/** What of the network is compared with our own shops. */
export const offersOfTheNetwork: OffersElsewhere = async (executor, given) => {
  const place = await networkPlaceOf(executor, given);
  return place === null
    ? null
    : sql`select product_id, paise, can_be_had, is_landed from (${knownOffersQuery(place)}) known`;
};

const units = Object.entries(IN_BASE_UNIT);
const baseUnitOf = (unit: SQL) =>
  sql`case ${unit} ${sql.join(
    units.map(([name, [base]]) => sql`when ${name} then ${base}`),
    sql` `,
  )} end`;
const contentOf = (amount: SQL, unit: SQL) =>
  sql`${amount} * case ${unit} ${sql.join(
    units.map(([name, [, factor]]) => sql`when ${name} then ${factor}::float8`),
    sql` `,
  )} end`;
