import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';

test('A farmer finds the open network on home, is asked for the place, and comes back from choosing it', async ({
  page,
  t,
}) => {
  await page.goto('/?section=shop');
  await page.getByRole('link', { name: t('home:network.title') }).click();
  await expect(page).toHaveURL('/ondc');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('open-network:start.title'));
  await expect(page.getByRole('heading', { name: t('open-network:place.title') })).toBeVisible();

  await page.getByRole('link', { name: t('open-network:place.action') }).click();
  await expect(page).toHaveURL(/\/ondc\/location\?next=%2Fondc$/);
  const location = new LocationScreen(page, t);
  await location.search(PLACES.unserved);
  await location.result(new RegExp(PLACES.unserved)).click();
  await expect(page).toHaveURL('/ondc');
  await expect(page.getByRole('heading', { name: t('open-network:none.title') })).toBeVisible();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a place that no shop of the network serves is said on each screen, never guessed', async ({
    page,
    t,
    trouble,
    shopper,
  }) => {
    // The browser says of each script that it was not let in.
    trouble.expect(/^failed request: GET \S+\.js csp$/);
    await shopper.choosesPlace(PLACES.unserved);
    for (const path of ['/ondc', '/ondc/dcs', '/ondc?search=urea', '/ondc?kind=seed&sort=price_low']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: t('open-network:none.title') })).toBeVisible();
      await expect(page.getByRole('link', { name: t('open-network:none.ownShops') })).toBeVisible();
    }
  });

  test('the network’s own address of choosing the place leads back to it', async ({ page, t, trouble }) => {
    trouble.expect(/^failed request: GET \S+\.js csp$/);
    await page.goto('/ondc/location');
    const location = new LocationScreen(page, t);
    await location.search(PLACES.unserved);
    await location.result(new RegExp(PLACES.unserved)).click();
    await expect(page).toHaveURL('/ondc');
  });
});

test('A link to goods that are gone says so and leads to the shops', async ({ page, t, trouble }) => {
  trouble.expect(/status of 404/);
  const answer = await page.goto('/ondc/products/00000000-0000-4000-8000-000000000000');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('open-network:product.goneTitle'));
  await page.getByRole('link', { name: t('open-network:list.seeAll') }).click();
  await expect(page).toHaveURL('/ondc');
});

/** What is typed, in the script of the reader. */
const TOMATO_SEED = { hi: 'टमाटर बीज', or: 'ଟମାଟୋ ବିହନ' } as const;
/** Shops of the sandbox's two seller apps near Nashik. */
const [NEAREST, SECOND] = ['Godavari Krishi Seva Kendra', 'Sahyadri Agro Inputs'];
/** The market asks for catalogues when it starts; they come some seconds later. */
const CATALOGUE_MS = 60_000;

for (const language of ['hi', 'or'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('a farmer sees who of the network serves the place, searches for tomato seed and reads of a pack', async ({
      page,
      t,
      shopper,
    }) => {
      await shopper.choosesPlace(PLACES.town);
      await expect(async () => {
        await page.goto('/ondc');
        await expect(page.getByRole('heading', { name: NEAREST })).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: CATALOGUE_MS });
      await expect(page.getByRole('heading', { name: SECOND })).toBeVisible();

      await page.getByRole('searchbox').fill(TOMATO_SEED[language]);
      await page.getByRole('button', { name: t('open-network:search.button') }).click();
      await expect(page).toHaveURL(/search=/);
      await page
        .getByRole('link', { name: /Tomato seed/ })
        .first()
        .click();

      await expect(page.getByRole('heading', { level: 1, name: /Tomato seed/ })).toBeVisible();
      await expect(page.getByText(t('open-network:product.inStock')).first()).toBeVisible();
      for (const fact of ['mrp', 'net_quantity', 'maker', 'origin', 'consumer_care'] as const)
        await expect(page.locator('dt').getByText(t(`open-network:fact.${fact}`), { exact: true })).toBeVisible();
      // The network's number for 'there is stock' is no amount.
      await expect(page.getByText('99', { exact: true })).toHaveCount(0);
    });
  });
}
