import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';

test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.town));

test('Packs are added, counted up and down and taken out on the list; the floating bar follows', async ({
  page,
  t,
}) => {
  const products = new ProductsScreen(page, t);
  const {
    name,
    inventory_set: [quote],
  } = await product(GOODS.boron.id, 'hi');
  const price = (quote?.price ?? 0) - (quote?.discount ?? 0);
  const bar = new Frame(page, t).cartBar();
  await products.open('?search=boron');
  await expect(bar).toHaveCount(0);
  await products.buy.add(name).click();
  await expect(products.buy.packs(name)).toHaveText('1');
  await expect(bar).toContainText(new RegExp(`₹${price}\\.00`));
  await products.buy.more(name).click();
  await expect(products.buy.packs(name)).toHaveText('2');
  await expect(bar).toContainText(new RegExp(`₹${2 * price}\\.00`));
  await products.buy.less(name).click();
  await products.buy.remove(name).click();
  await expect(products.buy.add(name)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('In the cart packs are counted up and down and taken out', async ({ page, t, shopper }) => {
  const cart = new CartScreen(page, t);
  const { name } = await product(GOODS.boron.id, 'hi');
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await cart.open();
  await cart.more(name).click();
  await expect(cart.packs(name)).toHaveText('3');
  await cart.less(name).click();
  await expect(cart.packs(name)).toHaveText('2');
  await page.reload();
  await expect(cart.packs(name)).toHaveText('2');
  await cart.remove(name).click();
  await expect(cart.empty()).toBeVisible();
});

test('Another shop’s goods start a new cart only after confirmation, and the old one can be restored', async ({
  page,
  t,
  shopper,
}) => {
  const products = new ProductsScreen(page, t);
  const cart = new CartScreen(page, t);
  const [mine, other] = await Promise.all([
    product(GOODS.boron.id, 'hi'),
    product(GOODS.suphala.id, 'hi', SHOPS.doorstepOnly),
  ]);
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 2 });

  await products.open(`?v=${SHOPS.doorstepOnly}`);
  await products.buy.add(other.name).click();
  await products.buy.startNewCart().click();
  await expect(products.buy.packs(other.name)).toHaveText('1');

  await cart.open();
  await expect(cart.lines()).toHaveCount(1);
  await expect(cart.packs(other.name)).toHaveText('1');
  await expect(cart.says('parked.title', { shop: centre.name })).toBeVisible();
  await cart.bringBack().click();
  await expect(cart.packs(mine.name)).toHaveText('2');
  await expect(cart.lines()).toHaveCount(1);
});

test('A guest’s cart stays when the browser is closed and opened again', async ({ page, t, shopper, newShopper }) => {
  const { name } = await product(GOODS.boron.id, 'hi');
  await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre });
  const kept = (await page.context().storageState()).cookies.filter(({ expires }) => expires > 0);
  const again = await newShopper({ storageState: { cookies: kept, origins: [] } });
  const cart = new CartScreen(again.page, t);
  await cart.open();
  await expect(cart.packs(name)).toHaveText('1');
});
