import { orderToCollect } from '../src/buying.ts';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect } from '../src/journey.ts';
import { test } from '../src/own-market.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

test.setTimeout(360_000);

test('Everything is stopped and started again: session, cart, address and orders are still there', async ({
  page,
  t,
  shopper,
  ownMarket,
}) => {
  const { name } = await product(GOODS.boron.id, 'hi');
  const order = new OrderScreen(page, t);
  const cart = new CartScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const id = await orderToCollect(shopper, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await page.goto('about:blank');

  const { backend, farmer } = ownMarket.parts;
  await farmer.stop();
  await backend.stop();
  await backend.start();
  await farmer.start();

  await order.openList();
  await expect(page).toHaveURL('/orders');
  await expect(order.row(id)).toContainText(t('order:status.PENDING'));
  await cart.open();
  await expect(cart.packs(name)).toHaveText('2');
  await cart.fulfilment('delivery').check();
  await cart.place();
  await order.id();
  await expect(order.status('PENDING').first()).toBeVisible();
});
