import type { CartView } from '@haat/api-contract';
import type { TestMarket } from '@haat/backend/test-market';
import { Farmer } from '../requests/farmer.ts';
import type { IdKind } from './id-places.ts';

/** What belongs to somebody, and ids beside which it must not be told apart from by others. */
export interface Belongings {
  /** Id of what the owner has. */
  readonly owned: string;
  /** Id of what the owner had and took away; null for what cannot be taken away. */
  readonly removed: string | null;
}

/** A kind of thing that has an owner. */
export type OwnedKind = Exclude<IdKind, 'open' | 'secret'>;

/** What the owner has of each kind, and the owner's cart. */
export interface Household {
  readonly things: Readonly<Record<OwnedKind, Belongings>>;
  readonly cart: CartView;
}

/** Gives the owner one of everything. */
export async function settle(market: TestMarket): Promise<Household> {
  const owner = new Farmer(market.address, market.owner);
  await owner.clearsAddresses();
  const removed = await owner.writesAddress();
  await owner.removesAddress(removed.id);
  const address = await owner.writesAddress();
  const order = await owner.orders();
  const issue = await owner.complainsOf(order.id);
  const photo = await owner.sendsPhoto();
  const parked = await owner.fillsCart();
  const cart = await owner.fillsCart();
  return {
    cart,
    things: {
      address: { owned: address.id, removed: removed.id },
      order: { owned: order.id, removed: null },
      cart: { owned: cart.cart_id, removed: parked.cart_id },
      issue: { owned: issue, removed: null },
      photo: { owned: photo, removed: null },
      staff: { owned: order.id, removed: null },
      farmer: { owned: market.owner.userId, removed: null },
    },
  };
}

/** What the owner has, as one text, to see whether somebody else has changed it. */
export async function stateOf(market: TestMarket, { things: { address, order } }: Household): Promise<string> {
  const owner = new Farmer(market.address, market.owner);
  const [addresses, one, ordered, cart] = await Promise.all([
    owner.sees('/user/v1/addresses'), owner.sees(`/user/v1/addresses/${address.owned}`), owner.sees(`/order/v1/orders/${order.owned}`), owner.sees('/cart/v1/carts/dehaat'),
  ]);
  return JSON.stringify({ addresses, one, ordered, cart });
}
