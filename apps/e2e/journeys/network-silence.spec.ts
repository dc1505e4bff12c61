import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { paysNetworkOrder, putsNetworkGoods } from '../src/network-buyer.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

/** All tries of an order that is not answered, and the last one's time to be answered, with room. */
const GIVEN_UP_MS = 150_000;

const SHOPPERS: readonly JourneyOptions[] = [
  { shell: 'csc', language: 'hi' },
  { shell: 'business', language: 'or' },
];

for (const { shell, language } of SHOPPERS) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    test('A shop that does not name its price is waited for, told, and nothing is ordered', async ({
      page,
      t,
      shopper,
    }) => {
      test.setTimeout(360_000);
      const cart = await putsNetworkGoods(shopper, 'triple super phosphate', /tsp|triple/i);
      await cart.askPrice();
      // It comes after 31 seconds: by then it counts no more.
      await expect(page.getByText(t('network-journey:wait.long'))).toBeVisible({ timeout: 25_000 });
      await cart.reaches('price-refused');
      await expect(page.getByText(t('network-errors:error.noAnswer'))).toBeVisible();
      await expect(page.locator('input[name="payment"]')).toHaveCount(0);
      await page.reload();
      await expect(cart.title('price-refused')).toBeVisible();
    });
  });
}

test('A shop that never answers: one may leave, then the order has failed and the money goes back', async ({
  page,
  t,
  shopper,
}) => {
  test.setTimeout(360_000);
  const cart = await putsNetworkGoods(shopper, 'tomato seed', /Tomato seed/i, '');
  await paysNetworkOrder(cart, page, t, 'fails');
  await cart.reaches('confirming');
  await expect(page.getByText(t('network-journey:wait.long'))).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(t('network-journey:wait.leave'))).toBeVisible({ timeout: 40_000 });
  // Away and back: where the order stands is kept.
  await page.reload();
  await cart.reaches('confirming');
  // The shop is asked six times: docs/domain/open-network.md#steps-of-an-order.
  await expect(cart.title('failed')).toBeVisible({ timeout: GIVEN_UP_MS });
  await expect(page.getByText(t('network-errors:error.notConfirmed'))).toBeVisible();
  await expect(page.getByText(t.pattern('network-journey:money.back'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('network-cart:order.shops') })).toBeVisible();
  await page.getByRole('link', { name: t('network-cart:order.whole') }).click();
  await expect(new OrderScreen(page, t).refunds()).toHaveCount(1);
});
