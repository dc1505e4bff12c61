import { STOCK_RELEASING_STATUSES } from '@haat/order-core';
import { PACK, SHOP } from '@haat/test-clients/buyer';
import type { FaultDatabase } from './fault-database.ts';

/** What the database says of a market: read past the product, so that the product cannot hide anything. */
export interface Ledger {
  /** Puts so many of the pack on the shelf. */
  stockUp(packs: number): Promise<void>;
  /** Packs on the shelf now. */
  stock(): Promise<number>;
  /** Ids of all orders. */
  orderIds(): Promise<Set<string>>;
  /**
   * What is wrong in the books: a half order, a cart with two, an order whose cart is open, packs that are neither on
   * the shelf nor in an order that has not ended without them.
   * @param initial packs that were on the shelf before the first order
   */
  problems(initial: number): Promise<string[]>;
}

/** Each counts what must not be. */
const RULES: Readonly<Record<string, string>> = {
  'orders without a line':
    'select 1 from orders where not exists (select 1 from order_lines where order_id = orders.id)',
  'orders without history':
    'select 1 from orders where not exists (select 1 from order_history where order_id = orders.id)',
  'orders without their event': `select 1 from orders where (select count(*) from outbox where type = 'order.placed'
    and payload->>'order_id' = orders.id::text) <> 1`,
  'events without an order': `select 1 from outbox where type = 'order.placed' and not exists (select 1 from orders
    where orders.id::text = payload->>'order_id')`,
  'orders whose cart is not closed': `select 1 from orders where not exists (select 1 from carts
    where carts.cart_id = orders.cart_id and status = 'ordered')`,
  'closed carts without an order': `select 1 from carts where status = 'ordered' and not exists (select 1 from orders
    where orders.cart_id = carts.cart_id)`,
  'carts with two orders': 'select cart_id from orders group by cart_id having count(*) > 1',
  'orders whose sum is not that of their lines': `select 1 from orders
    where price_paise - discount_paise <> (select sum((price_paise - discount_paise) * quantity) from order_lines
    where order_id = orders.id)`,
  'shelves below nothing': 'select 1 from offers where stock < 0',
};

/** @param name the market's database */
export function ledgerOf(database: FaultDatabase, name: string): Ledger {
  const count = async (statement: string, values: readonly unknown[] = []) => {
    const [row] = await database.query<{ count: string }>(name, statement, values);
    return Number(row?.count ?? 0);
  };
  const stock = () => count('select stock as count from offers where vendor_id = $1 and variant_id = $2', [SHOP, PACK]);
  return {
    stock,
    async stockUp(packs) {
      await database.query(name, 'update offers set stock = $3 where vendor_id = $1 and variant_id = $2', [
        SHOP,
        PACK,
        packs,
      ]);
    },
    async orderIds() {
      return new Set((await database.query<{ id: string }>(name, 'select id from orders')).map(({ id }) => id));
    },
    async problems(initial) {
      const found: string[] = [];
      for (const [what, statement] of Object.entries(RULES)) {
        const broken = await count(`select count(*) from (${statement}) as broken`);
        if (broken > 0) found.push(`${broken} ${what}`);
      }
      const sold = await count(
        'select coalesce(sum(quantity), 0) as count from order_lines join orders on orders.id = order_id ' +
          'where variant_id = $1 and status <> all($2)',
        [PACK, STOCK_RELEASING_STATUSES],
      );
      const left = await stock();
      if (left + sold !== initial) found.push(`${left} on the shelf and ${sold} sold are not ${initial}`);
      return found;
    },
  };
}
