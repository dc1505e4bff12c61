import pg from 'pg';
import type { Acknowledged } from './ordering.ts';

/** Each counts what must not be: an order that was restored in part. */
const RULES: Readonly<Record<string, string>> = {
  'orders without a line': 'select 1 from orders o where not exists (select 1 from order_lines where order_id = o.id)',
  'orders without history':
    'select 1 from orders o where not exists (select 1 from order_history where order_id = o.id)',
  'orders whose cart is open': `select 1 from orders o where not exists (select 1 from carts c
    where c.cart_id = o.cart_id and c.status = 'ordered')`,
  'carts with two orders': 'select cart_id from orders group by cart_id having count(*) > 1',
};

/** Rows of a statement over a connection of its own. */
export async function ask<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'restore-drill' });
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Ids of the orders that the database has. */
export async function ordersIn(url: string): Promise<Set<string>> {
  return new Set((await ask<{ id: string }>(url, 'select id from orders')).map(({ id }) => id));
}

/** Orders that are there by halves. */
export async function brokenIn(url: string): Promise<string[]> {
  const found: string[] = [];
  for (const [what, statement] of Object.entries(RULES)) {
    const [row] = await ask<{ count: string }>(url, `select count(*) from (${statement}) as broken`);
    if (Number(row?.count) > 0) found.push(`${row?.count} ${what}`);
  }
  return found;
}

/** What was lost of the orders of which farmers were told. */
export interface Loss {
  readonly orders: number;
  /** From the oldest that was lost to the moment of destruction, seconds; 0 when none was. */
  readonly seconds: number;
}

/** @param destroyedAt on the clock of the acknowledgements, milliseconds */
export function lossOf(acknowledged: readonly Acknowledged[], kept: ReadonlySet<string>, destroyedAt: number): Loss {
  const lost = acknowledged.filter(({ id }) => !kept.has(id));
  const oldest = Math.min(...lost.map(({ at }) => at));
  return { orders: lost.length, seconds: lost.length === 0 ? 0 : Math.max(0, destroyedAt - oldest) / 1000 };
}
