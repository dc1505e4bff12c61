import { randomUUID } from 'node:crypto';
import type { BenchServer } from '../market/bench-server.ts';

/** A message of the log, of which only what is judged by it is written. */
interface LoggedMessage {
  readonly direction: 'sent' | 'received';
  readonly action: string;
  readonly participant: string;
  readonly transactionId: string;
  readonly body: object;
}

/** Writes a message into the log as if it had been sent or taken. */
export async function logMessage(server: BenchServer, name: string, message: LoggedMessage): Promise<void> {
  const { direction, action, participant, transactionId, body } = message;
  await server.query(
    name,
    `insert into network_messages (id, direction, action, participant, transaction_id, message_id, "authorization",
      body, digest, at, handled_at)
    values ($1::uuid, $2, $3, $4, $5, $6, '', $7, gen_random_uuid()::text, now(), now())`,
    [randomUUID(), direction, action, participant, transactionId, randomUUID(), JSON.stringify(body)],
  );
}

/**
 * Copies all sellers of a seller app, with shops, reaches and goods, under other names.
 * @param times how many there are of each afterwards
 */
export async function copySellers(server: BenchServer, name: string, app: string, times: number): Promise<void> {
  if (times < 2) return;
  const other = (column: string) => `md5(${column}::text || copy)::uuid`;
  const copies = `generate_series(2, ${Math.floor(times)}) copy`;
  // Bytes of a new id are those of no other, so that the copies meet nobody's rows.
  await server.query(
    name,
    `insert into network_providers (id, bpp_id, bpp_uri, provider_id, seller_app, seller_type, name, picture,
      fulfilments, min_order_paise, label, stamped_at, is_open, refresh_at)
    select ${other('id')}, bpp_id, bpp_uri, provider_id || '-' || copy, seller_app, seller_type, name || ' ' || copy,
      picture, fulfilments, min_order_paise, label, stamped_at, is_open, refresh_at
    from network_providers, ${copies} where bpp_id = $1`,
    [app],
  );
  const original = `provider_id in (select id from network_providers where bpp_id = $1 and provider_id !~ '-')`;
  await server.query(
    name,
    `create table bench_shops as select id from network_locations where ${original.replace('$1', `'${app}'`)}`,
  );
  await server.query(
    name,
    `insert into network_locations (id, provider_id, location_id, lat, lng, street, locality, city, pincode, state,
      label, stamped_at, is_open, hours)
    select ${other('id')}, ${other('provider_id')}, location_id, lat + 0.002 * copy, lng - 0.002 * copy, street,
      locality, city, pincode, state, label, stamped_at, is_open, hours
    from network_locations, ${copies} where id in (select id from bench_shops)`,
  );
  await server.query(
    name,
    `insert into network_reaches (location_id, category, kind, radius_metres, pincodes)
    select ${other('location_id')}, category, kind, radius_metres, pincodes
    from network_reaches, ${copies} where location_id in (select id from bench_shops)`,
  );
  await server.query(
    name,
    `insert into network_products (id, location_id, category, name, brand, wording_id, is_available, price_paise)
    select ${other('id')}, ${other('location_id')}, category, name, brand, wording_id, is_available,
      price_paise + copy * 100
    from network_products, ${copies} where location_id in (select id from bench_shops)`,
  );
  await server.query(
    name,
    `insert into network_items (id, product_id, location_id, item_id, category, name, brand, wording_id, pack_amount,
      pack_unit, price_paise, mrp_paise, max_count, is_in_stock, label, stamped_at, is_enabled, is_sellable, picture,
      facts)
    select ${other('id')}, ${other('product_id')}, ${other('location_id')}, item_id, category, name, brand, wording_id,
      pack_amount, pack_unit, price_paise + copy * 100, mrp_paise, max_count, is_in_stock, label, stamped_at,
      is_enabled, is_sellable, picture, facts
    from network_items, ${copies} where location_id in (select id from bench_shops)`,
  );
  await server.query(name, 'vacuum analyze');
}

/**
 * Makes orders of the network of one of ours, confirmed by a seller app.
 * @returns the ids of so many
 */
export async function copyOrder(
  server: BenchServer,
  name: string,
  { id, count, seller }: { id: string; count: number; seller: string },
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => randomUUID());
  const made = `unnest($2::uuid[]) with ordinality as made(new_id, serial)`;
  await server.query(
    name,
    `insert into orders select (jsonb_populate_record(own, jsonb_build_object('id', new_id, 'number', 'B-' || serial,
      'cart_id', new_id, 'marketplace', 'ondc', 'status', 'VENDOR_CONFIRMED'))).*
    from orders own, ${made} where own.id = $1`,
    [id, ids],
  );
  await server.query(
    name,
    `insert into order_lines select (jsonb_populate_record(own, jsonb_build_object('order_id', new_id))).*
    from order_lines own, ${made} where own.order_id = $1`,
    [id, ids],
  );
  for (const [direction, action] of [
    ['sent', 'confirm'],
    ['received', 'on_confirm'],
  ])
    await server.query(
      name,
      `insert into network_messages (id, direction, action, participant, transaction_id, message_id, "authorization",
        body, digest, at, handled_at)
      select gen_random_uuid(), $2, $3, $4, one, gen_random_uuid()::text, '', $5, gen_random_uuid()::text,
        now() - interval '1 minute', now()
      from unnest($1::text[]) one`,
      [ids, direction, action, seller, confirmationOf(action)],
    );
  return ids;
}

const confirmationOf = (action = '') =>
  JSON.stringify({
    context: { action, bap_id: 'bap.localhost', timestamp: new Date(Date.now() - 60_000).toISOString() },
    message: { order: { id: 'O1', state: 'Accepted' } },
  });
