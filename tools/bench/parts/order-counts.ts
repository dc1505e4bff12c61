import { PACK, SHOP } from '@haat/test-clients/buyer';
import type { BenchServer } from '../market/bench-server.ts';

/** What the database holds of the orders for the pack that is ordered. */
export interface OrderCounts {
  readonly ids: readonly string[];
  /** Packs in these orders. */
  readonly packs: number;
  /** Packs on the shelf. */
  readonly left: number;
}

/** Puts so many packs on the shelf. */
export async function setStock(server: BenchServer, name: string, packs: number): Promise<void> {
  await server.query(name, 'update offers set stock = $1 where vendor_id = $2 and variant_id = $3', [
    packs,
    SHOP,
    PACK,
  ]);
}

/** Counts what was ordered, and what is left. */
export async function ordersInDatabase(server: BenchServer, name: string): Promise<OrderCounts> {
  const orders = await server.query<{ id: string }>(name, 'select id from orders');
  const [counts] = await server.query<{ packs: number; remaining: number }>(
    name,
    `select (select coalesce(sum(quantity), 0)::int from order_lines where variant_id = $2) as packs,
    (select stock from offers where vendor_id = $1 and variant_id = $2) as remaining`,
    [SHOP, PACK],
  );
  return { ids: orders.map(({ id }) => id), packs: counts?.packs ?? 0, left: counts?.remaining ?? 0 };
}
