import { expect } from '@playwright/test';
import { CartScreen } from './screens/cart-screen.ts';
import { OrderScreen } from './screens/order-screen.ts';
import { KEPT_SHOP, shopkeeper } from './shopkeeper.ts';
import { FARM, type Visitor, type WantedPacks } from './visitor.ts';

/** How goods are paid that are collected, besides in cash. */
type Payment = 'cashPickup' | 'credit';

/** A signed-in visitor's cart with these packs, to be collected, one press before it is ordered. */
export async function fillCartToCollect(visitor: Visitor, packs: WantedPacks): Promise<CartScreen> {
  const { page, t } = visitor;
  await visitor.puts(packs);
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.fulfilment('pickup').check();
  await expect(cart.pickupName()).toBeVisible();
  await cart.settles();
  await cart.pickupName().fill(FARM.name);
  return cart;
}

/** Orders these packs for a signed-in visitor, to be collected; the order's id. */
export async function orderToCollect(
  visitor: Visitor,
  packs: WantedPacks,
  payment: Payment = 'cashPickup',
): Promise<string> {
  const cart = await fillCartToCollect(visitor, packs);
  if (payment !== 'cashPickup') await cart.choosePayment(payment);
  await cart.place();
  return new OrderScreen(visitor.page, visitor.t).id();
}

/**
 * Lets a signed-in visitor buy packs of the shop that is kept, and get them over its counter: it is their place then.
 * The order's id.
 */
export async function buyOverCounter(
  visitor: Visitor,
  packs: Omit<WantedPacks, 'vendorId'>,
  payment?: Payment,
): Promise<string> {
  await visitor.choosesPlace(KEPT_SHOP.pincode);
  const orderId = await orderToCollect(visitor, { ...packs, vendorId: KEPT_SHOP.vendorId }, payment);
  await shopkeeper.handsOver(
    orderId,
    (await new OrderScreen(visitor.page, visitor.t).pickupCode().textContent()) ?? '',
  );
  return orderId;
}
