import { expect, test } from '../src/journey.ts';
import { PLACES } from '../src/market/goods.ts';
import { NetworkCartScreen } from '../src/screens/network-cart-screen.ts';
import { PayScreen } from '../src/screens/pay-screen.ts';
import type { Shopper } from '../src/shopper.ts';

/** Tomato seed, as it is typed. */
const TOMATO_SEED = { hi: 'टमाटर बीज', en: 'tomato seed', or: 'ଟମାଟୋ ବିହନ' } as const;
const [NEAREST, SCRIPTED] = ['Godavari Krishi Seva Kendra', 'Balaji Agro'];

/** Two packs of tomato seed in the cart of a signed-in farmer with an address. */
async function twoPacks({ page, t }: Shopper, language: keyof typeof TOMATO_SEED = 'hi'): Promise<NetworkCartScreen> {
  const cart = new NetworkCartScreen(page, t);
  await cart.search(TOMATO_SEED[language]);
  await cart.openProduct(/Tomato seed/i, NEAREST);
  await cart.add(2);
  await expect(cart.lines()).toContainText('2');
  return cart;
}

for (const [shell, language] of [
  ['farmer', 'hi'],
  ['business', 'en'],
  ['csc', 'or'],
] as const) {
  test.describe(`${shell}, ${language}`, () => {
    test.use({ shell, language });

    test('A farmer buys two packs for cash from a shop of the network, and finds each step again', async ({
      page,
      t,
      shopper,
    }) => {
      test.setTimeout(360_000);
      await shopper.choosesPlace(PLACES.town);
      await shopper.signsIn();
      await shopper.writesAddress();
      const cart = await twoPacks(shopper, language);

      await page.reload();
      await expect(page.getByText(t('network-cart:lastKnown'))).toBeVisible();
      await cart.askPrice();
      await cart.reaches('price-known');
      await page.reload();
      await expect(cart.title('price-known')).toBeVisible();
      await expect(page.getByRole('heading', { name: t('network-cart:price.heading') })).toBeVisible();

      await cart.pays('cash');
      await cart.place();
      await cart.reaches('accepted');
      await page.reload();
      await expect(cart.title('accepted')).toBeVisible();
      await page.getByRole('link', { name: t('network-cart:order.whole') }).click();
      await expect(page).toHaveURL(/\/order\/[^/]+$/);

      await page.goto('/ondc/cart');
      await expect(page.getByText(t('network-cart:empty.title'))).toBeVisible();
    });
  });
}

test('A farmer pays now, and the order goes to the shop after that', async ({ page, t, shopper }) => {
  test.setTimeout(360_000);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = await twoPacks(shopper);
  await cart.askPrice();
  await cart.reaches('price-known');
  await cart.pays('pay-now');
  await cart.place();
  await cart.reaches('awaiting-payment');
  const address = page.url();
  await page.reload();
  await expect(cart.title('awaiting-payment')).toBeVisible();

  await page.getByRole('link', { name: t('order:pay.now') }).click();
  const pay = new PayScreen(page, t);
  await pay.redirectToGateway();
  await pay.let('succeed');
  await page.waitForURL(/\/order\/[^/]+$/);
  await page.goto(address);
  await cart.reaches('accepted');
});

test('A shop that does not take the order is told of, with where the money is', async ({ page, t, shopper }) => {
  test.setTimeout(360_000);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = new NetworkCartScreen(page, t);
  await cart.search('NPK 12:32:16');
  await cart.openProduct(/12[-:]32[-:]16/, SCRIPTED);
  await cart.add(1);
  await cart.askPrice();
  await cart.reaches('price-known');
  await cart.pays('cash');
  await cart.place();
  await cart.reaches('failed');
  await expect(page.getByText(t('network-journey:money.none'))).toBeVisible();
});

test('Goods of another shop go in only after the farmer agrees to lose what is there', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  const cart = await twoPacks(shopper);
  await cart.search('NPK 12:32:16');
  await cart.openProduct(/12[-:]32[-:]16/, SCRIPTED);
  await cart.add(1);
  await expect(page.getByText(t('network-cart:ask.title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: /Tomato seed/i })).toBeVisible();
  await page.getByRole('button', { name: t('network-cart:ask.confirm') }).click();
  await expect(page.getByRole('main').getByRole('heading', { name: /12[-:]32[-:]16/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: /Tomato seed/i })).toHaveCount(0);

  await test.step('signing in keeps the cart', async () => {
    await shopper.signsIn();
    await page.goto('/ondc/cart');
    await expect(page.getByRole('main').getByRole('heading', { name: /12[-:]32[-:]16/ })).toBeVisible();
  });
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a farmer buys from a shop of the network by forms and links alone', async ({ page, t, trouble, shopper }) => {
    test.setTimeout(360_000);
    // The browser says of each script that it was not let in.
    trouble.expect(/^failed request: GET \S+\.js csp$/);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    await shopper.writesAddress();
    const cart = await twoPacks(shopper);

    await test.step('subsidised fertiliser is fetched at the shop, and all of the cart with it', async () => {
      await cart.search('यूरिया');
      await cart.openProduct(/Neem[- ]coated urea/i, NEAREST);
      await expect(page.getByText(t('open-network:buy.fetchSubsidised', { most: 10, days: 30 }))).toBeVisible();
      await cart.add(1);
      await expect(page.getByRole('heading', { name: t('network-cart:pickup.title') })).toBeVisible();
    });
    await cart.askPrice();
    await cart.reachesByLooking('price-known');
    await cart.pays('cash');
    await cart.place();
    await cart.reachesByLooking('accepted');
    await expect(page.getByRole('heading', { name: t('network-cart:pickup.title') })).toBeVisible();
  });
});
