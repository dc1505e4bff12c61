import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { FARM } from '../src/shopper.ts';

test.use({ javaScriptEnabled: false });
// The browser says of each script that it was not let in.
test.beforeEach(({ trouble }) => trouble.expect(/^failed request: GET \S+\.js csp$/));

test('Without JavaScript a farmer chooses language and place, browses, searches and reads a product', async ({
  page,
  t,
}) => {
  const languages = new LanguageScreen(page);
  await languages.open();
  await languages.choice('hi').click();
  const location = new LocationScreen(page, t);
  await location.open();
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();

  const products = new ProductsScreen(page, t);
  const urea = await product(GOODS.urea.id, 'hi');
  await products.open();
  await expect(products.cards()).toHaveCount(20);
  await products.more().click();
  await expect(page).toHaveURL(/page=2/);
  await products.search('urea');
  await products.openProduct(urea.name);
  await expect(page.getByRole('heading', { level: 1, name: urea.name })).toBeVisible();
  await expect(page.getByText('₹266.50').first()).toBeVisible();
});

test('Without JavaScript a farmer fills the cart, is asked about another shop’s goods, and counts packs', async ({
  page,
  t,
  shopper,
}) => {
  await shopper.choosesPlace(PLACES.town);
  const products = new ProductsScreen(page, t);
  const cart = new CartScreen(page, t);
  const [nanoUrea, suphala] = await Promise.all([
    product(GOODS.nanoUrea.id, 'hi'),
    product(GOODS.suphala.id, 'hi', SHOPS.doorstepOnly),
  ]);
  const { vendor_details: centre } = await shop(SHOPS.centre, 'hi');
  await products.open('?search=nano');
  await products.buy.add(nanoUrea.name).click();
  await expect(page).toHaveURL(/search=nano/);
  await expect(products.buy.packs(nanoUrea.name)).toHaveText('1');

  await products.open(`?v=${SHOPS.doorstepOnly}`);
  await products.buy.add(suphala.name).click();
  await expect(page).toHaveURL(/\/cart\?/);
  await expect(page.getByText(t('cart:ask.vendorText', { shop: centre.name }))).toBeVisible();
  await page.getByRole('link', { name: t('cart:ask.keep') }).click();
  await cart.open();
  await cart.more(nanoUrea.name).click();
  await expect(cart.packs(nanoUrea.name)).toHaveText('2');
});

test('Without JavaScript a farmer signs in, writes an address and orders', async ({ page, t, shopper }) => {
  const cart = new CartScreen(page, t);
  const login = new LoginScreen(page, t);
  const address = new AddressForm(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await cart.open();
  await cart.signIn().click();
  const phoneNumber = newMobileNumber();
  await login.requestOtp(phoneNumber);
  await login.otp().fill(await otpSentTo(phoneNumber));
  await page.getByRole('button', { name: t('login:otp.verify') }).click();
  await login.later().click();
  await cart.writeAddress().click();
  await address.write({
    name: FARM.name,
    mobile: FARM.mobile,
    pincode: FARM.pincode,
    house: FARM.house,
    village: FARM.village,
  });
  await address.save();
  await cart.place();
  const order = new OrderScreen(page, t);
  await order.id();
  await expect(order.status('PENDING').first()).toBeVisible();
  await order.cancel('price-changed');
  await expect(order.status('USER_CANCELLED')).toBeVisible();
});
