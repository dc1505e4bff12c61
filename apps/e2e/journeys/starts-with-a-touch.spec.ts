import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { measurePage } from '@haat/bytes/measure-page';
import { BytesWatch } from '../src/bytes-watch.ts';
import { expect, test } from '../src/journey.ts';
import { GOODS, PLACES, product } from '../src/market/goods.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';

/** Opens a page as somebody who has not touched anything yet. */
async function opens(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
}

/** What measures a visit, tells of errors, asks about notices, speaks with a host app or names an agent’s farmer. */
const PARTS = [
  'measure-page',
  'measurement-prompt',
  'watch-errors',
  'report-error',
  'push-prompt',
  'host-link',
  'agent-bar',
];
const BESIDE_THE_PAGE = new RegExp(`^/(assets/(${PARTS.join('|')})-|texts/[^/]+/hi/(measurement|push|counter)\\.)`);
const ASSETS = new URL('../../farmer/build/client/assets/', import.meta.url);
const BESIDE_THE_PAGE_BYTES = 3 * 1024;

/** Resolves once the page's script holds it. */
async function isLive(page: Page): Promise<void> {
  await page.locator('asleep=page').waitFor({ state: 'detached' });
}

test('A guest who only reads is sent no script', async ({ shopper, newShopper }) => {
  await shopper.choosesPlace(PLACES.town);
  const storageState = await shopper.page.context().storageState();
  const { slug } = await product(GOODS.nanoUrea.id, 'hi');
  const bytes = await Promise.all(
    ['/', '/products', `/product/${slug}`, '/cart', '/blog/frost-night', '/crop/cotton/problem/cotton_whitefly'].map(
      async (path) => {
        const { page } = await newShopper({ storageState });
        const { byKind } = await measurePage(page, shopper.shellAddress, path);
        await page.context().close();
        return { path, javascript: byKind.javascript, hasStyle: byKind.css > 0 };
      },
    ),
  );
  expect(bytes.filter(({ javascript, hasStyle }) => javascript > 0 || !hasStyle)).toEqual([]);
});

test('Drawings of a problem come within its page, and stay when its script starts', async ({ page }) => {
  const watch = await BytesWatch.of(page);
  await opens(page, '/crop/cotton/problem/cotton_whitefly');
  const drawings = page.getByRole('main').locator('img');
  const areDrawn = () => drawings.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth > 0));
  expect((await areDrawn()).length).toBeGreaterThan(3);
  await drawings.last().scrollIntoViewIfNeeded();
  await expect.poll(areDrawn).not.toContain(false);
  await page.keyboard.press('Tab');
  await isLive(page);
  expect(await areDrawn()).not.toContain(false);
  expect(watch.bytes(/^\/pictures\//)).toBe(0);
  expect(watch.bytes(/^\/assets\//)).toBeGreaterThan(0);
});

test('What is beside the page costs 3 KiB of a first visit at most, also when it has rested', async ({
  page,
  t,
  shopper,
}) => {
  const watch = await BytesWatch.of(page);
  await shopper.choosesPlace(PLACES.town);
  await page.goto('/products');
  const nanoUrea = await product(GOODS.nanoUrea.id, 'hi');
  const products = new ProductsScreen(page, t);
  await products.openProduct(nanoUrea.name);
  await products.buy.addToCart().click();
  await expect(page.getByRole('link', { name: t('main:frame.see_cart') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const bytes = watch.bytes(BESIDE_THE_PAGE);
  await test.info().attach('bytes', { body: watch.table(), contentType: 'text/plain' });
  test.info().annotations.push({ type: 'bytes', description: `${bytes} beside the page` });
  const built = readdirSync(ASSETS);
  expect(PARTS.filter((part) => !built.some((name) => name.startsWith(`${part}-`)))).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(BESIDE_THE_PAGE_BYTES);
});

test('The first press of a visit is not lost: it puts a pack into the cart', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  const { slug } = await product(GOODS.nanoUrea.id, 'hi');
  await opens(page, `/product/${slug}`);
  const manifest = page.locator('link[rel=manifest]');
  const icon = page.locator('link[rel=icon]');
  await expect(manifest, 'it can be installed before a touch').toHaveCount(1);
  await expect(icon, 'and its tab has a picture').toHaveAttribute('href', '/icon.svg');
  const products = new ProductsScreen(page, t);
  await products.buy.addToCart().click();
  await expect(page.getByRole('link', { name: t('main:frame.see_cart') })).toBeVisible();
  await isLive(page);
  await expect(manifest).toHaveCount(1);
  await expect(icon).toHaveCount(1);
});

test('A first tap on a link leads on, and the next page starts by itself', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await opens(page, '/products');
  const { name } = await product(GOODS.nanoUrea.id, 'hi');
  await new ProductsScreen(page, t).openProduct(name);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await isLive(page);
  await opens(page, '/nearby-dcs');
  await isLive(page);
});

test('What a guest types first stays while the script starts, and is searched for', async ({ page }) => {
  // With the script it becomes a combobox, with its first suggestions.
  const field = page.getByRole('main').locator('input[type="search"]');
  await opens(page, '/search');
  await field.pressSequentially('urea');
  await isLive(page);
  await expect(field).toHaveValue('urea');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=urea/);
});

test('A button that needs the script is pressed again when the script is there', async ({ page, context, t }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.9975, longitude: 73.7898 });
  await opens(page, '/location');
  await page.getByRole('button', { name: t('location:gps.use') }).click();
  await expect(page).toHaveURL('/');
});
