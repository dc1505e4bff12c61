import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { anyPicture } from '../src/red-picture.ts';

const QUINTALS = '10';
/** A sum of money as the screen writes it. */
const MONEY = /₹[\d,]+\.\d\d/;

for (const language of ['hi', 'mr', 'gu'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('an onion grower chooses crops once, and compares what would be left at the markets near', async ({
      page,
      t,
      shopper,
    }) => {
      await shopper.choosesPlace(PLACES.town);
      await page.goto('/mandi');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('mandi:title'));
      await page.getByRole('searchbox', { name: t('mandi:choose.search') }).fill('kanda');
      await page.getByRole('button', { name: t('mandi:choose.searchButton') }).click();
      await expect(page).toHaveURL(/q=kanda/);
      const onion = page
        .getByRole('group', { name: t('mandi:choose.legend') })
        .getByRole('checkbox')
        .first();
      await onion.check();
      await page.getByRole('button', { name: t('mandi:choose.show') }).click();
      await expect(page).toHaveURL('/mandi');

      // The sample's newest day is yesterday: never shown as today's, and said to be a sample.
      await expect(page.getByText(t('mandi:sample'))).toBeVisible();
      await expect(page.getByText(t('mandi:age.yesterday')).first()).toBeVisible();
      await expect(page.getByText(t('mandi:age.today'))).toHaveCount(0);

      await page.getByRole('textbox', { name: t('mandi:quantity.label') }).fill(QUINTALS);
      await page.getByRole('button', { name: t('mandi:quantity.button') }).click();
      await expect(page.getByText(t('mandi:best.badge'))).toHaveCount(1);
      await expect(page.getByText(t('mandi:inHand.net')).first()).toBeVisible();
      await expect(page.getByText(MONEY).first()).toBeVisible();

      await page.getByRole('link', { name: t('mandi:chart.days', { count: 180 }) }).click();
      await expect(page).toHaveURL(/days=180/);
      await expect(page.getByRole('slider', { name: t('mandi:chart.date') })).toBeVisible();

      await page.goto('/');
      await expect(page.getByText(t('home:mandi.sample')), 'home has their prices').toBeVisible();
      await page
        .getByRole('link', { name: t('mandi:age.yesterday') })
        .first()
        .click();
      await expect(page).toHaveURL(/mandi\?crop=/);
      await expect(page.getByText(t('mandi:sample')), 'the crops are remembered').toBeVisible();
    });
  });
}

for (const language of ['hi', 'mr', 'gu'] as const) {
  test.describe(`Alerts in ${language}`, () => {
    test.use({ language });

    test('a farmer asks to be told of a price, and takes it back', async ({ page, t, shopper, trouble }) => {
      trouble.expect(/status of 400 .*\/mandi/);
      await shopper.choosesPlace(PLACES.town);
      await page.goto('/mandi?crop=onion');
      const alerts = page.getByRole('region', { name: t('mandi:alerts.title') });
      await expect(alerts.getByText(t('mandi:alerts.logInText'))).toBeVisible();
      await shopper.signsIn();
      await page.goto('/mandi?crop=onion');
      const price = alerts.getByRole('textbox', { name: t('mandi:alerts.price') });
      await price.fill('₹');
      await alerts.getByRole('button', { name: t('mandi:alerts.set') }).click();
      await expect(alerts.getByText(t('mandi:alerts.priceError'))).toBeVisible();
      await price.fill('2000');
      await alerts.getByRole('button', { name: t('mandi:alerts.set') }).click();
      await expect(alerts.getByRole('heading', { name: t('mandi:alerts.mine') })).toBeVisible();
      await alerts.getByRole('button', { name: t('mandi:alerts.remove') }).click();
      await expect(alerts.getByRole('heading', { name: t('mandi:alerts.mine') })).toHaveCount(0);
    });
  });
}

for (const language of ['hi', 'mr', 'gu'] as const) {
  test.describe(`Collection centres in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('a farmer finds where a crop is taken in, at which rate, and the way there', async ({
      page,
      t,
      shopper,
      trouble,
    }) => {
      trouble.expect(/^failed request: GET \S+\.js csp$/);
      await page.goto('/mandi/collection-center');
      await expect(page.getByRole('heading', { name: t('mandi:place.title') })).toBeVisible();
      await shopper.choosesPlace(PLACES.town);
      await page.goto('/mandi/collection-center');
      await expect(page.getByText(t('mandi:centre.sample'))).toBeVisible();
      await page
        .getByRole('group', { name: t('mandi:centre.crops') })
        .getByRole('link')
        .nth(1)
        .click();
      await expect(page).toHaveURL(/crop=/);
      await expect(page.getByText(/₹[\d,]+/).first()).toBeVisible();
      const way = page.getByRole('link', { name: t('mandi:centre.directions') }).first();
      await expect(way).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/dir\/.*destination=\d/);
    });
  });
}

for (const language of ['hi', 'mr', 'gu'] as const) {
  test.describe(`Buyers in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('a farmer sees what is left at a buyer’s rate, offers, and takes the offer back', async ({
      page,
      t,
      shopper,
      trouble,
    }) => {
      trouble.expect(/^failed request: GET \S+\.js csp$/);
      await shopper.choosesPlace(PLACES.town);
      await page.goto('/mandi/demand-trade');
      await expect(page.getByText(t('mandi:demand.sample'))).toBeVisible();
      await page.getByRole('textbox', { name: t('mandi:quantity.label') }).fill(QUINTALS);
      await page.getByRole('button', { name: t('mandi:quantity.button') }).click();
      await expect(page.getByText(t('mandi:deduction.handling')).first()).toBeVisible();
      await page
        .getByRole('link', { name: t('mandi:demand.logIn') })
        .first()
        .click();
      await expect(page).toHaveURL(/login\?next=/);
      await shopper.signsIn();
      await page.goto(`/mandi/demand-trade?quintals=${QUINTALS}`);
      await page
        .getByRole('button', { name: t('mandi:demand.offer', { count: Number(QUINTALS), quintals: QUINTALS }) })
        .first()
        .click();
      const mine = page.getByRole('region', { name: t('mandi:demand.myOffers') });
      await expect(mine.getByText(t('mandi:demand.status.OFFERED'))).toBeVisible();
      await mine.getByRole('button', { name: t('mandi:demand.withdraw') }).click();
      await expect(mine.getByText(t('mandi:demand.status.WITHDRAWN'))).toBeVisible();
    });
  });
}

for (const language of ['hi', 'mr', 'gu'] as const) {
  test.describe(`Sale slips in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('a farmer sends a slip, is asked about a rate of a kilogram, and sees it among the own ones', async ({
      page,
      t,
      shopper,
      trouble,
    }) => {
      trouble.expect(/^failed request: GET \S+\.js csp$/);
      trouble.expect(/status of (400|409) .*\/mandi\/submit-reciept/);
      await shopper.choosesPlace(PLACES.town);
      await shopper.signsIn();
      await page.goto('/mandi/submit-reciept?crop=onion');
      const send = page.getByRole('button', { name: t('mandi-slip:send') });
      await send.click();
      await expect(page.getByText(t('mandi-slip:problem.photo'))).toBeVisible();
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer: anyPicture() });
      await page.getByRole('combobox', { name: t('mandi-slip:market') }).selectOption('nashik-lasalgaon');
      await page.getByRole('textbox', { name: t('mandi-slip:quintals') }).fill(QUINTALS);
      const rate = page.getByRole('textbox', { name: t('mandi-slip:rate') });
      await rate.fill('15');
      await send.click();
      await expect(page.getByRole('checkbox', { name: t('mandi-slip:certain') })).toBeVisible();
      await expect(page.getByText(t('mandi-slip:photo.kept'))).toBeVisible();
      await rate.fill('1500');
      await send.click();
      await expect(page).toHaveURL(/done=sent/);
      await expect(page.getByText(t('mandi-slip:sent'))).toBeVisible();
      const mine = page.getByRole('region', { name: t('mandi-slip:mine') });
      await expect(mine.getByText(t('mandi-slip:status.RECEIVED'))).toBeVisible();
    });
  });
}

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  // The browser says of each script that it was not let in.
  test.beforeEach(({ trouble }) => trouble.expect(/^failed request: GET \S+\.js csp$/));

  test('a farmer is asked for crops and place, and then sees prices, sums and the drawn line', async ({
    page,
    t,
    shopper,
  }) => {
    await page.goto('/mandi');
    const crops = page.getByRole('group', { name: t('mandi:choose.legend') });
    await page.getByRole('searchbox', { name: t('mandi:choose.search') }).fill('pyaz');
    await page.getByRole('button', { name: t('mandi:choose.searchButton') }).click();
    await crops.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: t('mandi:choose.show') }).click();
    await expect(page.getByRole('heading', { name: t('mandi:place.title') })).toBeVisible();

    await shopper.choosesPlace(PLACES.town);
    await page.goto('/mandi');
    await page.getByRole('textbox', { name: t('mandi:quantity.label') }).fill('lots');
    await page.getByRole('button', { name: t('mandi:quantity.button') }).click();
    await expect(page.getByText(t('mandi:quantity.error'))).toBeVisible();
    await page.getByRole('textbox', { name: t('mandi:quantity.label') }).fill(QUINTALS);
    await page.getByRole('button', { name: t('mandi:quantity.button') }).click();
    await expect(page.getByText(t('mandi:best.badge'))).toHaveCount(1);
    await page.getByText(t('mandi:inHand.how')).first().click();
    await expect(page.getByText(t('mandi:deduction.market-fee')).first()).toBeVisible();
    await expect(page.locator('#price-line polyline').first()).toBeAttached();
    await page.getByText(t('mandi:chart.table')).click();
    await expect(page.locator('#price-line').getByRole('row').nth(5)).toBeVisible();
  });

  test('who chooses no crop is told so, and nothing that was ticked is lost by a search', async ({
    page,
    t,
    trouble,
  }) => {
    trouble.expect(/status of 400 .*\/mandi/);
    await page.goto('/mandi');
    await page.getByRole('button', { name: t('mandi:choose.show') }).click();
    await expect(page.getByText(t('mandi:choose.tooFew'))).toBeVisible();
    await page.getByRole('checkbox').first().check();
    const id = await page.getByRole('checkbox').first().getAttribute('value');
    await page.getByRole('searchbox').fill('xxqqzz');
    await page.getByRole('button', { name: t('mandi:choose.searchButton') }).click();
    await expect(page.getByRole('status').filter({ hasText: 'xxqqzz' })).toBeVisible();
    await expect(page.locator(`input[name=crops][value=${id}]`)).toBeChecked();
  });

  test('prices of any market are searched, by crop in any script, state, district, market and day', async ({
    page,
    t,
  }) => {
    await page.goto('/mandi/search');
    await expect(page.getByText(t('mandi:search.ask'))).toBeVisible();
    const shows = page.getByRole('button', { name: t('mandi:choose.show') });
    const name = page.getByRole('searchbox', { name: t('mandi:choose.search') });
    await name.fill('xxqqzz');
    await shows.click();
    await expect(page.getByRole('status').filter({ hasText: 'xxqqzz' })).toBeVisible();

    await name.fill('ડુંગળી');
    await page.getByLabel(t('mandi:search.state'), { exact: true }).selectOption('Maharashtra');
    await shows.click();
    await page.getByLabel(t('mandi:search.district'), { exact: true }).selectOption('Nashik');
    await shows.click();
    const market = page.getByLabel(t('mandi:search.market'), { exact: true });
    const [, chosen = ''] = await market.getByRole('option').allTextContents();
    await expect(page.getByText(t('mandi:sample'))).toBeVisible();
    await market.selectOption(chosen);
    await shows.click();
    await expect(page).toHaveURL(/crop=onion.*market=/);
    await expect(market.getByRole('option', { selected: true })).toHaveText(chosen);

    await page.getByLabel(t('mandi:search.day')).fill('2020-01-26');
    await shows.click();
    await expect(page.getByText(t('mandi:search.noneOnDay'))).toBeVisible();
    await page.getByRole('link', { name: t('mandi:search.newest') }).click();
    await expect(page).not.toHaveURL(/day=/);

    await page.goto('/mandi/search?state=Maharashtra&day=2999-01-01');
    await expect(page.getByText(t('mandi:search.badDay'))).toBeVisible();
    await page.goto('/mandi/search?state=Maharashtra');
    await page.getByRole('link', { name: t('mandi:search.next') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('link', { name: t('mandi:search.previous') })).toBeVisible();
  });
});
