import { BytesWatch } from '../src/bytes-watch.ts';
import { expect, test } from '../src/journey.ts';
import { GOODS, PLACES, product } from '../src/market/goods.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { FARM } from '../src/shopper.ts';

/**
 * What a whole first order may cost a phone that has nothing yet, bytes of bodies as they were sent, each counted to
 * its end: what it costs, and 1.5 % above. 200 KiB are wanted; where the rest is stands in docs/quality.md#speed.
 */
const FIRST_ORDER_BYTES = 236.5 * 1024;

test('Whoever orders for the first time, on whole pages, is sent few bytes from the cold phone to the order', async ({
  page,
  t,
}) => {
  const watch = await BytesWatch.of(page);
  const languages = new LanguageScreen(page);
  await languages.open();
  await languages.choice('hi').click();
  await page.getByRole('link', { name: t('home:place.action') }).click();
  const location = new LocationScreen(page, t);
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();
  await expect(page).toHaveURL('/');

  const products = new ProductsScreen(page, t);
  const nanoUrea = await product(GOODS.nanoUrea.id, 'hi');
  await page.getByRole('search').getByRole('searchbox').fill('yuriya');
  await page.keyboard.press('Enter');
  await products.openProduct(nanoUrea.name);
  await products.buy.addToCart().click();
  const cart = new CartScreen(page, t);
  await page.getByRole('link', { name: t('main:frame.see_cart') }).click();
  await cart.signIn().click();
  const login = new LoginScreen(page, t);
  await login.signIn(newMobileNumber());
  await login.tellName(FARM.name);
  await cart.writeAddress().click();
  const address = new AddressForm(page, t);
  await address.write({ house: FARM.house, village: FARM.village, pincode: FARM.pincode });
  await address.save();
  await cart.place();
  const order = new OrderScreen(page, t);
  await order.id();
  await expect(order.status('PENDING').first()).toBeVisible();
  await page.waitForLoadState('networkidle');

  const whole = watch.bytes();
  test.info().annotations.push({ type: 'bytes', description: `whole first order ${whole}` });
  await test.info().attach('bytes', { body: watch.table(), contentType: 'text/plain' });
  expect(whole).toBeLessThanOrEqual(FIRST_ORDER_BYTES);
});
