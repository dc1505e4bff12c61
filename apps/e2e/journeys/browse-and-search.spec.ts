import { GOODS, PLACES, product, shop, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';

test.beforeEach(({ shopper }) => shopper.choosesPlace(PLACES.town));

test('A farmer browses what the nearest shop sells, page by page', async ({ page, t }) => {
  const products = new ProductsScreen(page, t);
  const { vendor_details } = await shop(SHOPS.centre, 'hi');
  await products.open();
  await expect(page).toHaveTitle(new RegExp(vendor_details.name));
  await expect(products.cards()).toHaveCount(20);
  await products.more().click();
  await expect(products.cards()).toHaveCount(40);
});

for (const typed of ['yuriya', 'urea', 'यूरिया', 'uria']) {
  test(`A farmer who types ${typed} finds urea`, async ({ page, t }) => {
    const products = new ProductsScreen(page, t);
    const urea = await product(GOODS.urea.id, 'hi');
    await products.open();
    await products.search(typed);
    await expect(products.card(urea.name)).toBeVisible();
  });
}

test('A farmer opens a product: price, MRP, packs, how it comes, what it is for, label facts', async ({ page, t }) => {
  const products = new ProductsScreen(page, t);
  const urea = await product(GOODS.urea.id, 'hi');
  await products.open('?search=urea');
  await products.openProduct(urea.name);
  await expect(page).toHaveURL(new RegExp(`/product/${urea.slug}`));
  await expect(page.getByRole('heading', { level: 1, name: urea.name })).toBeVisible();
  await expect(page.getByText('₹266.50').first()).toBeVisible();
  await expect(page.getByText(t('products:product.collectOnlyText'))).toBeVisible();
  await page.getByText(t('products:facts.heading'), { exact: true }).click();
  await expect(page.getByText(urea.maker).first()).toBeVisible();
});

test('The address of a product by its id leads to the one by its name', async ({ page }) => {
  await page.goto(`/products/${GOODS.urea.id}`);
  await expect(page).toHaveURL(/\/product\/neem-coated-urea/);
});

test('Coming back to a list restores its position', async ({ page, t }) => {
  const products = new ProductsScreen(page, t);
  await products.open('?search=npk');
  const first = products.cards().first().getByRole('heading').getByRole('link');
  const name = await first.textContent();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: name ?? '' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/search=npk/);
  await expect(products.card(name ?? '')).toBeVisible();
});

for (const [path, key] of [
  ['/products/categories', 'facet.categories'],
  ['/products/brands', 'facet.brands'],
  ['/products/crops', 'facet.crops'],
] as const) {
  test(`${path} opens the shop’s goods one kind at a time`, async ({ page, t }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: t(`products:${key}`) })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(new ProductsScreen(page, t).cards().first()).toBeVisible();
  });
}

for (const path of ['/categories', '/all-categories', '/brands', '/all-brands']) {
  test(`${path} leads to goods`, async ({ page, t }) => {
    await page.goto(path);
    await page.getByRole('main').locator('a[href*="category="], a[href*="brand="]').first().click();
    await expect(new ProductsScreen(page, t).cards().first()).toBeVisible();
  });
}

test('A product that is gone says so with status 404 and offers a search', async ({ page, t, trouble }) => {
  trouble.expect(/status of 404/);
  const answer = await page.goto('/product/no-such-thing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: t('products:product.goneTitle') })).toBeVisible();
  await expect(page.getByRole('searchbox', { name: t('products:search.label') })).toBeVisible();
  expect((await page.goto('/products/no-such-id'))?.status()).toBe(404);
});

test('What the shop has sold out of says so and offers another shop instead of a button', async ({ page, t }) => {
  await page.goto('/product/wheat-lok-1?variant=p-wheat-lok-1-20kg');
  await expect(page.getByText(t('products:product.outOfStock')).first()).toBeVisible();
  await expect(page.getByRole('link', { name: t('products:list.otherShop') })).toBeVisible();
  await expect(page.getByRole('button', { name: t('products:cart.addToCart') })).toHaveCount(0);
});

for (const path of ['/404', '/app/404', '/no/such/page']) {
  test(`${path} says so in Hindi with status 404, and offers search and home`, async ({ page, t, trouble }) => {
    trouble.expect(/status of 404/);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: t('not-found:heading') })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: t('not-found:search') })).toBeVisible();
    await expect(page.getByRole('link', { name: t('not-found:home') })).toBeVisible();
  });
}
