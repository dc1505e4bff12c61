import { sql } from 'drizzle-orm';
import type { OrderStatus } from '@haat/api-contract/vocabulary';
import { rowsOf } from '@haat/backend-platform';
import { NEAR, sendPhoto } from '@haat/backend-testing';
import { someOrder } from './farmer-acts.ts';
import type { SomeOrder } from './farmer-acts.ts';
import { oneOf, outcomeOf, SHOPS, weighted } from './walk.ts';
import type { Act, Walk } from './walk.ts';

type Move = { to: OrderStatus; code?: string; photo?: { id: string; lat_lng: string }; reason?: string };

/** Where a shop takes an order next; now and then what it may not. */
async function nextMove(walk: Walk, found: SomeOrder): Promise<Move> {
  const { status, type, pickup_code: pickup, delivery_code: door } = found;
  const to = (one: OrderStatus): Move => ({ to: one });
  switch (status) {
    case 'VENDOR_CONFIRMED':
      return weighted(walk, [
        [12, to('READY_FOR_DELIVERY')],
        [1, { to: 'VENDOR_CANCELLED', reason: 'no-stock' }],
      ]);
    case 'READY_FOR_DELIVERY':
      if (type === 'pickup_from_store')
        return weighted(walk, [
          [9, { to: 'DELIVERED', code: pickup ?? '' }],
          [1, { to: 'DELIVERED', code: '000000' }],
        ]);
      return weighted(walk, [
        [1, to('SHIPPED')],
        [2, to('OUT_FOR_DELIVERY')],
      ]);
    case 'SHIPPED':
      return to('OUT_FOR_DELIVERY');
    case 'OUT_FOR_DELIVERY':
      return weighted<() => Promise<Move>>(walk, [
        [14, async () => ({ to: 'DELIVERED', code: door ?? '' })],
        [1, async () => ({ to: 'DELIVERED', code: '0000' })],
        [2, async () => ({ to: 'DELIVERED', photo: { id: await photoOf(walk, found), lat_lng: NEAR } })],
        [2, async () => to('FAILED_DELIVERY')],
      ])();
    case 'FAILED_DELIVERY':
      return weighted(walk, [
        [2, to('OUT_FOR_DELIVERY')],
        [1, to('RETURN_TO_ORIGIN')],
      ]);
    default:
      return weighted(walk, [
        [9, to('VENDOR_CONFIRMED')],
        [1, { to: 'VENDOR_CANCELLED', reason: 'no-stock' }],
      ]);
  }
}

const keeperOf = ({ keepers }: Walk, vendorId: string) => keepers[SHOPS.find((shop) => shop === vendorId)!];
const photoOf = (walk: Walk, { vendor_id: shop }: SomeOrder) => sendPhoto(walk.backend, keeperOf(walk, shop).token);

const ON_THE_WAY = [
  'PENDING',
  'SUCCESS',
  'VENDOR_CONFIRMED',
  'READY_FOR_DELIVERY',
  'SHIPPED',
  'OUT_FOR_DELIVERY',
  'FAILED_DELIVERY',
] as const;

const moveOn: Act = async (walk) => {
  const statuses = walk.random.chance(0.5) ? ON_THE_WAY : ON_THE_WAY.slice(walk.random.between(1, 6));
  const found = await someOrder(walk, statuses, { isShops: true });
  if (found === undefined) return null;
  const move = await nextMove(walk, found);
  const path = `/vendor/v1/orders/${found.id}`;
  const answer = await keeperOf(walk, found.vendor_id).call('POST', `${path}/move`, move);
  return `${found.status} to ${move.to} ${outcomeOf(answer)}`;
};

const judgeReturn: Act = async (walk) => {
  const rows = await rowsOf<{ id: string; status: string; order_id: string; vendor_id: string }>(
    walk.backend.database,
    sql`select t.id, t.status, t.order_id, o.vendor_id from order_returns t join orders o on o.id = t.order_id
      where t.status in ('REQUESTED', 'APPROVED') order by t.requested_at desc, t.id limit 20`,
  );
  const found = oneOf(walk, rows);
  if (found === undefined) return null;
  const body =
    found.status === 'APPROVED'
      ? { to: 'PICKED_UP' }
      : weighted<object>(walk, [
          [3, { to: 'APPROVED' }],
          [1, { to: 'REFUSED', refusal: 'The bags were opened.' }],
        ]);
  const path = `/vendor/v1/orders/${found.order_id}/returns/${found.id}`;
  return outcomeOf(await keeperOf(walk, found.vendor_id).call('POST', path, body));
};

const agreeToCancel: Act = async (walk) => {
  const found = await someOrder(walk, ['SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY']);
  if (found === undefined) return null;
  const path = `/vendor/v1/orders/${found.id}/agree-to-cancel`;
  return outcomeOf(await keeperOf(walk, found.vendor_id).call('POST', path, {}));
};

/** A lorry comes, or prices change: what a shop does beside the orders. */
const lorry: Act = async (walk) => {
  const shop = oneOf(walk, SHOPS)!;
  const cId = `${shop}-${oneOf(walk, [...walk.packs, walk.urea])!}`;
  const packs = walk.random.between(5, 30);
  await walk.backend.database.execute(sql`update offers set stock = stock + ${packs} where c_id = ${cId}`);
  walk.restocked.set(cId, (walk.restocked.get(cId) ?? 0) + packs);
  if (walk.random.chance(0.2))
    await walk.backend.database.execute(
      sql`update offers set price_paise = price_paise + ${walk.random.between(-300, 500)} where c_id = ${cId}`,
    );
  return `${packs} packs`;
};

/** The market gives more uses to its coupons. */
const moreCoupons: Act = async (walk) => {
  await walk.backend.database.execute(sql`update coupons set total_uses = total_uses + 1 where code like 'WALK-%'`);
  return 'one use more';
};

/** What shops do, by weight. */
export const SHOP_ACTS: readonly (readonly [number, string, Act])[] = [
  [40, 'shop moves an order', moveOn],
  [8, 'shop judges a return', judgeReturn],
  [1, 'shop agrees to cancel', agreeToCancel],
  [3, 'shop gets goods', lorry],
  [0.5, 'market gives coupons', moreCoupons],
];
