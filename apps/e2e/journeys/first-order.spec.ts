import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { ShopsScreen } from '../src/screens/shops-screen.ts';
import { FARM } from '../src/shopper.ts';

test('A farmer opens the product for the first time, buys for cash in Hindi on a small phone, and cancels', async ({
  page,
  t,
  trouble,
}) => {
  // The pincode that is wrong on purpose.
  trouble.expect(/status of 400 .*\/address\/new\.data/);
  const frame = new Frame(page, t);
  const location = new LocationScreen(page, t);
  const shops = new ShopsScreen(page, t);
  const products = new ProductsScreen(page, t);
  const cart = new CartScreen(page, t);
  const login = new LoginScreen(page, t);
  const address = new AddressForm(page, t);
  const order = new OrderScreen(page, t);
  const [urea, nanoUrea, suphala] = await Promise.all([
    product(GOODS.urea.id, 'hi'),
    product(GOODS.nanoUrea.id, 'hi'),
    product(GOODS.suphala.id, 'hi', SHOPS.doorstepOnly),
  ]);
  const {
    vendor_details: { name: centre },
  } = await shop(SHOPS.centre, 'hi');
  const {
    vendor_details: { name: doorstep },
  } = await shop(SHOPS.doorstepOnly, 'hi');

  await test.step('chooses Hindi, which is what opens', async () => {
    const languages = new LanguageScreen(page);
    await languages.open();
    await languages.choice('hi').click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  });

  await test.step('says where the farm is', async () => {
    await page.getByRole('link', { name: t('home:place.action') }).click();
    await location.search(PLACES.town);
    await location.result(new RegExp(PLACES.town)).click();
    await expect(page.getByRole('heading', { name: centre })).toBeVisible();
  });

  await test.step('searches in Roman letters, opens a product and puts packs into the cart', async () => {
    await page.getByRole('search').getByRole('searchbox').fill('yuriya');
    // With its suggestions the box is one to choose from: the key goes where the letters went.
    await page.keyboard.press('Enter');
    await expect(products.card(urea.name)).toBeVisible();
    await products.openProduct(nanoUrea.name);
    await products.buy.addToCart().click();
    await expect(products.buy.packs(nanoUrea.name)).toHaveText('1');
    await products.buy.more(nanoUrea.name).click();
    await products.buy.more(nanoUrea.name).click();
    await expect(products.buy.packs(nanoUrea.name)).toHaveText('3');
    await products.buy.less(nanoUrea.name).click();
    await expect(products.buy.packs(nanoUrea.name)).toHaveText('2');
  });

  await test.step('is asked before another shop’s goods replace the cart, and keeps it', async () => {
    await shops.open();
    await shops.shopHere(doorstep).click();
    await products.buy.add(suphala.name).click();
    await expect(products.buy.question()).toContainText(centre);
    await products.buy.keep().click();
    await expect(products.buy.question()).toHaveCount(0);
    await frame.cartBar().click();
    await expect(cart.packs(nanoUrea.name)).toHaveText('2');
    await expect(cart.lines()).toHaveCount(1);
  });

  await test.step('signs in by mobile number and one-time password, and finds the cart as it was', async () => {
    await cart.signIn().click();
    await login.signIn(newMobileNumber());
    await login.tellName(FARM.name);
    await expect(page).toHaveURL('/cart');
    await expect(cart.packs(nanoUrea.name)).toHaveText('2');
  });

  await test.step('writes the address; a wrong pincode is said and nothing typed is lost', async () => {
    await cart.writeAddress().click();
    await expect(address.field('name')).toHaveValue(FARM.name);
    await address.write({ house: FARM.house, village: FARM.village, tehsil: FARM.tehsil, pincode: '999999' });
    await address.save();
    await expect(address.error('pincodeUnknown')).toBeVisible();
    await expect(address.field('house')).toHaveValue(FARM.house);
    await expect(address.field('village')).toHaveValue(FARM.village);
    await address.write({ pincode: FARM.pincode });
    await address.save();
    await expect(page).toHaveURL('/cart');
  });

  const total = await test.step('sees every rupee of the total', async () => {
    await expect(cart.billHeading()).toBeVisible();
    const bill = await cart.bill({ rows: 3 });
    expect(bill.rows.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(bill.total, 2);
    const [quote] = nanoUrea.inventory_set;
    const mrp = nanoUrea.product_variants.find(({ id }) => id === GOODS.nanoUrea.variantId)?.mrp ?? 0;
    const paid = (quote?.price ?? 0) - (quote?.discount ?? 0);
    expect(bill.rows.slice(0, 2)).toEqual([2 * mrp, 2 * (paid - mrp)]);
    return bill.total;
  });

  const id = await test.step('places the order for cash and sees its way', async () => {
    await cart.place();
    const placed = await order.id();
    await expect(order.heading()).toBeVisible();
    await expect(order.status('PENDING').first()).toBeVisible();
    await expect(order.steps().first()).toContainText(t('order:step.placed'));
    await expect(order.total()).toHaveText(written(total));
    await expect(page.getByRole('main')).toContainText(FARM.village);
    return placed;
  });

  await test.step('finds the cart empty and the order among the orders', async () => {
    await cart.open();
    await expect(cart.empty()).toBeVisible();
    await order.openList();
    await expect(order.row(id)).toContainText(t('order:status.PENDING'));
    await order.row(id).click();
    await expect(order.heading()).toBeVisible();
  });

  await test.step('cancels it with a reason', async () => {
    await order.cancel('too-late');
    await expect(page.getByText(t('order:cancel.done'))).toBeVisible();
    await expect(order.status('USER_CANCELLED')).toBeVisible();
    await order.openList();
    await expect(order.row(id)).toContainText(t('order:status.USER_CANCELLED'));
  });
});
