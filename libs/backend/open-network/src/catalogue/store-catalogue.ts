import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { lockNames, rowsOf } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { NetworkCatalogue } from '@haat/ondc-core';
import { readCatalogue, type CatalogueError, type ReadCatalogue } from './read-catalogue.ts';
import type { CatalogueContext } from './catalogue-context.ts';
import { combineCatalogues } from './combine-catalogues.ts';
import { isDescribedAnew, isNewer } from './is-newer.ts';
import type { ProviderRow } from './rows.ts';
import { storeItems } from './store-items.ts';
import { networkLocations, networkProviders, networkReaches } from './tables.ts';

/** A catalogue or an increment of it, and who sent it when. */
export type SentCatalogue = Pick<CatalogueContext, 'bpp_id' | 'bpp_uri' | 'timestamp'> & {
  readonly catalogue: NetworkCatalogue;
};

/**
 * Takes in catalogues and increments of them, in the transaction of their messages. Of a seller, a shop and an item
 * each the newest word counts: the same message again, or an older one, changes nothing. A word that only opens or
 * closes one keeps its newest description, also when that comes later. What an increment does not name stays; of a shop
 * that a whole catalogue names, goods that it no longer names are gone.
 * See docs/domain/open-network.md#catalogue-and-increments.
 * @returns what is wrong in each, for its seller
 */
export async function storeCatalogues(
  tx: Transaction,
  sent: readonly SentCatalogue[],
): Promise<readonly (readonly CatalogueError[])[]> {
  const catalogues = sent.map((one) => ({ ...readCatalogue(one, one.catalogue), timestamp: one.timestamp }));
  // Two messages of one seller app would otherwise wait for each other's rows.
  await lockNames(
    tx,
    sent.map(({ bpp_id }) => `network catalogue of ${bpp_id}`),
  );
  for (const read of combineCatalogues(catalogues)) {
    // When a whole catalogue was written: it stands by itself.
    const { timestamp = '' } = catalogues.find((one) => one === read) ?? {};
    const changed = await storeProviders(tx, read, timestamp);
    await storeLocations(tx, read);
    await storeReaches(tx, read, changed);
    await storeItems(tx, read, timestamp);
  }
  return catalogues.map(({ errors }) => errors);
}

/** @returns ids of those that are described for the first time, or by the newest description */
async function storeProviders(tx: Transaction, { providers, isFull }: ReadCatalogue, at: string): Promise<string[]> {
  const [descriptions, states] = [providers.filter((one) => !one.is_state), providers.filter((one) => one.is_state)];
  const described = await upsertProviders(tx, descriptions);
  await upsertProviders(tx, states);
  if (isFull)
    await tx.execute(sql`update ${networkProviders} set refresh_at = given.refresh_at
      from json_to_recordset(${JSON.stringify(providers)}::json) as given(id uuid, refresh_at timestamptz)
      where ${networkProviders.id} = given.id and ${networkProviders.refreshAt} < given.refresh_at
        and given.refresh_at > ${at}::timestamptz`);
  return described.map(({ id }) => id);
}

/** What a word does not say stays; one that only opens or closes a seller says nothing else. */
async function upsertProviders(tx: Transaction, providers: readonly ProviderRow[]): Promise<{ id: string }[]> {
  if (providers.length === 0) return [];
  const known = sql`network_providers`;
  return rowsOf(
    tx,
    sql`insert into ${networkProviders} (id, bpp_id, bpp_uri, provider_id, seller_app, seller_type, name, picture,
      fulfilments, min_order_paise, label, stamped_at, described_at, is_open, refresh_at)
    select id, bpp_id, bpp_uri, provider_id, seller_app, seller_type, coalesce(name, provider_id), picture,
      fulfilments, min_order_paise, label, stamped_at, described_at, is_open, refresh_at
    from json_to_recordset(${JSON.stringify(providers)}::json) as given(id uuid, bpp_id text, bpp_uri text,
      provider_id text, seller_app text, seller_type text, name text, picture text, fulfilments jsonb,
      min_order_paise int, label text, stamped_at timestamptz, described_at timestamptz, is_open boolean,
      refresh_at timestamptz)
    order by id
    on conflict (id) do update set
      ${stateOfLatest(known, isNewer(known))},
      bpp_uri = case when ${isNewer(known)} then excluded.bpp_uri else network_providers.bpp_uri end,
      seller_app = coalesce(excluded.seller_app, network_providers.seller_app),
      seller_type = coalesce(excluded.seller_type, network_providers.seller_type),
      name = case when excluded.name = excluded.provider_id then network_providers.name else excluded.name end,
      picture = coalesce(excluded.picture, network_providers.picture),
      fulfilments = case when excluded.fulfilments = '[]' then network_providers.fulfilments
        else excluded.fulfilments end,
      min_order_paise = coalesce(excluded.min_order_paise, network_providers.min_order_paise)
    where ${isNewer(known)} or ${isDescribedAnew(known)} returning id`,
  );
}

/** Assignments by which whether it is open comes from the word that is the latest, with the times of the latest. */
const stateOfLatest = (known: SQL, isLatest: SQL) => sql`
  label = case when ${isLatest} then excluded.label else ${known}.label end,
  is_open = case when ${isLatest} then excluded.is_open else ${known}.is_open end,
  stamped_at = greatest(excluded.stamped_at, ${known}.stamped_at),
  described_at = greatest(excluded.described_at, ${known}.described_at)`;

async function storeLocations(tx: Transaction, { locations }: ReadCatalogue): Promise<void> {
  const insert = (some: readonly object[], onConflict: SQL) =>
    tx.execute(sql`insert into ${networkLocations} (id, provider_id, location_id, lat, lng, street, locality, city,
      pincode, state, label, stamped_at, described_at, is_open, hours)
    select id, provider_id, location_id, lat, lng, street, locality, city, pincode, state, label, stamped_at,
      described_at, is_open, hours
    from json_to_recordset(${JSON.stringify(some)}::json) as given(id uuid, provider_id uuid, location_id text,
      lat float8, lng float8, street text, locality text, city text, pincode text, state text, label text,
      stamped_at timestamptz, described_at timestamptz, is_open boolean, hours jsonb)
    order by id ${onConflict}`);
  const [stubs, told] = [locations.filter((one) => one.is_stub), locations.filter((one) => !one.is_stub)];
  if (stubs.length > 0) await insert(stubs, sql`on conflict (id) do nothing`);
  const known = sql`network_locations`;
  // Of a shop that was only named before, any word counts, also one without a time.
  const isUntold = sql`network_locations.hours is null`;
  const kept = ['lat', 'lng', 'street', 'locality', 'city', 'pincode', 'state'].map((column) =>
    sql.raw(`${column} = coalesce(excluded.${column}, network_locations.${column})`),
  );
  const onConflict = sql`on conflict (id) do update set ${sql.join(kept, sql`, `)},
      ${stateOfLatest(known, sql`(${isNewer(known)} or ${isUntold})`)},
      hours = case when ${isDescribedAnew(known)} or ${isUntold} then excluded.hours else network_locations.hours end
    where ${isNewer(known)} or ${isDescribedAnew(known)} or ${isUntold}`;
  for (const some of [told.filter((one) => !one.is_state), told.filter((one) => one.is_state)])
    if (some.length > 0) await insert(some, onConflict);
}

/** Where a seller delivers is said by its own entry: it changes with it, and only with it. */
async function storeReaches(
  tx: Transaction,
  { providers, reaches }: ReadCatalogue,
  changed: readonly string[],
): Promise<void> {
  const told = new Set(providers.filter((one) => one.has_reaches).map(({ id }) => id));
  const ids = changed.filter((id) => told.has(id));
  if (ids.length === 0) return;
  const kept = new Set(ids);
  await tx.execute(sql`delete from ${networkReaches} where ${networkReaches.locationId} in (
    select id from ${networkLocations} where provider_id = any(${sql.param(ids)}::uuid[]))`);
  await tx.execute(sql`insert into ${networkReaches} (location_id, category, kind, radius_metres, pincodes)
    select location_id, category, kind, radius_metres, pincodes
    from json_to_recordset(${JSON.stringify(reaches.filter((one) => kept.has(one.provider_id)))}::json)
      as given(location_id uuid, category text, kind text, radius_metres float8, pincodes int4multirange)`);
}
