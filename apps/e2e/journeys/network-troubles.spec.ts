import type { Page } from '@playwright/test';
import { sampleOf } from '@haat/tools/sample';
import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { PLACES } from '../src/market/goods.ts';
import { networkSellers } from '../src/network-sellers.ts';
import { NetworkCartScreen } from '../src/screens/network-cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import type { Shopper } from '../src/shopper.ts';
import type { Texts } from '../src/texts.ts';

/** The seller whose goods do not behave: docs/how-to/run-against-the-sandbox-network.md. */
const SCRIPTED = 'Balaji Agro';
/** More than the seller takes an order for. */
const PACKS = 2;
const ANSWER_MS = 60_000;
/** All tries of an order that is not answered, and the last one's time to be answered, with room. */
const GIVEN_UP_MS = 150_000;

/** How asking for a price comes to nothing, by the goods that are asked for. */
interface Refusal extends JourneyOptions {
  readonly search: string;
  readonly goods: RegExp;
  readonly said: 'notDelivered' | 'noAnswer';
}

/** Each in Hindi, and in another language on another shell; `npm test` takes the first of each. */
const REFUSALS: readonly Refusal[] = [
  { shell: 'farmer', language: 'hi', search: 'gypsum', goods: /gypsum/i, said: 'notDelivered' },
  { shell: 'business', language: 'or', search: 'triple super phosphate', goods: /tsp|triple/i, said: 'noAnswer' },
  { shell: 'csc', language: 'en', search: 'gypsum', goods: /gypsum/i, said: 'notDelivered' },
  { shell: 'csc', language: 'hi', search: 'triple super phosphate', goods: /tsp|triple/i, said: 'noAnswer' },
];

for (const { shell, language, search, goods, said } of sampleOf(REFUSALS, ['said'])) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    test(`A price that the shop does not name (${said}) is told, and nothing is ordered`, async ({
      page,
      t,
      shopper,
    }) => {
      test.setTimeout(360_000);
      const cart = await inCart(shopper, search, goods);
      await cart.askPrice();
      if (said === 'noAnswer')
        // It comes after 31 seconds: by then it counts no more.
        await expect(page.getByText(t('network-journey:wait.long'))).toBeVisible({ timeout: 25_000 });
      await cart.reaches('price-refused');
      await expect(page.getByText(t(`network-errors:error.${said}`))).toBeVisible();
      await expect(page.locator('input[name="payment"]')).toHaveCount(0);
      await page.reload();
      await expect(cart.title('price-refused')).toBeVisible();
    });
  });
}

test('A shop that refuses an order which was paid for: the money goes back by itself', async ({ page, t, shopper }) => {
  test.setTimeout(360_000);
  const cart = await inCart(shopper, 'NPK 12:32:16', /12[-:]32[-:]16/);
  await paysNow(cart, page, t);
  await cart.reaches('failed');
  const isGoingBack = page.getByText(t.pattern('network-journey:money.back'));
  await expect(isGoingBack.or(page.getByText(t('order:pay.refunded')))).toBeVisible();
});

test('A shop that never answers: one may leave, then the order has failed and the money goes back', async ({
  page,
  t,
  shopper,
}) => {
  test.setTimeout(360_000);
  const cart = await inCart(shopper, 'tomato seed', /Tomato seed/i, '');
  await paysNow(cart, page, t, 'fails');
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

test('Goods that the farmer was not met for go back to the shop, and the money to the farmer', async ({
  page,
  t,
  shopper,
}) => {
  test.setTimeout(360_000);
  const cart = await inCart(shopper, '20:20:0:13', /20[-:]20[-:]0[-:]13/);
  const id = await paysNow(cart, page, t);
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

/** Packs in the cart of a signed-in farmer with an address. */
async function inCart(shopper: Shopper, search: string, goods: RegExp, shop = SCRIPTED): Promise<NetworkCartScreen> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = new NetworkCartScreen(shopper.page, shopper.t);
  await cart.search(search);
  await cart.openProduct(goods, shop);
  await cart.add(PACKS);
  return cart;
}

/**
 * Orders what is in the cart and pays for it.
 * @param script what the shop does from when it is to confirm the order
 * @returns the order's id; its way to the shop is shown
 */
async function paysNow(cart: NetworkCartScreen, page: Page, t: Texts, script?: string): Promise<string> {
  await cart.askPrice();
  await cart.reaches('price-known');
  await cart.pays('pay-now');
  await cart.place();
  await cart.reaches('awaiting-payment');
  const address = page.url();
  const id = new URL(address).pathname.split('/').at(-1) ?? '';
  if (script !== undefined) await networkSellers.follow(script, id);
  await page.getByRole('link', { name: t('order:pay.now') }).click();
  const pay = new PayScreen(page, t);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.goto(address);
  return id;
}
