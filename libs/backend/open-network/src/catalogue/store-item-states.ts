import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { rowsOf } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import type { ReadCatalogue } from './read-catalogue.ts';
import { networkItems } from './tables.ts';

/** Set by us: a whole catalogue no longer names the item, or names it in a way in which it may not be sold. */
export const REMOVED = 'removed';
/** See {@link REMOVED}. */
export const REFUSED = 'refused';

/** Whether an item was ever described: of others no more is known than their state. */
export const isDescribed = (item: SQL) => sql`${item}.described_at is distinct from '-infinity'::timestamptz`;

/** What was taken out of sale is sold again only when it is described anew. */
export const isInCatalogue = sql`coalesce(${networkItems.label}, '') not in (${REMOVED}, ${REFUSED})`;

/**
 * Takes items in and out of service of which nothing else is said: what was said of them before stays. One that is not
 * known yet is remembered, so that a description that comes late does not put it on sale.
 * @returns the products of what changed
 */
export async function storeItemStates(
  tx: Transaction,
  { itemStates }: ReadCatalogue,
): Promise<{ product_id: string }[]> {
  if (itemStates.length === 0) return [];
  const changed = await rowsOf<{ product_id: string }>(
    tx,
    sql`update ${networkItems} set label = given.label, is_enabled = given.is_enabled, stamped_at = given.stamped_at,
      described_at = coalesce(${networkItems.describedAt}, ${networkItems.stampedAt}, '-infinity'::timestamptz)
    from json_to_recordset(${JSON.stringify(itemStates)}::json) as given(id uuid, label text, is_enabled boolean,
      stamped_at timestamptz)
    where ${networkItems.id} = given.id and ${isInCatalogue}
      and given.stamped_at > coalesce(${networkItems.stampedAt}, '-infinity'::timestamptz)
    returning product_id`,
  );
  await remember(tx, itemStates);
  return changed;
}

/**
 * What may not be sold as its seller now tells it is not sold as it was told before, either, nor as it is told late.
 * @returns the products of what changed
 */
export async function refuseItems(tx: Transaction, { refused }: ReadCatalogue): Promise<{ product_id: string }[]> {
  if (refused.length === 0) return [];
  const changed = await rowsOf<{ product_id: string }>(
    tx,
    sql`update ${networkItems} set label = ${REFUSED}, is_enabled = false,
      stamped_at = greatest(given.stamped_at, ${networkItems.stampedAt})
    from json_to_recordset(${JSON.stringify(refused)}::json) as given(id uuid, stamped_at timestamptz)
    where ${networkItems.id} = given.id and given.stamped_at >
      coalesce(${networkItems.describedAt}, ${networkItems.stampedAt}, '-infinity'::timestamptz)
    returning product_id`,
  );
  await remember(
    tx,
    refused.map((one) => ({ ...one, label: REFUSED, is_enabled: false })),
  );
  return changed;
}

/** Keeps the state of items that are not known: without a product they are listed nowhere. */
async function remember(tx: Transaction, states: readonly { readonly stamped_at: string | null }[]): Promise<void> {
  const timed = states.filter(({ stamped_at }) => stamped_at !== null);
  if (timed.length === 0) return;
  await tx.execute(sql`insert into ${networkItems} (id, product_id, location_id, item_id, category, name, wording_id,
      price_paise, is_in_stock, label, stamped_at, described_at, is_enabled, facts)
    select id, id, location_id, item_id, 'Seed', item_id, id, 0, false, label, stamped_at, '-infinity', is_enabled, '{}'
    from json_to_recordset(${JSON.stringify(timed)}::json) as given(id uuid, location_id uuid, item_id text,
      label text, stamped_at timestamptz, is_enabled boolean)
    order by id on conflict (id) do nothing`);
}
