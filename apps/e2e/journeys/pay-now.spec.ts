import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { fillCartToCollect } from '../src/buying.ts';
import { expect, test } from '../src/journey.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';

test.beforeEach(async ({ page, t, visitor }) => {
  await visitor.choosesPlace(PLACES.town);
  await visitor.signsIn();
  const cart = await fillCartToCollect(visitor, { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await page.getByRole('radio', { name: t('checkout:payment.payNow') }).check();
  await cart.place();
  await page.waitForURL(/\/order\/[^/]+\/pay$/);
});

test('A farmer pays on the payment company’s page and comes back to an order that is paid', async ({ page, t }) => {
  const pay = new PayScreen(page, t);
  await expect(pay.sandboxNotice()).toBeVisible();
  await pay.handOver();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await expect(new OrderScreen(page, t).status('SUCCESS').first()).toBeVisible();
});

test('A farmer whose money did not arrive tries again, and the second time it does', async ({ page, t }) => {
  const pay = new PayScreen(page, t);
  const order = new OrderScreen(page, t);
  const address = page.url();
  await pay.handOver();
  await pay.let('fail');
  await page.waitForURL(/\/order\/[^/]+$/);
  await expect(order.status('PAYMENT_FAILED').first()).toBeVisible();
  await page.goto(address);
  await pay.againButton().click();
  await pay.handOver();
  await pay.let('call-twice');
  await page.waitForURL(/\/order\/[^/]+$/);
  await expect(order.status('SUCCESS').first()).toBeVisible();
});

test('A farmer who turns back on the company’s page, or presses back and reloads, can still pay, once', async ({ page, t }) => {
  const pay = new PayScreen(page, t);
  await pay.handOver();
  await page.goBack();
  await page.reload();
  await pay.handOver();
  await pay.turnBack();
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.goto(`${page.url()}/pay`);
  await pay.handOver();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await expect(new OrderScreen(page, t).status('SUCCESS').first()).toBeVisible();
  await page.goto(`${page.url()}/pay`);
  await expect(page.getByText(t('payments:paid.title'))).toBeVisible();
  await expect(pay.payButton()).toHaveCount(0);
});

test('A farmer who closes the page finds the true state on coming back, and is not asked to pay twice', async ({ page, t }) => {
  const pay = new PayScreen(page, t);
  const address = page.url();
  await pay.handOver();
  await pay.let('answer-late');
  await page.goto(address);
  await expect(page.getByText(t('payments:pending.title'))).toBeVisible();
  await expect(pay.payButton()).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t('payments:paid.title'))).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 40_000 });
});
