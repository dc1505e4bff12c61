import { fillCartToCollect, orderToCollect } from '../src/buying.ts';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { FARM } from '../src/shopper.ts';

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre, quantity: 2 } as const;

test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.town));

test('The fulfilment and who collects the goods survive a reload', async ({ page, shopper }) => {
  await shopper.signsIn();
  const cart = await fillCartToCollect(shopper, PACKS);
  await cart.pickupMobile().fill(FARM.mobile);
  await page.reload();
  await expect(cart.fulfilment('pickup')).toBeChecked();
  await expect(cart.pickupName()).toHaveValue(FARM.name);
  await expect(cart.pickupMobile()).toHaveValue(FARM.mobile);
});

test('Looking at a product and coming back keeps the cart', async ({ page, shopper }) => {
  const { name } = await product(GOODS.nanoUrea.id, 'hi');
  await shopper.signsIn();
  const cart = await fillCartToCollect(shopper, PACKS);
  await cart.line(name).getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cart.packs(name)).toHaveText('2');
  await expect(cart.fulfilment('pickup')).toBeChecked();
  await expect(cart.pickupName()).toHaveValue(FARM.name);
});

test('A half-written address survives a reload and a look at another screen', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  const address = new AddressForm(page, t);
  await address.open();
  await address.write({ name: FARM.name, pincode: FARM.pincode, house: FARM.house, village: FARM.village });
  await page.reload();
  await expect(address.field('house')).toHaveValue(FARM.house);
  await expect(address.field('village')).toHaveValue(FARM.village);
  await page.goto('/orders');
  await page.goBack();
  await expect(address.field('house')).toHaveValue(FARM.house);
});

test('Signing in survives a reload and the back button on the way', async ({ page, t, shopper }) => {
  const login = new LoginScreen(page, t);
  const cart = new CartScreen(page, t);
  const { name } = await product(GOODS.nanoUrea.id, 'hi');
  await shopper.puts(PACKS);
  await cart.open();
  await cart.signIn().click();
  const phoneNumber = newMobileNumber();
  await login.requestOtp(phoneNumber);
  await login.otp().waitFor();
  await page.reload();
  await login.otp().waitFor();
  await page.goBack();
  await page.goForward();
  await login.enterOtp(await otpSentTo(phoneNumber));
  await login.later().click();
  await expect(page).toHaveURL('/cart');
  await expect(cart.packs(name)).toHaveText('2');
});

test('Going back after ordering neither orders again nor shows goods that are bought', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  const id = await orderToCollect(shopper, PACKS);
  await page.reload();
  await expect(new OrderScreen(page, t).heading()).toBeVisible();
  await page.goBack();
  await expect(new CartScreen(page, t).empty()).toBeVisible();
  await page.goForward();
  expect(await new OrderScreen(page, t).id()).toBe(id);
  await page.goto('/orders');
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
});

for (const method of ['cashPickup', 'credit', 'payNow'] as const) {
  test(`Back and reload at every step of buying by ${method} lose nothing and double nothing`, async ({
    page,
    t,
    shopper,
  }) => {
    const { name } = await product(GOODS.nanoUrea.id, 'hi');
    const order = new OrderScreen(page, t);
    const pay = new PayScreen(page, t);
    // The sample market opens a credit line to a number that ends in 7.
    await shopper.signsIn(`${newMobileNumber().slice(0, -1)}7`);
    const cart = await fillCartToCollect(shopper, PACKS);
    if (method !== 'cashPickup') await cart.choosePayment(method);
    const { total } = await cart.bill({ rows: 2 });
    const isAsItWas = async () => {
      await expect(cart.packs(name)).toHaveText('2');
      await expect(cart.fulfilment('pickup')).toBeChecked();
      await expect(cart.pickupName()).toHaveValue(FARM.name);
      await expect(cart.payment(method)).toBeChecked();
      await expect(cart.total()).toHaveText(written(total));
    };
    await page.reload();
    await isAsItWas();
    await page.goto('/products');
    await page.goBack();
    await isAsItWas();
    await cart.place();

    if (method === 'payNow') {
      await page.waitForURL(/\/order\/[^/]+\/pay$/);
      await page.reload();
      await page.goBack();
      await expect(cart.empty()).toBeVisible();
      await page.goForward();
      await expect(page.getByRole('main')).toContainText(written(total));
      await pay.redirectToGateway();
      await page.goBack();
      await page.reload();
      await pay.redirectToGateway();
      await pay.let('succeed');
      await page.waitForURL(/\/order\/[^/]+$/);
      await expect(order.status('SUCCESS').first()).toBeVisible();
    }
    const id = await order.id();
    await page.reload();
    await expect(order.total()).toHaveText(written(total));
    if (method !== 'payNow') {
      await page.goBack();
      await expect(cart.empty()).toBeVisible();
      await page.goForward();
    }
    expect(await order.id()).toBe(id);
    await order.openList();
    await expect(page.locator('main a[href^="/order/"]')).toHaveCount(1);
  });
}
