import { orderToCollect } from '../src/buying.ts';
import { GOODS, PLACES, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { ShopsScreen } from '../src/screens/shops-screen.ts';

test.use({ shell: 'business' });
test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.nearPickupShop));

test('For a business a distribution centre comes first, though a shop is nearer', async ({ page, t }) => {
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  await new ProductsScreen(page, t).open();
  await expect(page).toHaveTitle(new RegExp(centre.name));
});

test('A business chooses another shop when it asks for one', async ({ page, t }) => {
  const { vendor_details: other } = await shop(SHOPS.pickupOnly, 'hi');
  const shops = new ShopsScreen(page, t);
  await shops.open();
  await shops.shopHere(other.name).click();
  await expect(page).toHaveTitle(new RegExp(other.name));
});

test('A business buys, collects at the centre and finds the order in its list', async ({ page, t, shopper }) => {
  const order = new OrderScreen(page, t);
  await shopper.signsIn();
  const id = await orderToCollect(shopper, { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 5 });
  await expect(order.pickupCode()).toBeVisible();
  await order.openList();
  await expect(order.row(id)).toContainText(t('order:status.PENDING'));
});
