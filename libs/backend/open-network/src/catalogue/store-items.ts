import { sql } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { ReadCatalogue } from './read-catalogue.ts';
import { isNewer } from './is-newer.ts';
import { storeKnownGoods, type NamedWording } from './known-goods.ts';
import type { ItemRow } from './rows.ts';
import { isDescribed, isInCatalogue, refuseItems, REMOVED, storeItemStates } from './store-item-states.ts';
import { networkItems, networkLocations, networkProducts, networkWordings } from './tables.ts';

/** Items of one statement: its text stays within some megabytes. */
const ITEMS_OF_STATEMENT = 2_000;

/** Stores the items of a catalogue with the wordings and products that come of them. */
export async function storeItems(tx: Transaction, read: ReadCatalogue, at: string): Promise<void> {
  const touched = new Set<string>();
  const touch = (rows: readonly { product_id: string }[]) => rows.forEach(({ product_id }) => touched.add(product_id));
  await storeWordings(tx, read);
  for (let start = 0; start < read.items.length; start += ITEMS_OF_STATEMENT) {
    const some = read.items.slice(start, start + ITEMS_OF_STATEMENT);
    touch(await storeSome(tx, some));
    touch(await describeLate(tx, some));
  }
  touch(await storeItemStates(tx, read));
  touch(await refuseItems(tx, read));
  if (read.isFull) touch(await removeUnnamed(tx, read, at));
  await deriveProducts(tx, [...touched]);
}

/** A wording that is new is compared with our own goods: of others it is known which they are. */
async function storeWordings(tx: Transaction, { wordings }: ReadCatalogue): Promise<void> {
  if (wordings.length === 0) return;
  const added = await rowsOf<NamedWording>(
    tx,
    sql`insert into ${networkWordings} (id, names, words, brand)
    select id, names, words, brand from json_to_recordset(${JSON.stringify(wordings)}::json) as given(id uuid,
      names text, words text, brand text)
    order by id on conflict (id) do nothing returning id, names, brand`,
  );
  if (added.length > 0) await storeKnownGoods(tx, added);
}

/** @returns the products of what changed, the ones that were left included */
function storeSome(tx: Transaction, items: readonly ItemRow[]): Promise<{ product_id: string }[]> {
  return rowsOf(
    tx,
    sql`with given as (
      select * from json_to_recordset(${JSON.stringify(items)}::json) as given(id uuid, product_id uuid,
        location_id uuid, item_id text, category text, name text, brand text, wording_id uuid, pack_amount float8,
        pack_unit text, price_paise int, mrp_paise int, max_count int, is_in_stock boolean, label text,
        stamped_at timestamptz, is_enabled boolean, is_sellable boolean, picture text,
        facts jsonb)
    ), moved as (
      select known.product_id from given join ${networkItems} known on known.id = given.id
      where known.product_id <> given.product_id
    ), stored as (
      insert into ${networkItems} (id, product_id, location_id, item_id, category, name, brand, wording_id,
        pack_amount, pack_unit, price_paise, mrp_paise, max_count, is_in_stock, label, stamped_at, is_enabled,
        is_sellable, picture, facts)
      select id, product_id, location_id, item_id, category, name, brand, wording_id, pack_amount, pack_unit,
        price_paise, mrp_paise, max_count, is_in_stock, label, stamped_at, is_enabled, is_sellable, picture, facts
      from given order by id
      on conflict (id) do update set product_id = excluded.product_id, location_id = excluded.location_id,
        category = excluded.category, name = excluded.name, brand = excluded.brand, wording_id = excluded.wording_id,
        pack_amount = excluded.pack_amount, pack_unit = excluded.pack_unit, price_paise = excluded.price_paise,
        mrp_paise = excluded.mrp_paise, max_count = excluded.max_count, is_in_stock = excluded.is_in_stock,
        label = excluded.label, stamped_at = excluded.stamped_at, is_enabled = excluded.is_enabled,
        is_sellable = excluded.is_sellable, described_at = null, picture = excluded.picture, facts = excluded.facts
      where ${isNewer(sql`network_items`)}
      returning product_id
    )
    select product_id from stored union select product_id from moved`,
  );
}

/** What a description says that comes after a later word on whether the item is in service: that word stays. */
function describeLate(tx: Transaction, items: readonly ItemRow[]): Promise<{ product_id: string }[]> {
  return rowsOf(
    tx,
    sql`update ${networkItems} set product_id = given.product_id, location_id = given.location_id,
      category = given.category, name = given.name, brand = given.brand, wording_id = given.wording_id,
      pack_amount = given.pack_amount, pack_unit = given.pack_unit, price_paise = given.price_paise,
      mrp_paise = given.mrp_paise, max_count = given.max_count, is_in_stock = given.is_in_stock,
      is_sellable = given.is_sellable, picture = given.picture, facts = given.facts, described_at = given.stamped_at
    from json_to_recordset(${JSON.stringify(items)}::json) as given(id uuid, product_id uuid, location_id uuid,
      category text, name text, brand text, wording_id uuid, pack_amount float8, pack_unit text, price_paise int,
      mrp_paise int, max_count int, is_in_stock boolean, stamped_at timestamptz, is_sellable boolean,
      picture text, facts jsonb)
    where ${networkItems.id} = given.id and ${isInCatalogue}
      and given.stamped_at > ${networkItems.describedAt} and given.stamped_at <= ${networkItems.stampedAt}
    returning ${networkItems}.product_id`,
  );
}

/** Goods of the catalogue's shops that it does not name, unless something newer than it was said of them. */
function removeUnnamed(
  tx: Transaction,
  { locations, items, itemStates, refused }: ReadCatalogue,
  at: string,
): Promise<{ product_id: string }[]> {
  const shops = locations.filter((one) => !one.is_stub).map(({ id }) => id);
  const named = [...items, ...itemStates, ...refused].map(({ id }) => id);
  return rowsOf(
    tx,
    sql`update ${networkItems} set label = ${REMOVED}, is_enabled = false, stamped_at = ${at}::timestamptz
    where ${networkItems.locationId} = any(${sql.param(shops)}::uuid[])
      and not exists (select 1 from unnest(${sql.param(named)}::uuid[]) as named(id)
        where named.id = ${networkItems.id})
      and coalesce(${networkItems.stampedAt}, '-infinity'::timestamptz) < ${at}::timestamptz
    returning product_id`,
  );
}

/** Products say of their items what lists show and sort by; without an item on offer there is none. */
async function deriveProducts(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const touched = sql`${sql.param([...ids])}::uuid[]`;
  await tx.execute(sql`insert into ${networkProducts} (id, location_id, category, name, brand, wording_id,
      is_available, price_paise)
    select distinct on (item.product_id) item.product_id, item.location_id, item.category, item.name, item.brand,
      item.wording_id, bool_or(item.is_in_stock and item.is_enabled) over all_of,
      coalesce(min(item.price_paise) filter (where item.is_in_stock and item.is_enabled) over all_of,
        min(item.price_paise) over all_of)
    from ${networkItems} item join ${networkLocations} shop on shop.id = item.location_id
    where item.product_id = any(${touched}) and item.label is distinct from ${REMOVED}
      and ${isDescribed(sql`item`)}
    window all_of as (partition by item.product_id)
    order by item.product_id, item.item_id
    on conflict (id) do update set category = excluded.category, name = excluded.name, brand = excluded.brand,
      wording_id = excluded.wording_id, is_available = excluded.is_available, price_paise = excluded.price_paise`);
  await tx.execute(sql`delete from ${networkProducts} where id = any(${touched}) and not exists (
    select 1 from ${networkItems} item
    where item.product_id = network_products.id and item.label is distinct from ${REMOVED}
      and ${isDescribed(sql`item`)})`);
}
