import { LiteWatch } from '../src/lite-watch.ts';
import { GOODS, PLACES, prebookedSeed, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { ORDER_PAGE, PAY_PAGE } from '../src/paying.ts';
import { redPicture } from '../src/red-picture.ts';
import { rupeesIn, written } from '../src/rupees.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { CreditScreen } from '../src/screens/credit-screen.ts';
import { FarmersScreen } from '../src/screens/farmers-screen.ts';
import { NetworkCartScreen } from '../src/screens/network-cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { ProductScreen } from '../src/screens/product-screen.ts';
import { KEPT_SHOP, shopkeeper } from '../src/shopkeeper.ts';
import { FARM, type Shopper, type WantedPacks } from '../src/shopper.ts';

type Payment = 'cashPickup' | 'credit' | 'payNow' | 'csc';

// The browser could run scripts: lite pages have none. It has a feature phone's screen.
test.use({ viewport: { width: 240, height: 320 } });
test.beforeEach(async ({ shopper }) => void (await shopper.sendForm('/language', { lite: '1', next: '/' })));

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre } as const;
/** The last digit of a number that gets a credit line in the sample market. */
const WITH_CREDIT = 7;
const AGENT = '9000000002';

/** Fills a cart to be collected and orders it; the bill is asked for anew by a button, as no script does it. */
async function orderToCollect(shopper: Shopper, packs: WantedPacks | null, payment: Payment): Promise<void> {
  const { page, t } = shopper;
  if (packs) await shopper.puts(packs);
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.fulfilment('pickup').check();
  await page.getByRole('button', { name: t('cart:fulfilment.update') }).click();
  await cart.pickupName().fill(FARM.name);
  await cart.payment(payment).check();
  await cart.place();
}

/** Collects a pack of the kept shop, paid so; the order's address. */
async function collected(shopper: Shopper, payment: Payment): Promise<string> {
  const { page, t } = shopper;
  await shopper.choosesPlace(KEPT_SHOP.pincode);
  await orderToCollect(
    shopper,
    { variantId: GOODS.boron.variantId, vendorId: KEPT_SHOP.vendorId, quantity: 2 },
    payment,
  );
  const order = new OrderScreen(page, t);
  const id = await order.id();
  await shopkeeper.handOverAtPickup(id, (await order.pickupCode().textContent()) ?? '');
  return `/order/${id}`;
}

test('On lite pages a farmer pays online after a failed payment, cancels and sees the money come back', async ({
  page,
  t,
  shopper,
  context,
}) => {
  const watch = new LiteWatch(context);
  const pay = new PayScreen(page, t);
  const order = new OrderScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await orderToCollect(shopper, PACKS, 'payNow');
  await page.waitForURL(PAY_PAGE);
  const address = page.url();
  await pay.redirectToGateway();
  await pay.let('fail');
  await page.waitForURL(ORDER_PAGE);
  await expect(order.status('PAYMENT_FAILED').first()).toBeVisible();
  await page.goto(address);
  await pay.againButton().click();
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(ORDER_PAGE);
  await expect(order.status('SUCCESS').first()).toBeVisible();
  await order.cancel('changed-mind-or-address');
  await expect(order.status('USER_CANCELLED').first()).toBeVisible();
  await expect(order.refunds()).toHaveCount(1);
  await watch.expectLite();
});

test('On lite pages a farmer buys on credit and repays a part', async ({ page, t, shopper, context }) => {
  const watch = new LiteWatch(context);
  await shopper.signsIn(newMobileNumber(WITH_CREDIT));
  await collected(shopper, 'credit');
  const credit = new CreditScreen(page, t);
  await credit.open();
  const owed = await credit.owed();
  await credit.asksToRepay('50');
  const pay = new PayScreen(page, t);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await expect(credit.says('credit:repaid.text', { amount: written(50) })).toBeVisible();
  await expect(credit.dues()).toHaveText(written(owed - 50));
  await watch.expectLite();
});

test('On lite pages a farmer buys from a shop of the open network, for fewer than 110 KiB', async ({
  page,
  t,
  shopper,
  context,
}) => {
  test.setTimeout(360_000);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = new NetworkCartScreen(page, t);
  await cart.search('टमाटर बीज');
  const watch = new LiteWatch(context);
  await cart.openProduct(/Tomato seed/i, 'Godavari Krishi Seva Kendra');
  await cart.add(2);
  await cart.askPrice();
  await cart.reachesByLooking('price-known');
  await cart.pays('cash');
  await cart.place();
  await cart.reachesByLooking('accepted');
  expect(await watch.bytes()).toBeLessThanOrEqual(110 * 1024);
  await watch.expectLite();
});

test('On lite pages a farmer complains with a photo, returns a pack and says where the money goes', async ({
  page,
  t,
  shopper,
  context,
}) => {
  const watch = new LiteWatch(context);
  await shopper.signsIn();
  const address = await collected(shopper, 'cashPickup');
  await page.goto(address);
  await page.getByRole('link', { name: t('order:links.report') }).click();
  await page.getByRole('radio', { name: t('after-order:issueReason.quality') }).check();
  await page.getByRole('textbox', { name: t('after-order:report.note') }).fill('ढक्कन टूटा है');
  const photo = { name: 'photo.png', mimeType: 'image/png', buffer: redPicture() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: t('after-order:report.send') }).click();
  await page.waitForURL(/done=reported/);

  await page.goto(address);
  await page.getByRole('link', { name: t('order:links.return') }).click();
  // Its buttons need a script; the number is written.
  await page.getByRole('spinbutton').first().fill('1');
  await page.getByRole('radio', { name: t('after-order:returnReason.not-needed') }).check();
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await page.getByRole('button', { name: t('after-order:returns.send') }).click();
  await page.waitForURL(/done=returned/);
  await expect(page.getByText(t('after-order:returnStatus.REQUESTED'))).toBeVisible();
  await shopkeeper.receiveReturn(address.split('/').at(-1) ?? '');

  await page.goto(address);
  await page.getByRole('link', { name: t('after-order:money.title') }).click();
  await page.getByRole('radio', { name: t('after-order:money.upi') }).check();
  await page.getByRole('textbox', { name: t('after-order:money.vpa') }).fill('sunita.pawar@okbank');
  await page.getByRole('button', { name: t('after-order:money.send') }).click();
  await page.waitForURL(/done=destination/);
  await watch.expectLite();
});

test('On lite pages seed is prebooked with an advance', async ({ page, t, shopper, context }) => {
  const watch = new LiteWatch(context);
  const { product: seed, variantId } = await prebookedSeed('hi');
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  const screen = new ProductScreen(page, t);
  await screen.open(seed.slug, `?variant=${variantId}`);
  await screen.bookAhead().click();
  await screen.buy.addToCart().click();
  await orderToCollect(shopper, null, 'payNow');
  const pay = new PayScreen(page, t);
  await page.waitForURL(PAY_PAGE);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(ORDER_PAGE);
  expect(rupeesIn(await new OrderScreen(page, t).total().innerText())).toBeGreaterThan(0);
  await watch.expectLite();
});

test.describe('At a centre', () => {
  test.use({ shell: 'csc' });

  test('on lite pages an agent pays from the wallet', async ({ page, t, shopper, context, trouble }) => {
    const watch = new LiteWatch(context);
    const pay = new PayScreen(page, t);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn(AGENT);
    trouble.expect(/Clear-Site-Data header .* Cleared data types: "storage"/);
    await page.goto('/agents/farmers');
    await new FarmersScreen(page, t).getsConsentOf({ name: 'कमला बाई', phoneNumber: newMobileNumber(1), mayPay: true });
    await orderToCollect(shopper, { variantId: GOODS.boron.variantId, vendorId: SHOPS.centre }, 'csc');
    await page.waitForURL(PAY_PAGE);
    await pay.redirectToWallet();
    await pay.let('succeed');
    await page.waitForURL(ORDER_PAGE);
    await expect(new OrderScreen(page, t).status('SUCCESS').first()).toBeVisible();
    await watch.expectLite();
  });
});
