import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { FARM } from '../src/shopper.ts';

test.use({ shell: 'csc' });

test('At a service centre the first shop that delivers is chosen, and an order comes home for cash', async ({
  page,
  t,
  shopper,
}) => {
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  const nanoUrea = await product(GOODS.nanoUrea.id, 'hi');
  const products = new ProductsScreen(page, t);
  const cart = new CartScreen(page, t);
  const order = new OrderScreen(page, t);
  await shopper.choosesPlace(PLACES.nearPickupShop);

  // The nearest shop only hands over.
  await products.open();
  await expect(page).toHaveTitle(new RegExp(centre.name));
  await products.search('nano');
  await products.openProduct(nanoUrea.name);
  await products.buy.addToCart().click();
  await expect(products.buy.packs(nanoUrea.name)).toHaveText('1');

  await shopper.signsIn();
  await shopper.writesAddress();
  await cart.open();
  await cart.fulfilment('delivery').check();
  await expect(page.getByRole('main')).toContainText(FARM.village);
  const { rows, total } = await cart.bill({ rows: 3 });
  expect(rows.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(total, 2);
  await cart.place();
  await order.id();
  await expect(order.status('PENDING').first()).toBeVisible();
  await expect(order.total()).toHaveText(written(total));
});

test('A shop that is asked for but does not deliver is not chosen at a service centre', async ({
  page,
  t,
  shopper,
}) => {
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  await shopper.choosesPlace(PLACES.nearPickupShop);
  await new ProductsScreen(page, t).open(`?v=${SHOPS.pickupOnly}`);
  await expect(page).toHaveTitle(new RegExp(centre.name));
});

test('Where goods can only be collected, a service centre says that no shop delivers', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.pickupOnly);
  await page.goto('/products');
  await expect(page.getByRole('heading', { name: t('products:shop.noDeliveryTitle') })).toBeVisible();
  await page.goto('/');
  await expect(page.getByText(t('home:vendor.noDeliveryTitle'))).toBeVisible();
});
