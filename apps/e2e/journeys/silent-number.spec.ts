import type { Page } from '@playwright/test';
import { orderToCollect } from '../src/buying.ts';
import { expect } from '../src/journey.ts';
import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { testOnPostgres as test } from '../src/own-market.ts';
import { axeProblems, controlProblems, layoutProblems, showWhole } from '../src/page-problems.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { StepUpScreen } from '../src/screens/step-up-screen.ts';
import { FARM, type Shopper } from '../src/shopper.ts';

const PHONE = { width: 320, height: 640 };

test.use({ viewport: PHONE });
test.setTimeout(360_000);

const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre } as const;
/** A number that gets a credit line in the sample market. */
const WITH_CREDIT = 7;

test('On PostgreSQL: a farmer who was silent for 91 days shows whose the account is, and orders on credit', async ({
  t,
  market,
  shopper,
  newShopper,
  database,
  trouble,
}) => {
  trouble.expect(/status of 40[03]/);
  // The browser says of each script that it was not let in.
  trouble.expect(/^failed request: GET \S+\.js csp$/);
  const [{ vendor_details: centre }, nanoUrea] = await Promise.all([
    shop(SHOPS.centre, 'hi'),
    product(GOODS.nanoUrea.id, 'hi'),
  ]);
  const right = { fullName: FARM.name, shop: centre.name, product: nanoUrea.name };
  const wrong = { ...right, fullName: 'रमेश पवार' };

  /** Who bought at the centre, took the goods home and then was not here for 91 days. */
  const silentFarmer = async () => {
    const phoneNumber = newMobileNumber(WITH_CREDIT);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn(phoneNumber);
    expect((await shopper.sendForm('/account', { fullName: FARM.name })).ok()).toBe(true);
    const orderId = await orderToCollect(shopper, PACKS);
    await database.run("update orders set status = 'DELIVERED' where id = $1", [orderId]);
    await database.run("update users set last_used_at = now() - interval '91 days' where phone_number = $1", [
      phoneNumber,
    ]);
    await database.run("update otp_requests set created_at = created_at - interval '91 days'");
    return { phoneNumber, orderId };
  };

  /** Signs in from the cart, on a phone of their own; what the service asks first is another screen. */
  const signsInFromCart = async ({ page }: Shopper, phoneNumber: string, hasScript: boolean) => {
    const login = new LoginScreen(page, t);
    await new CartScreen(page, t).signIn().click();
    await login.requestOtp(phoneNumber);
    await login.otp().waitFor();
    await login.enterOtp(await otpSentTo(phoneNumber, market.backend));
    if (!hasScript) await page.getByRole('button', { name: t('login:otp.verify') }).click();
    await page.waitForURL(/\/account\/step-up\?/);
  };

  for (const hasScript of [true, false])
    await test.step(hasScript ? 'with script' : 'without script', async () => {
      const { phoneNumber, orderId } = await silentFarmer();
      const phone = await newShopper({ javaScriptEnabled: hasScript });
      const { page } = phone;
      const [cart, order, stepUp] = [new CartScreen(page, t), new OrderScreen(page, t), new StepUpScreen(page, t)];
      await phone.choosesPlace(PLACES.town);
      await phone.puts({ ...PACKS, quantity: 2 });
      await cart.open();
      await signsInFromCart(phone, phoneNumber, hasScript);
      if (hasScript) await expectSound(page);

      await stepUp.later().click();
      await expect(page).toHaveURL('/cart');
      for (const [list, namespace] of [
        ['/orders', 'order'],
        ['/addresses', 'address'],
      ] as const) {
        await page.goto(list);
        const prove = page.getByRole('link', { name: t(`${namespace}:stepUp.action`), exact: true });
        await expect(prove, 'what is older is kept back').toHaveAttribute(
          'href',
          `/account/step-up?next=%2F${list.slice(1)}`,
        );
        await expect(page.getByText(t(`${namespace}:empty.title`)), 'which is not the same as none').toHaveCount(0);
      }
      await phone.writesAddress();
      await cart.open();
      await expect(cart.payment('credit')).toBeDisabled();
      await expect(page.getByText(t('checkout:payment.obstacle.stepUpNeeded'))).toBeVisible();
      await page.getByRole('link', { name: t('cart:payment.stepUp') }).click();

      await stepUp.answer(wrong);
      await expect(stepUp.refusal()).toContainText(t('main:errors.auth_error_step_up_wrong'));
      await expect(stepUp.refusal()).toContainText(t('step-up:left', { count: 2 }));
      await expect(stepUp.refusal()).toBeInViewport({ ratio: 1 });
      await expect(stepUp.fullName()).toHaveValue(wrong.fullName);
      await expect(stepUp.choice(right.shop)).toBeChecked();
      if (hasScript) await expectSound(page);

      await stepUp.answer(right);
      await expect(page).toHaveURL('/cart');
      await cart.payment('credit').check();
      await cart.place();
      const onCredit = await order.id();
      await order.openList();
      await expect(order.row(onCredit)).toHaveCount(1);
      await expect(order.row(orderId), 'the order from before is shown again').toHaveCount(1);
    });

  await test.step('after the third wrong answer only support is named, and the way on stays', async () => {
    const { phoneNumber } = await silentFarmer();
    const phone = await newShopper();
    const stepUp = new StepUpScreen(phone.page, t);
    await phone.choosesPlace(PLACES.town);
    await phone.puts(PACKS);
    await new CartScreen(phone.page, t).open();
    await signsInFromCart(phone, phoneNumber, true);
    await stepUp.answer(wrong);
    await expect(stepUp.refusal()).toContainText(t('step-up:left', { count: 2 }));
    await stepUp.answer(wrong);
    await expect(stepUp.refusal()).toContainText(t('step-up:left', { count: 1 }));
    await stepUp.answer(wrong);
    await expect(stepUp.says('support.tried')).toBeVisible();
    await expect(stepUp.fullName()).toHaveCount(0);
    await phone.page.reload();
    await expect(stepUp.says('support.title')).toBeVisible();
    await expectSound(phone.page);
    await stepUp.later().click();
    await expect(phone.page).toHaveURL('/cart');
  });
});

/** What the screens that a farmer reaches without a silence are gone through for. */
async function expectSound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await showWhole(page, PHONE);
  expect.soft(await axeProblems(page)).toEqual([]);
  expect.soft(await layoutProblems(page)).toEqual([]);
  expect.soft(await controlProblems(page)).toEqual([]);
  await page.setViewportSize(PHONE);
}
