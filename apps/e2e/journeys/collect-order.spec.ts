import { GOODS, PLACES, SHOPS, shop, stockOf } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { FARM } from '../src/shopper.ts';

test.beforeEach(async ({ shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
});

test('A farmer has the goods collected: names who comes, and gets a code for the shop', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  // The number that is none.
  trouble.expect(/status of 400 .*\/cart\.data/);
  const cart = new CartScreen(page, t);
  const order = new OrderScreen(page, t);
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await cart.open();
  await cart.fulfilment('pickup').check();
  await cart.pickupName().fill(FARM.name);
  await cart.pickupMobile().fill('12345');
  await cart.place();
  await expect(cart.says('field.mobile')).toBeVisible();
  await expect(cart.pickupName()).toHaveValue(FARM.name);
  await expect(cart.pickupMobile()).toHaveValue('12345');

  await cart.pickupMobile().fill(FARM.mobile);
  await cart.place();
  await order.id();
  await expect(order.pickupCode()).toHaveText(/^\d{4,8}$/);
  await expect(page.getByRole('main')).toContainText(FARM.name);
  await expect(page.getByRole('main')).toContainText(FARM.mobile);
});

test('A way of getting the goods that is chosen before the page’s script is there counts', async ({
  page,
  t,
  shopper,
}) => {
  const cart = new CartScreen(page, t);
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto('/cart', { waitUntil: 'commit' });
  await cart.fulfilment('pickup').check();
  await expect(cart.pickupName()).toHaveCount(0);
  line.resolve();
  await expect(cart.pickupName()).toBeVisible();
  await expect(cart.fulfilment('pickup')).toBeChecked();
});

test('Subsidised urea is only collected, and the cart says why', async ({ page, t, shopper }) => {
  const cart = new CartScreen(page, t);
  await shopper.puts({ variantId: GOODS.urea.variantId, vendorId: SHOPS.centre });
  await cart.open();
  await expect(cart.says('fulfilment.collectOnly')).toBeVisible();
  await expect(cart.fulfilment('delivery')).toHaveCount(0);
  await expect(cart.fulfilment('pickup')).toBeChecked();
  expect(await cart.bill({ rows: 1 })).toEqual({ rows: [266.5], total: 266.5 });
});

test('A shop that only hands over leaves no choice', async ({ page, t, shopper }) => {
  const cart = new CartScreen(page, t);
  const { vendor_details } = await shop(SHOPS.pickupOnly, 'hi');
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.pickupOnly });
  await cart.open();
  await expect(page.getByRole('main')).toContainText(vendor_details.address);
  await expect(cart.fulfilment('delivery')).toHaveCount(0);
});

test('Packs of a cancelled order are back in the shop', async ({ page, t, shopper }) => {
  const cart = new CartScreen(page, t);
  const order = new OrderScreen(page, t);
  const before = await stockOf(GOODS.sagarika);
  await shopper.puts({ variantId: GOODS.sagarika.variantId, vendorId: SHOPS.centre, quantity: 3 });
  await cart.open();
  await cart.fulfilment('pickup').check();
  await cart.pickupName().fill(FARM.name);
  await cart.place();
  await order.id();
  expect(await stockOf(GOODS.sagarika)).toBe(before - 3);
  await order.cancel('found-cheaper');
  await expect(order.status('USER_CANCELLED')).toBeVisible();
  expect(await stockOf(GOODS.sagarika)).toBe(before);
});

test('Two farmers want the last pack: one gets it, the other is refused', async ({
  page,
  t,
  shopper,
  newShopper,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const other = await newShopper();
  await other.choosesPlace(PLACES.town);
  await other.signsIn();
  const carts = [new CartScreen(page, t), new CartScreen(other.page, t)];
  for (const [index, one] of [shopper, other].entries()) {
    await one.puts({ variantId: GOODS.calciumNitrate.variantId, vendorId: SHOPS.centre });
    await carts[index]?.open();
    await carts[index]?.fulfilment('pickup').check();
    await carts[index]?.pickupName().fill(FARM.name);
  }
  const [first, second] = carts;
  await first?.place();
  await expect(page).toHaveURL(/\/order\//);
  await second?.place();
  await expect(second?.says('problem.outOfStock') ?? page.locator('never')).toBeVisible();
  await expect(other.page).toHaveURL('/cart');
  expect(await stockOf(GOODS.calciumNitrate)).toBe(0);
});
