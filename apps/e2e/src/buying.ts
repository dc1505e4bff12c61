import { expect } from '@playwright/test';
import { CartScreen } from './screens/cart-screen.ts';
import { OrderScreen } from './screens/order-screen.ts';
import { KEPT_SHOP, shopkeeper } from './shopkeeper.ts';
import { FARM, type Shopper, type WantedPacks } from './shopper.ts';

/** How goods are paid that are collected, besides in cash. */
type Payment = 'cashPickup' | 'credit';

/** A signed-in guest's cart with these packs, to be collected, one press before it is ordered. */
export async function fillCartToCollect(shopper: Shopper, packs: WantedPacks): Promise<CartScreen> {
  const { page, t } = shopper;
  await shopper.puts(packs);
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.fulfilment('pickup').check();
  await expect(cart.pickupName()).toBeVisible();
  await cart.settles();
  await cart.pickupName().fill(FARM.name);
  return cart;
}

/** Orders these packs for a signed-in guest, to be collected; the order's id. */
export async function orderToCollect(
  shopper: Shopper,
  packs: WantedPacks,
  payment: Payment = 'cashPickup',
): Promise<string> {
  const cart = await fillCartToCollect(shopper, packs);
  if (payment !== 'cashPickup') await cart.choosePayment(payment);
  await cart.place();
  return new OrderScreen(shopper.page, shopper.t).id();
}

/**
 * Lets a signed-in guest buy packs of the shop that is kept, and get them over its counter: it is their place then.
 * The order's id.
 */
export async function buyOverCounter(
  shopper: Shopper,
  packs: Omit<WantedPacks, 'vendorId'>,
  payment?: Payment,
): Promise<string> {
  await shopper.choosesPlace(KEPT_SHOP.pincode);
  const orderId = await orderToCollect(shopper, { ...packs, vendorId: KEPT_SHOP.vendorId }, payment);
  await shopkeeper.handOverAtPickup(
    orderId,
    (await new OrderScreen(shopper.page, shopper.t).pickupCode().textContent()) ?? '',
  );
  return orderId;
}
