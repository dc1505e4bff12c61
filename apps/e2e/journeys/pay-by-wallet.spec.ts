import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';

test.use({ shell: 'csc' });

/** The sample market's partner agent, who signs in once and has one cart: all of it is one journey. */
const AGENT = '9000000002';
const PACKS = { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre } as const;

test('An agent pays from the wallet of the centre: when it works, when it fails, when the page is closed, and back and reload on the way', async ({ page, t, visitor }) => {
  test.setTimeout(180_000);
  const order = new OrderScreen(page, t);
  const pay = new PayScreen(page, t);
  const orderByWallet = async () => {
    const cart = await fillCartToCollect(visitor, PACKS);
    await cart.choosePayment('csc');
    await expect(page.getByText(t('checkout:payment.sandbox')).first()).toBeVisible();
    await cart.place();
    await page.waitForURL(/\/order\/[^/]+\/pay$/);
    await expect(page.getByText(t('payments:next.csc'))).toBeVisible();
    return page.url();
  };
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn(AGENT);

  await test.step('goes back and reloads at every step, and pays once', async () => {
    const cart = await fillCartToCollect(visitor, PACKS);
    await cart.choosePayment('csc');
    await page.reload();
    await expect(cart.payment('csc')).toBeChecked();
    await page.goto('/products');
    await page.goBack();
    await expect(cart.payment('csc')).toBeChecked();
    await cart.settles();
    await expect(cart.pickupName()).not.toHaveValue('');
    await cart.place();
    await page.waitForURL(/\/order\/[^/]+\/pay$/);
    await page.reload();
    await page.goBack();
    await expect(new CartScreen(page, t).empty()).toBeVisible();
    await page.goForward();
    await pay.handOverToWallet();
    await page.goBack();
    await page.reload();
    await pay.handOverToWallet();
    await pay.let('succeed');
    await page.waitForURL(/\/order\/[^/]+$/);
    await expect(order.status('SUCCESS').first()).toBeVisible();
    await page.goto(`${page.url()}/pay`);
    await expect(page.getByText(t('payments:paid.title'))).toBeVisible();
    await expect(pay.payButton()).toHaveCount(0);
  });

  await test.step('is told that the money did not arrive, tries again, and it does', async () => {
    const address = await orderByWallet();
    await pay.handOverToWallet();
    await pay.let('fail');
    await page.waitForURL(/\/order\/[^/]+$/);
    await expect(order.status('PAYMENT_FAILED').first()).toBeVisible();
    await page.goto(address);
    await pay.againButton().click();
    await pay.handOverToWallet();
    await pay.let('succeed');
    await page.waitForURL(/\/order\/[^/]+$/);
    await expect(order.status('SUCCESS').first()).toBeVisible();
  });

  await test.step('closes the wallet’s page before the answer is there, and finds the true state', async () => {
    const address = await orderByWallet();
    await pay.handOverToWallet();
    await pay.let('answer-late');
    await page.goto(address);
    await expect(page.getByText(t('payments:pending.title'))).toBeVisible();
    await expect(pay.payButton()).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(t('payments:paid.title'))).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
  });

  await test.step('cancels what was paid: the money goes back', async () => {
    await page.goto(page.url().replace(/\/pay$/, ''));
    await order.cancel('changed-mind-or-address');
    await expect(order.status('USER_CANCELLED').first()).toBeVisible();
  });
});

test('Somebody who is no agent is not shown the wallet', async ({ visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  const cart = await fillCartToCollect(visitor, PACKS);
  await expect(cart.payment('payNow')).toBeEnabled();
  await expect(cart.payment('csc')).toHaveCount(0);
});
