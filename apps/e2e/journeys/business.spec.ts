import { fillCartToCollect, orderToCollect } from '../src/buying.ts';
import { GOODS, PLACES, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { ShopsScreen } from '../src/screens/shops-screen.ts';

/** What the sample market lends to whoever has a credit line, in rupees. */
const CREDIT_LIMIT = 50_000;
const PACKS = { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 } as const;

test.use({ shell: 'business' });
test.beforeEach(({ visitor }) => visitor.choosesPlace(PLACES.nearPickupShop));

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

test('A business buys, collects at the centre and finds the order in its list', async ({ page, t, visitor }) => {
  const order = new OrderScreen(page, t);
  await visitor.signsIn();
  const id = await orderToCollect(visitor, { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 5 });
  await expect(order.pickupCode()).toBeVisible();
  await order.openList();
  await expect(order.row(id)).toContainText(t('order:status.PENDING'));
});

for (const way of ['cashPickup', 'credit'] as const) {
  test(`A business orders by ${way} and cancels, and nothing is owed`, async ({ page, t, visitor }) => {
    const order = new OrderScreen(page, t);
    // The sample market opens a credit line to whoever's number ends in 7.
    await visitor.signsIn(`${newMobileNumber().slice(0, -1)}7`);
    const cart = await fillCartToCollect(visitor, PACKS);
    await expect(cart.payment('csc')).toHaveCount(0);
    if (way !== 'cashPickup') await cart.choosePayment(way);
    const { total } = await cart.bill({ rows: 1 });
    await cart.place();
    await order.id();
    await expect(order.total()).toHaveText(written(total));
    await order.cancel('price-changed');
    await expect(order.status('USER_CANCELLED').first()).toBeVisible();
    // All of the line is there again.
    await visitor.puts(PACKS);
    await cart.open();
    await expect(page.getByRole('main').locator('label', { has: cart.payment('credit') })).toContainText(written(CREDIT_LIMIT));
  });
}

test('A business pays now, and its order is paid', async ({ page, t, visitor }) => {
  const pay = new PayScreen(page, t);
  await visitor.signsIn();
  const cart = await fillCartToCollect(visitor, PACKS);
  await cart.choosePayment('payNow');
  await cart.place();
  await page.waitForURL(/\/order\/[^/]+\/pay$/);
  await pay.handOver();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await expect(new OrderScreen(page, t).status('SUCCESS').first()).toBeVisible();
});
