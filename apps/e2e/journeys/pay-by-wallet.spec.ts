import { fillCartToCollect } from '../src/buying.ts';
import { GOODS, PLACES, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { cancelAndGetBack, ORDER_PAGE, orderToPay } from '../src/paying.ts';
import { written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { CreditScreen } from '../src/screens/credit-screen.ts';
import { FarmersScreen } from '../src/screens/farmers-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { textsIn } from '../src/texts.ts';

test.use({ shell: 'csc' });

/** The sample market's partner agent, who signs in once and has one cart: all of it is one journey. */
const AGENT = '9000000002';
/** The sample market's farmer with dues. */
const DEBTOR = '9000000007';
const PACKS = { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre } as const;
/** The agent goes on in it after having begun in Hindi. */
const OTHER_LANGUAGE = textsIn('or');

test('An agent pays from the wallet: success, failure, closed page, back and reload', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  test.setTimeout(360_000);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn(AGENT);
  trouble.expect(/Clear-Site-Data header .* Cleared data types: "storage"/);
  await page.goto('/agents/farmers');
  await new FarmersScreen(page, t).getsConsentOf({ name: 'कमला बाई', phoneNumber: newMobileNumber(1), mayPay: true });

  await test.step('goes back and reloads at every step, pays once, cancels, and is refunded', async () => {
    const order = new OrderScreen(page, t);
    const pay = new PayScreen(page, t);
    const cart = await fillCartToCollect(shopper, PACKS);
    await cart.choosePayment('csc');
    await page.reload();
    await expect(cart.payment('csc')).toBeChecked();
    await page.goto('/products');
    await page.goBack();
    await expect(cart.payment('csc')).toBeChecked();
    await cart.settles();
    await expect(cart.pickupName()).not.toHaveValue('');
    const { total } = await cart.bill({ rows: 2 });
    await cart.place();
    await page.waitForURL(/\/order\/[^/]+\/pay$/);
    await page.reload();
    await page.goBack();
    await expect(new CartScreen(page, t).empty()).toBeVisible();
    await page.goForward();
    await pay.redirectToWallet();
    await page.goBack();
    await page.reload();
    await pay.redirectToWallet();
    await pay.let('succeed');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('SUCCESS').first()).toBeVisible();
    const address = new URL(page.url()).pathname;
    await page.goto(`${address}/pay`);
    await expect(page.getByText(t('payments:paid.title'))).toBeVisible();
    await expect(pay.payButton()).toHaveCount(0);
    await page.goto(address);
    await cancelAndGetBack(shopper, total);
  });

  const agent = await shopper.goesOnIn(OTHER_LANGUAGE);
  const words = OTHER_LANGUAGE;
  const order = new OrderScreen(page, words);
  const pay = new PayScreen(page, words);

  await test.step('sees that the payment failed, tries again, succeeds, cancels, and is refunded', async () => {
    const amount = await orderToPay(agent, PACKS, 'csc');
    const address = page.url();
    await expect(page.getByText(words('payments:next.csc'))).toBeVisible();
    await pay.redirectToWallet();
    await pay.let('fail');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('PAYMENT_FAILED').first()).toBeVisible();
    await page.goto(address);
    await pay.againButton().click();
    await pay.redirectToWallet();
    await pay.let('succeed');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('SUCCESS').first()).toBeVisible();
    await cancelAndGetBack(agent, amount);
  });

  await test.step('closes the wallet’s page before the answer is there, and finds the true state', async () => {
    await orderToPay(agent, PACKS, 'csc');
    const address = page.url();
    await pay.redirectToWallet();
    await pay.let('answer-late');
    await page.goto(address);
    await expect(page.getByText(words('payments:pending.title'))).toBeVisible();
    await expect(pay.payButton()).toHaveCount(0);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(words('payments:paid.title'))).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 80_000 });
  });

  await test.step('has another order’s money taken by the payment company instead, as a farmer may', async () => {
    await orderToPay(agent, PACKS, 'payNow');
    await pay.redirectToGateway();
    await pay.let('succeed');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.status('SUCCESS').first()).toBeVisible();
  });

  await test.step('repays a farmer’s credit from it', async () => {
    await page.goto('/agents/farmers');
    await new FarmersScreen(page, words).getsConsentOf({ name: '', phoneNumber: DEBTOR, mayPay: true });
    const credit = new CreditScreen(page, words);
    await credit.open();
    const owed = await credit.owed();
    await credit.asksToRepay('10');
    await expect(page.getByText(words('payments:next.csc'))).toBeVisible();
    await pay.redirectToWallet();
    await pay.let('succeed');
    await expect(credit.says('credit:repaid.text', { amount: written(10) })).toBeVisible();
    await expect(credit.dues()).toHaveText(written(owed - 10));
    await page.reload();
    await expect(credit.dues(), 'once').toHaveText(written(owed - 10));
  });
});
