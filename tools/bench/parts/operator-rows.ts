import type { BenchServer } from '../market/bench-server.ts';

/** One of so many orders is still on its way: a market's orders are nearly all over. */
const OPEN_ONE_IN = 200;
const ORDERS_OF_A_FARMER = 10;

/** Orders that were generated, and what of them is looked for. */
export interface HeldOrders {
  readonly orders: number;
  readonly number: string;
  readonly phone: string;
  readonly shop: string;
}

/** Generates orders of two years, of many farmers at all shops; the same number makes the same ones. */
export async function generateOrders(server: BenchServer, name: string, wanted: number): Promise<HeldOrders> {
  const farmers = Math.max(10, Math.ceil(wanted / ORDERS_OF_A_FARMER));
  await server.query(
    name,
    `insert into users (id, phone_number, auth_id, full_name, created_at)
    select md5('farmer ' || n)::uuid, (7000000000 + n)::text, md5('farmer ' || n), 'Farmer ' || n, now() from
    generate_series(1, $1::int) n on conflict do nothing`,
    [farmers],
  );
  await server.query(
    name,
    `with shops as (select id, name, row_number() over (order by id) as position, count(*) over () as shops
      from vendors)
    insert into orders (id, number, farmer_id, created_by, cart_id, marketplace, vendor_id, vendor, status, type,
      price_paise, discount_paise, premium_paise, delivery_fee_paise, coupon_discount_paise, total_paise, hash_code,
      payment_mode, address, is_prebook, created_at, updated_at)
    select md5('order ' || n)::uuid, '2025-' || lpad(n::text, 7, '0'), farmer.id, farmer.id, md5('cart ' || n)::uuid,
      'dehaat', shops.id,
      jsonb_build_object('name', shops.name, 'legalName', 'Shop', 'phoneNumber', '7000000000', 'address', '{}'::jsonb,
        'latLng', '20,73'),
      case when n % ${OPEN_ONE_IN} = 0 then 'OUT_FOR_DELIVERY' when n % 9 = 0 then 'USER_CANCELLED'
        else 'DELIVERED' end,
      'home_delivery', 50000 + n % 90000, 0, 0, 3000, 0, 53000 + n % 90000, md5('hash ' || n),
      case n % 3 when 0 then 1 when 1 then 10 else 7 end,
      jsonb_build_object('id', md5('order ' || n), 'name', 'Farmer', 'phoneNumber', '7000000000', 'pincode', '422003',
        'text', 'House 1'),
      false, placed.at, placed.at + interval '2 days'
    from generate_series(1, $1::int) n
    cross join lateral (select now() - interval '730 days' * (n::float8 / $1) as at) placed
    cross join lateral (select md5('farmer ' || (1 + n % $2::int))::uuid as id) farmer
    join shops on shops.position = 1 + n % shops.shops`,
    [wanted, farmers],
  );
  await server.query(
    name,
    `insert into order_escalations (order_id, kind, at) select id, 'overdue', updated_at from orders
    where status = 'OUT_FOR_DELIVERY' and right(number, 1) = '0' limit 1000`,
  );
  await server.query(name, 'vacuum analyze orders');
  await server.query(name, 'vacuum analyze users');
  const [held] = await server.query<HeldOrders>(
    name,
    `select (select count(*)::int from orders) as orders, orders.number, users.phone_number as phone, vendor_id as shop
    from orders join users on users.id = orders.farmer_id order by orders.created_at offset 5 limit 1`,
  );
  if (held === undefined) throw new Error('no order was generated');
  return held;
}
