import pg from 'pg';
import { PACK } from '@haat/test-clients/buyer';

/** A district's shop that sells the pack, and where it stands. */
export interface District {
  readonly shop: string;
  readonly name: string;
  readonly state: string;
  readonly pincode: string;
  readonly lat: number;
  readonly lng: number;
}

/** Each counts what must not be of orders and money. */
const RULES: Readonly<Record<string, string>> = {
  'orders without a line': 'select 1 from orders o where not exists (select 1 from order_lines where order_id = o.id)',
  'carts with two orders': 'select cart_id from orders group by cart_id having count(*) > 1',
  'orders whose sum is not that of their lines': `select 1 from orders o where price_paise - discount_paise <>
    (select sum((price_paise - discount_paise) * quantity) from order_lines where order_id = o.id)`,
  'paid orders whose money is not their total': `select 1 from orders o where status = 'SUCCESS' and payment_mode = 10
    and total_paise is distinct from (select sum(amount_paise) from payment_captures where order_id = o.id
    and use = 'order')`,
  'orders that wait though their money is there': `select 1 from orders o where status = 'PENDING' and payment_mode = 10
    and exists (select 1 from payment_captures where order_id = o.id and use = 'order')`,
  'payments of orders that are in no shop’s ledger': `select 1 from payment_captures booked where use = 'order'
    and not exists (select 1 from shop_entries where reference = 'captured:' || booked.gateway_payment_id
    and amount_paise = booked.amount_paise)`,
};

/** The season's database, read past the product. */
export interface Books {
  districts(): Promise<District[]>;
  /** Fills every shelf. */
  stockUp(): Promise<void>;
  /** Of these orders, those that are not there. */
  lost(ids: readonly string[]): Promise<string[]>;
  problems(): Promise<string[]>;
  close(): Promise<void>;
}

/** @param url of the market's database */
export async function openBooks(url: string): Promise<Books> {
  const client = new pg.Client({ connectionString: url, application_name: 'season' });
  await client.connect();
  const ask = async <Row extends object>(statement: string, values: unknown[] = []) =>
    (await client.query<Row>(statement, values)).rows;
  return {
    districts: () =>
      ask<District>(
        `select distinct on (v.district->>'en') v.id as shop, v.district->>'en' as name, v.state->>'en' as state,
           v.pincode, v.lat, v.lng
         from vendors v join offers o on o.vendor_id = v.id and o.variant_id = $1
         where v.delivery_radius_metres > 0 order by v.district->>'en', v.id limit 10`,
        [PACK],
      ),
    stockUp: async () => void (await ask('update offers set stock = 1000000')),
    async lost(ids) {
      const there = await ask<{ id: string }>('select id from orders where id::text = any($1)', [ids]);
      const known = new Set(there.map(({ id }) => id));
      return ids.filter((id) => !known.has(id));
    },
    async problems() {
      const found: string[] = [];
      for (const [what, statement] of Object.entries(RULES)) {
        const [row] = await ask<{ count: string }>(`select count(*) from (${statement}) as broken`);
        if (Number(row?.count) > 0) found.push(`${row?.count} ${what}`);
      }
      return found;
    },
    close: () => client.end(),
  };
}
