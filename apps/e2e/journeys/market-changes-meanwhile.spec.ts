import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { fillCartToCollect } from '../src/buying.ts';
import { expect } from '../src/journey.ts';
import { ORDER_PAGE, PAY_PAGE } from '../src/paying.ts';
import { testOnPostgres as test } from '../src/own-market.ts';
import { rupeesIn, written } from '../src/rupees.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import { FARM } from '../src/shopper.ts';

test('On PostgreSQL: a changed price is shown before ordering; a password older than five minutes is refused', async ({
  page,
  t,
  shopper,
  newShopper,
  market,
  database,
  trouble,
}) => {
  trouble.expect(/status of 4(00|09)/);
  const order = new OrderScreen(page, t);
  const {
    inventory_set: [quote],
  } = await product(GOODS.nanoUrea.id, 'hi');
  const before = (quote?.price ?? 0) - (quote?.discount ?? 0);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  const cart = await fillCartToCollect(shopper, {
    variantId: GOODS.nanoUrea.variantId,
    vendorId: SHOPS.centre,
    quantity: 2,
  });
  await expect(cart.total()).toHaveText(written(2 * before));

  await database.run('update offers set price_paise = price_paise + 900 where variant_id = $1', [
    GOODS.nanoUrea.variantId,
  ]);
  await cart.place();
  await expect(cart.says('changed.title')).toBeVisible();
  await expect(cart.says('problem.priceUp')).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(cart.total()).toHaveText(written(2 * (before + 9)));
  await cart.place();
  await order.id();
  await expect(order.total()).toHaveText(written(2 * (before + 9)));

  const otherShopper = await newShopper();
  const login = new LoginScreen(otherShopper.page, t);
  const phoneNumber = newMobileNumber();
  await login.open();
  await login.requestOtp(phoneNumber);
  await login.otp().waitFor();
  await database.run("update otp_requests set expires_at = now() - interval '1 second'");
  await login.enterOtp(await otpSentTo(phoneNumber, market.backend));
  await expect(login.error('auth_error.otp_expired')).toBeVisible();
});

test('On PostgreSQL: a coupon that ran out or ended is shown before ordering, and nothing is lost', async ({
  page,
  t,
  shopper,
  database,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const order = new OrderScreen(page, t);
  const {
    inventory_set: [quote],
  } = await product(GOODS.nanoUrea.id, 'hi');
  const goods = 5 * ((quote?.price ?? 0) - (quote?.discount ?? 0));
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  for (const [code, saved, statement, obstacle] of [
    ['KISAN50', 50, 'update coupons set total_uses = used_count where code = $1', 'used_up'],
    ['MITRA100', 100, 'update coupons set valid_until = current_date - 2 where code = $1', 'over'],
  ] as const) {
    await test.step(obstacle, async () => {
      const cart = await fillCartToCollect(shopper, {
        variantId: GOODS.nanoUrea.variantId,
        vendorId: SHOPS.centre,
        quantity: 5,
      });
      await cart.tryCoupon(code);
      await expect(cart.says('coupon.saved', { amount: written(saved) })).toBeVisible();
      await expect(cart.total()).toHaveText(written(goods - saved));

      await database.run(statement, [code]);
      await cart.place();
      await expect(cart.says('changed.coupon')).toBeVisible();
      await expect(
        page.getByText(
          t('checkout:placed.couponGone', { reason: t(`checkout:coupon.obstacle.${obstacle}`), now: written(goods) }),
        ),
      ).toBeVisible();
      await expect(page).toHaveURL('/cart');
      await expect(cart.total()).toHaveText(written(goods));
      await expect(cart.fulfilment('pickup')).toBeChecked();
      await expect(cart.pickupName()).toHaveValue(FARM.name);
      await cart.place();
      await order.id();
      await expect(order.total()).toHaveText(written(goods));
    });
  }
  await order.openList();
  await expect(page.locator('main a[href^="/order/"]')).toHaveCount(2);
});

test('On PostgreSQL: paying again at another price is asked first; a late delivery can be asked to end', async ({
  page,
  t,
  shopper,
  database,
  trouble,
}) => {
  trouble.expect(/status of 409/);
  const order = new OrderScreen(page, t);
  const pay = new PayScreen(page, t);
  const cart = new CartScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre, quantity: 2 });
  await cart.open();
  await cart.fulfilment('delivery').check();
  await cart.choosePayment('payNow');
  const before = rupeesIn(await cart.total().innerText());
  await cart.place();
  await page.waitForURL(PAY_PAGE);

  await test.step('a second attempt is begun only with what the farmer agreed to', async () => {
    await pay.redirectToGateway();
    await pay.let('fail');
    const id = await order.id();
    await database.run('update offers set price_paise = price_paise + 900 where variant_id = $1', [
      GOODS.nanoUrea.variantId,
    ]);
    await page.goto(`/order/${id}/pay`);
    await pay.againButton().click();
    const now = before + 2 * 9;
    await expect(pay.changed({ before, now })).toBeVisible();
    await pay.agree(now).click();
    await expect(page.getByRole('main')).toContainText(written(now));
    await pay.redirectToGateway();
    await pay.let('succeed');
    await page.waitForURL(ORDER_PAGE);
    await expect(order.says('order:pay.paid', { amount: written(now) })).toBeVisible();
  });

  await test.step('eleven days on the road are too many', async () => {
    const id = await order.id();
    await database.run("update orders set status = 'SHIPPED' where id = $1", [id]);
    await database.run(
      `insert into order_history (order_id, status, by, at)
        values ($1, 'SHIPPED', 'vendor', now() - interval '11 days')`,
      [id],
    );
    await page.reload();
    await expect(order.says('order:clock.moneyBack', { amount: written(before + 2 * 9) })).toBeVisible();
    await page.getByRole('button', { name: t('order:clock.ask') }).click();
    await expect(order.says('order:clock.asked')).toBeVisible();
    await page.reload();
    await expect(order.says('order:clock.asked')).toBeVisible();
    await expect(page.getByRole('button', { name: t('order:clock.ask') })).toHaveCount(0);
  });
});
