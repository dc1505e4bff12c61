import { expect } from '@playwright/test';
import { CartScreen } from './screens/cart-screen.ts';
import { OrderScreen } from './screens/order-screen.ts';
import { FARM, type Visitor, type WantedPacks } from './visitor.ts';

/** A signed-in visitor's cart with these packs, to be collected, one press before it is ordered. */
export async function fillCartToCollect(visitor: Visitor, packs: WantedPacks): Promise<CartScreen> {
  const { page, t } = visitor;
  await visitor.puts(packs);
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.handover('pickup').check();
  await expect(cart.pickupName()).toBeVisible();
  await cart.settles();
  await cart.pickupName().fill(FARM.name);
  return cart;
}

/** Orders these packs for a signed-in visitor, to be collected and paid in cash; the order's id. */
export async function orderToCollect(visitor: Visitor, packs: WantedPacks): Promise<string> {
  const cart = await fillCartToCollect(visitor, packs);
  await cart.place();
  return new OrderScreen(visitor.page, visitor.t).id();
}
