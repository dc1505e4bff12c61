import { asBuyers } from '../src/buyers.ts';
import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS, stockOf } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import type { Shopper } from '../src/shopper.ts';

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre, quantity: 2 } as const;

async function fillCartOf(shopper: Shopper, phoneNumber: string): Promise<CartScreen> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn(phoneNumber);
  const cart = await fillCartToCollect(shopper, PACKS);
  // Without delivery only the goods and what is saved on them are left in the bill.
  await cart.bill({ rows: 2 });
  return cart;
}

asBuyers('buy on credit', () => {
  test('A farmer with a credit line reads what credit costs, chooses it, reloads, and orders', async ({
    page,
    t,
    shopper,
  }) => {
    const cart = await fillCartOf(shopper, newMobileNumber(7));
    const order = new OrderScreen(page, t);
    const card = page.getByRole('main').locator('label', { has: cart.payment('credit') });
    await expect(card).toContainText('₹50,000.00');
    await expect(card).toContainText(/₹\d+\.\d\d \(.*\d%\)/);
    const { total } = await cart.bill({ rows: 2 });
    await cart.payment('credit').check();
    await expect(page.getByText(t.pattern('checkout:credit.besideBill'))).toBeVisible();
    await expect(cart.total()).toHaveText(written(total));

    await page.reload();
    await expect(cart.payment('credit')).toBeChecked();
    await page.goto('/products');
    await page.goBack();
    await expect(cart.payment('credit')).toBeChecked();

    await cart.place();
    const id = await order.id();
    await expect(order.total()).toHaveText(written(total));
    await page.goBack();
    await expect(new CartScreen(page, t).empty()).toBeVisible();
    await order.openList();
    await expect(order.row(id)).toHaveCount(1);
  });
});

test('A farmer without a credit line sees why, and cannot pick it', async ({ page, t, shopper }) => {
  const cart = await fillCartOf(shopper, newMobileNumber(6));
  await expect(cart.payment('credit')).toBeDisabled();
  await expect(page.getByText(t('checkout:payment.obstacle.notEnrolled'))).toBeVisible();
  await expect(cart.payment('cashPickup')).toBeChecked();
});

test.describe('On a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('an order on credit without the agreement takes the farmer to its box', async ({
    page,
    t,
    shopper,
    trouble,
  }) => {
    trouble.expect(/status of 400/);
    const cart = await fillCartOf(shopper, newMobileNumber(7));
    await cart.choosePayment('credit');
    await cart.placeButton().click();
    await expect(cart.creditAgreement()).toBeFocused();
    await expect(cart.creditAgreement()).toBeInViewport({ ratio: 1 });
    const reason = page.getByRole('alert').filter({ hasText: t('cart:field.keyFacts') });
    await expect(reason).toBeInViewport({ ratio: 1 });
    const bar = await cart.placeButton().boundingBox();
    const said = await reason.boundingBox();
    expect((said?.y ?? 0) + (said?.height ?? 0), 'the reason stands above the bar').toBeLessThan(bar?.y ?? 0);
  });
});

test('Insufficient credit is shown before ordering, and nothing is lost', async ({ page, t, shopper, trouble }) => {
  trouble.expect(/status of 409/);
  const cart = await fillCartOf(shopper, newMobileNumber(7));
  await cart.payment('credit').check();
  await expect(page.getByText(t.pattern('checkout:credit.besideBill'))).toBeVisible();

  // On another page of the same phone the cart grows far beyond the line.
  await shopper.puts({
    variantId: GOODS.suphala.variantId,
    vendorId: SHOPS.centre,
    quantity: await stockOf(GOODS.suphala),
  });
  await cart.place();
  await expect(page.getByText(t('cart:changed.payment'))).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(cart.payment('credit')).toBeDisabled();
  await expect(cart.payment('cashPickup')).toBeChecked();
});

test(
  'On a slow line an order counts that is pressed right after ' + 'credit was picked: it is sent once, and shown',
  async ({ page, t, shopper }) => {
    const cart = await fillCartOf(shopper, newMobileNumber(7));
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 1_500,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await cart.agreeToCredit();
    await cart.payment('credit').check();
    await cart.placeButton().click();
    await expect(cart.placeButton()).toHaveAttribute('aria-busy');
    const order = new OrderScreen(page, t);
    const id = await order.id();
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await order.openList();
    await expect(order.row(id)).toHaveCount(1);
  },
);
