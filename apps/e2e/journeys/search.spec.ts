import { GOODS, PLACES, product } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { SearchScreen } from '../src/screens/search-screen.ts';

test.describe('A farmer with a shop nearby', () => {
  test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.town));

  test('Roman letters find यूरिया, which can be added to the cart from there', async ({ page, t }) => {
    const search = new SearchScreen(page, t);
    const urea = await product(GOODS.urea.id, 'hi');
    await search.open();
    await search.searches('yuriya');
    await expect(page).toHaveURL(/\/search\?q=yuriya$/);
    await expect(page).toHaveTitle(new RegExp(t('search:titleFor', { search: 'yuriya' })));
    const card = new ProductsScreen(page, t).card(urea.name);
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: t('products:cart.addNamed', { name: urea.name }) }).click();
    await expect(page.getByRole('link', { name: t('main:frame.see_cart') })).toBeVisible();
  });

  test('A suggestion is chosen by keyboard: arrows move, Escape closes, Enter goes there', async ({ page, t }) => {
    const search = new SearchScreen(page, t);
    const urea = await product(GOODS.urea.id, 'hi');
    await search.open();
    await search.types('yuri');
    await expect(search.suggestion(urea.name)).toBeVisible();
    await expect(search.box()).toHaveRole('combobox');
    await expect(search.box()).toHaveAttribute('aria-expanded', 'true');
    // What was typed before may be answered first: the list and what is told of it change together.
    await expect(async () => {
      const count = await search.suggestions().getByRole('option').count();
      await expect(page.getByRole('status').filter({ hasText: t('search:suggestions.count', { count }) })).toHaveCount(
        1,
        { timeout: 1_000 },
      );
    }).toPass({ timeout: 30_000 });
    await search.box().press('Escape');
    await expect(search.suggestions()).toBeHidden();
    await expect(search.box()).toHaveValue('yuri');
    await search.types('y');
    const first = search.suggestions().getByRole('option').first();
    await expect(first).toBeVisible();
    await search.box().press('ArrowDown');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(search.box()).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
    await search.box().press('Enter');
    await expect(page).toHaveURL(/\/product\//);
  });

  test('The list of goods suggests too, and a tap on a crop opens its goods', async ({ page, t }) => {
    await page.goto('/products');
    await page.getByRole('searchbox', { name: t('products:search.label') }).pressSequentially('dhan');
    const crop = page
      .getByRole('option')
      .filter({ hasText: t('search:kind.crop') })
      .first();
    await crop.click();
    await expect(page).toHaveURL(/\/products\?crop=paddy/);
    await expect(new ProductsScreen(page, t).cards().first()).toBeVisible();
  });

  test('Nothing is loaded for suggestions before the first letter', async ({ page, t }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const search = new SearchScreen(page, t);
    await search.open();
    await search.box().focus();
    expect(asked.filter((url) => /suggestions/.test(url))).toEqual([]);
    await search.types('dap');
    await expect(search.suggestions()).toBeVisible();
    expect(asked.some((url) => /assets\/suggestions/.test(url))).toBe(true);
    expect(asked.filter((url) => /\/search\/suggestions\?/.test(url)).length).toBeLessThanOrEqual(3);
  });

  test('A brand and a crop are found as such', async ({ page, t }) => {
    const search = new SearchScreen(page, t);
    await search.open('?q=bayer');
    await expect(search.found('brands').first()).toHaveAttribute('href', '/products?brand=bayer');
    await search.open(`?q=${encodeURIComponent('धान')}`);
    await expect(search.found('crops').first()).toHaveAttribute('href', '/products?crop=paddy');
  });

  test('An empty result says so and what to do', async ({ page, t }) => {
    const search = new SearchScreen(page, t);
    await search.open('?q=helicopter');
    await expect(page.getByRole('heading', { name: t('search:none.title', { search: 'helicopter' }) })).toBeVisible();
    await page.getByRole('link', { name: t('search:none.allGoods') }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  test('The phone remembers what was searched for until it is told to forget', async ({ page, t }) => {
    const search = new SearchScreen(page, t);
    for (const typed of ['yuriya', 'tamatar beej']) {
      await search.open();
      await search.searches(typed);
      await expect(search.goods().first()).toBeVisible();
    }
    await search.open();
    await expect(search.recent()).toHaveText(['tamatar beej', 'yuriya']);
    await page.getByRole('button', { name: t('search:recent.clear') }).click();
    await expect(search.recent()).toHaveCount(0);
    await page.reload();
    await expect(search.box()).toBeVisible();
    await expect(search.recent()).toHaveCount(0);
  });

  test('The search of every bar leads to the search field', async ({ page, t }) => {
    await page.goto('/products');
    await page.getByRole('link', { name: t('main:frame.search') }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.goto('/');
    const box = page.locator('form[role=search] input[name=q]');
    await box.fill('dap');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=dap$/);
  });

  test('A search without suggestions still works', async ({ page, t, trouble }) => {
    trouble.expect(/status of 503|Failed to load resource/);
    await page.route('**/search/suggestions?*', (route) => route.fulfill({ status: 503 }));
    const search = new SearchScreen(page, t);
    await search.open();
    await search.types('urea');
    await search.box().press('Enter');
    await expect(search.goods().first()).toBeVisible();
  });
});

test('Without a place, goods are named and the place is asked for', async ({ page, t }) => {
  const search = new SearchScreen(page, t);
  await search.open('?q=urea');
  await expect(search.found('products').first()).toHaveAttribute('href', /\/product\//);
  await expect(page.getByRole('link', { name: t('search:place.action') })).toHaveAttribute(
    'href',
    /next=%2Fsearch%3Fq%3Durea/,
  );
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the search field is a form that finds', async ({ page, t, shopper }) => {
    await shopper.choosesPlace(PLACES.town);
    const search = new SearchScreen(page, t);
    await search.open();
    await search.searches('यूरिया');
    await expect(page).toHaveURL(/\/search\?q=/);
    await expect(search.goods().first()).toBeVisible();
  });
});

test.describe('In English', () => {
  test.use({ language: 'en' });

  test('what is typed in Hindi is suggested in English', async ({ page, t, shopper }) => {
    await shopper.choosesPlace(PLACES.town);
    const search = new SearchScreen(page, t);
    await search.open();
    await search.types('यूरिया');
    await expect(search.suggestion('Neem coated urea')).toBeVisible();
  });
});
