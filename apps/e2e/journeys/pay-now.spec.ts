import { asBuyers } from '../src/buyers.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { cancelAndGetBack, ORDER_PAGE, orderToPay } from '../src/paying.ts';
import { written } from '../src/rupees.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre } as const;

test.beforeEach(async ({ shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
});

asBuyers('pay now', () => {
  test('A failed payment is retried and counts once, though reported twice; cancelling refunds it', async ({
    page,
    t,
    shopper,
  }) => {
    const pay = new PayScreen(page, t);
    const order = new OrderScreen(page, t);
    const amount = await orderToPay(shopper, PACKS, 'payNow');
    const address = page.url();
    await expect(pay.sandboxNotice()).toBeVisible();
    await pay.redirectToGateway();
    await pay.let('fail');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('PAYMENT_FAILED').first()).toBeVisible();
    await page.goto(address);
    await pay.againButton().click();
    await pay.redirectToGateway();
    await pay.let('call-twice');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('SUCCESS').first()).toBeVisible();
    await expect(order.says('order:pay.paid', { amount: written(amount) })).toBeVisible();
    await cancelAndGetBack(shopper, amount);
  });

  test(
    'A payment without an answer is shown as pending everywhere, cannot be paid twice, and its order can be ' +
      'cancelled',
    async ({ page, t, shopper }) => {
      const pay = new PayScreen(page, t);
      const order = new OrderScreen(page, t);
      await orderToPay(shopper, PACKS, 'payNow');
      const address = page.url();
      await pay.redirectToGateway();
      await pay.let('stay-pending');
      await pay.turnBack();
      const id = await order.id();
      await expect(order.says('order:pay.pendingText')).toBeVisible();
      await page.getByRole('link', { name: t('order:pay.reload') }).click();
      await expect(order.says('order:pay.pendingText')).toBeVisible();
      await page.goto(address);
      await expect(page.getByText(t('payments:pending.title'))).toBeVisible();
      await expect(pay.payButton()).toHaveCount(0);
      await order.openList();
      await expect(order.row(id)).toContainText(t('order:pay.pending'));
      await order.row(id).click();
      await order.askToCancel();
      await expect(order.says('order:cancel.nothingDue')).toBeVisible();
      await order.confirmCancelling('too-late');
      await expect(order.status('USER_CANCELLED').first()).toBeVisible();
      await expect(order.refunds()).toHaveCount(0);
    },
  );
});

test('A farmer who cancels on the gateway’s page, or goes back and reloads, can still pay, once', async ({
  page,
  t,
  shopper,
}) => {
  const pay = new PayScreen(page, t);
  await orderToPay(shopper, PACKS, 'payNow');
  await pay.redirectToGateway();
  await page.goBack();
  await page.reload();
  await pay.redirectToGateway();
  await pay.turnBack();
  await page.waitForURL(ORDER_PAGE);
  await page.goto(`/order/${await new OrderScreen(page, t).id()}/pay`);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(ORDER_PAGE);
  await expect(new OrderScreen(page, t).status('SUCCESS').first()).toBeVisible();
  await page.goto(`/order/${await new OrderScreen(page, t).id()}/pay`);
  await expect(page.getByText(t('payments:paid.title'))).toBeVisible();
  await expect(pay.payButton()).toHaveCount(0);
});

test('A farmer who closes the page finds the true state on coming back, and is not asked to pay twice', async ({
  page,
  t,
  shopper,
}) => {
  const pay = new PayScreen(page, t);
  await orderToPay(shopper, PACKS, 'payNow');
  const address = page.url();
  await pay.redirectToGateway();
  await pay.let('answer-late');
  await page.goto(address);
  await expect(page.getByText(t('payments:pending.title'))).toBeVisible();
  await expect(pay.payButton()).toHaveCount(0);
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(t('payments:paid.title'))).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 80_000 });
});
