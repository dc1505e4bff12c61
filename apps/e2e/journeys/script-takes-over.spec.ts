import type { Page } from '@playwright/test';
import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { SearchScreen } from '../src/screens/search-screen.ts';
import { FARM } from '../src/shopper.ts';

/** What moved on a page without a touch, as the browser counts it (Layout Instability, no unit). */
interface Moved {
  readonly value: number;
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    whatMoved: () => Promise<readonly Moved[]>;
  }
}

/** A `layout-shift` entry, which TypeScript's own library does not know. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/**
 * From the next page on, writes down in each page what moves by itself. These pages are not touched: what the browser
 * takes for the answer to a touch (`hadRecentInput`) counts, too, because it takes a window that gets its size for
 * one, for half a second.
 */
async function watchWhatMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: Moved[] = [];
    const note = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as LayoutShift[])
        moved.push({ value, parts: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? '') });
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    const live = new Promise<void>((isLive) => addEventListener('page-live', () => isLive()));
    window.whatMoved = async () => {
      await live;
      // Two frames later, what the script changed is drawn and counted.
      await new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn())));
      note(observer.takeRecords());
      return moved;
    };
  });
}

test('Nothing shifts when the page’s script takes over', async ({ page, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  await watchWhatMoves(page);
  const { slug } = await product(GOODS.urea.id, 'hi');
  const screens = [
    '/',
    `/location?q=${PLACES.town}`,
    '/language',
    '/products',
    `/product/${slug}`,
    '/search',
    '/search?q=urea',
    '/nearby-dcs',
    '/cart',
    '/address/new',
    '/addresses',
    '/orders',
    '/account',
    '/productsV2',
  ];
  for (const screen of screens) {
    await page.goto(screen);
    expect.soft(await page.evaluate(() => window.whatMoved()), screen).toEqual([]);
  }
});

/** Lets no script of the page arrive until it is called. */
async function heldScripts(page: Page): Promise<() => void> {
  const scripts = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  return scripts.resolve;
}

test('Data stored on the phone appears without shifting the page', async ({ page, t, shopper }) => {
  const search = new SearchScreen(page, t);
  await shopper.choosesPlace(PLACES.town);
  for (const typed of ['urea', 'dap', 'tamatar beej']) await search.open(`?q=${typed}`);
  await watchWhatMoves(page);
  const release = await heldScripts(page);
  await page.goto('/search', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: t('search:section.categories') })).toBeVisible();
  release();
  await expect(search.recent()).toHaveText(['tamatar beej', 'dap', 'urea']);
  expect(await page.evaluate(() => window.whatMoved())).toEqual([]);
});

test('A button that needs the script, pressed before it has loaded, is answered once it has', async ({
  page,
  context,
  t,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 19.9975, longitude: 73.7898 });
  const release = await heldScripts(page);
  await page.goto('/location', { waitUntil: 'commit' });
  await page.getByRole('button', { name: t('location:gps.use') }).click();
  await expect(page).toHaveURL('/location');
  release();
  await expect(page).toHaveURL('/');
  await expect(page.getByText(/नाशिक|नासिक/).first()).toBeVisible();
});

test('What is typed before the script has loaded survives a reload', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  const release = await heldScripts(page);
  const address = new AddressForm(page, t);
  await page.goto('/address/new', { waitUntil: 'commit' });
  await address.field('house').fill(FARM.house);
  release();
  await page.locator('asleep=page').waitFor({ state: 'detached' });
  await page.reload();
  await expect(address.field('house')).toHaveValue(FARM.house);
});

test('Nothing can be ordered before delivery and payment are shown', async ({ page, t, shopper }) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.puts({ variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre });
  const parts = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/checkout-sections-*.js', async (route) => {
    held.resolve();
    await parts.promise;
    await route.continue();
  });
  const cart = new CartScreen(page, t);
  await page.goto('/products');
  await page.getByRole('link', { name: t('main:frame.see_cart') }).click();
  await expect(page.getByRole('heading', { name: t('cart:bill.heading') })).toBeVisible();
  await held.promise;
  await expect(cart.writeAddress()).toBeHidden();
  parts.resolve();
  await expect(cart.payment('cashDelivery')).toBeVisible();
  await expect(cart.writeAddress()).toBeVisible();
});
