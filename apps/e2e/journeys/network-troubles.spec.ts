import { RUNS_WHOLE } from '@haat/tools/sample';
import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { paysNetworkOrder, putsNetworkGoods } from '../src/network-buyer.ts';
import { networkSellers } from '../src/network-sellers.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

const ANSWER_MS = 60_000;

/** In Hindi, and in another language on another shell; `npm test` takes the first. */
const REFUSALS: readonly JourneyOptions[] = [
  { shell: 'farmer', language: 'hi' },
  { shell: 'csc', language: 'en' },
];

for (const { shell, language } of RUNS_WHOLE ? REFUSALS : REFUSALS.slice(0, 1)) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    test('Goods that do not come to the place have no price, and nothing is ordered', async ({ page, t, shopper }) => {
      test.setTimeout(360_000);
      const cart = await putsNetworkGoods(shopper, 'gypsum', /gypsum/i);
      await cart.askPrice();
      await cart.reaches('price-refused');
      await expect(page.getByText(t('network-errors:error.notDelivered'))).toBeVisible();
      await expect(page.locator('input[name="payment"]')).toHaveCount(0);
      await page.reload();
      await expect(cart.title('price-refused')).toBeVisible();
    });
  });
}

test('A shop that refuses an order which was paid for: the money goes back by itself', async ({ page, t, shopper }) => {
  test.setTimeout(360_000);
  const cart = await putsNetworkGoods(shopper, 'NPK 12:32:16', /12[-:]32[-:]16/);
  await paysNetworkOrder(cart, page, t);
  await cart.reaches('failed');
  const isGoingBack = page.getByText(t.pattern('network-journey:money.back'));
  await expect(isGoingBack.or(page.getByText(t('order:pay.refunded')))).toBeVisible();
});

test('Goods that the farmer was not met for go back to the shop, and the money to the farmer', async ({
  page,
  t,
  shopper,
}) => {
  test.setTimeout(360_000);
  const cart = await putsNetworkGoods(shopper, '20:20:0:13', /20[-:]20[-:]0[-:]13/);
  const id = await paysNetworkOrder(cart, page, t);
  await cart.reaches('accepted');
  const order = new OrderScreen(page, t);
  for (const status of ['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'RETURN_TO_ORIGIN']) {
    await networkSellers.advance(id);
    await expect(async () => {
      await page.goto(`/order/${id}`);
      await expect(order.status(status).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: ANSWER_MS });
  }
  await expect(order.refunds()).toHaveCount(1);
});
