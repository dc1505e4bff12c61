import type { Page } from '@playwright/test';
import { RUNS_WHOLE } from '@haat/tools/sample';
import { LiteWatch } from '../src/lite-watch.ts';
import { GOODS, PLACES, product } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { axeProblems, keyProblems, layoutProblems, showWhole } from '../src/page-problems.ts';
import { setUpFarmer, setUpGuest } from '../src/prepared-shopper.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { AddressForm } from '../src/screens/address-form.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LanguageScreen } from '../src/screens/language-screen.ts';
import { LocationScreen } from '../src/screens/location-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { ProductsScreen } from '../src/screens/products-screen.ts';
import { FARM } from '../src/shopper.ts';

/** Bounds of what lite pages cost, bytes as they were sent. See docs/domain/application.md#lite-pages. */
const HOME_BYTES = 20 * 1024;
const FIRST_ORDER_BYTES = 110 * 1024;
/** A feature phone on 2G: 64 kbit/s, 800 ms. */
const FEATURE_PHONE = { width: 240, height: 320 } as const;
const SLOW_LINE = { offline: false, latency: 800, downloadThroughput: 8_000, uploadThroughput: 8_000 } as const;
const READABLE_MS = 4_000;
/** Screens that `npm test` opens on the slow line; `npm run test:deep` opens all. */
const SAMPLED = ['/', '/products', '/cart'];

// It could run scripts: there are none.
test.use({ viewport: FEATURE_PHONE });

test('Who chose less data orders for the first time for 110 KiB and without one script, home for 20', async ({
  page,
  t,
  context,
  shopper,
}) => {
  await shopper.sendForm('/language', { lite: '1', next: '/' });
  const watch = new LiteWatch(context);
  await page.goto('/');
  const home = await watch.bytes();
  const languages = new LanguageScreen(page);
  await languages.open();
  await languages.choice('hi').click();
  const location = new LocationScreen(page, t);
  await location.open();
  await location.search(PLACES.town);
  await location.result(new RegExp(PLACES.town)).click();

  const products = new ProductsScreen(page, t);
  const nanoUrea = await product(GOODS.nanoUrea.id, 'hi');
  await products.open();
  await products.openProduct(nanoUrea.name);
  await products.buy.addToCart().click();
  const cart = new CartScreen(page, t);
  await cart.open();
  await cart.signIn().click();
  const login = new LoginScreen(page, t);
  const phoneNumber = newMobileNumber();
  await login.requestOtp(phoneNumber);
  await login.otp().fill(await otpSentTo(phoneNumber));
  await page.getByRole('button', { name: t('login:otp.verify') }).click();
  await login.later().click();
  await cart.writeAddress().click();
  const address = new AddressForm(page, t);
  await address.write({
    name: FARM.name,
    mobile: FARM.mobile,
    pincode: FARM.pincode,
    house: FARM.house,
    village: FARM.village,
  });
  await address.save();
  await cart.place();
  const order = new OrderScreen(page, t);
  await order.id();
  await expect(order.status('PENDING').first()).toBeVisible();

  const whole = await watch.bytes();
  test.info().annotations.push({ type: 'bytes', description: `home ${home}, whole first order ${whole}` });
  await watch.expectLite();
  expect(home).toBeLessThanOrEqual(HOME_BYTES);
  expect(whole).toBeLessThanOrEqual(FIRST_ORDER_BYTES);
  await order.cancel('price-changed');
  await expect(order.status('USER_CANCELLED')).toBeVisible();
  await watch.expectLite();
});

test.describe('A browser that saves data', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('is asked for no choice, loads one picture by a press, and reads what the visit has cost', async ({
    page,
    t,
    context,
    shopper,
  }) => {
    const watch = new LiteWatch(context);
    await shopper.choosesPlace(PLACES.town);
    await page.goto('/products');
    const pictures = page.getByRole('link', { name: t('lite:picture'), exact: true });
    const count = await pictures.count();
    expect(count).toBeGreaterThan(10);
    await pictures.first().press('Enter');
    await expect(page.locator('main img')).toHaveCount(1);
    await expect(pictures).toHaveCount(count - 1);
    await watch.expectLite({ pictures: 1 });
    await page.goto('/account');
    const said = await page.getByText(t.pattern('lite:spent.kilobytes')).innerText();
    const [sent] = /\d+/.exec(said) ?? [];
    // Headers are counted, too, and files that other visits have not loaded.
    expect(Number(sent) * 1024).toBeGreaterThan((await watch.bytes()) - 6_000);
    expect(Number(sent)).toBeLessThan(60);
  });
});

test.describe('A browser that says its line is slow', () => {
  test.use({ extraHTTPHeaders: { ect: '2g' } });

  test('is asked once whether pages are to be lite; one press turns it on, one off', async ({ page, t }) => {
    await page.goto('/');
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: t('lite:propose') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('script')).toHaveCount(0);
    expect(await axeProblems(page)).toEqual([]);
    await page.getByRole('button', { name: t('lite:turnOff') }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('script')).not.toHaveCount(0);
    await expect(page.getByRole('button', { name: t('lite:propose') })).toHaveCount(0);
    await page.goto('/language?next=%2Faccount');
    await page.getByRole('button', { name: t('lite:turnOn') }).click();
    await expect(page).toHaveURL('/account');
    await expect(page.locator('script')).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('button', { name: t('lite:turnOff') })
      .click();
    await expect(page.locator('script')).not.toHaveCount(0);
  });

  test('is not asked again when it has not answered', async ({ page, t }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('lite:propose') })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: t('lite:propose') })).toHaveCount(0);
  });
});

test.describe('On 2G with 240 pixels', () => {
  test.use({ extraHTTPHeaders: { 'save-data': 'on' } });

  test('every screen can be read within four seconds, whole, without looking for its edges', async ({
    newShopper,
    trouble,
  }) => {
    test.setTimeout(900_000);
    trouble.expect(/status of (404|410)/);
    const phone = { viewport: FEATURE_PHONE, extraHTTPHeaders: { 'save-data': 'on' } } as const;
    // The farmer's market is filled on whole pages.
    const [guest, farmer] = [await newShopper(phone), RUNS_WHOLE ? await newShopper({ extraHTTPHeaders: {} }) : null];
    const open = (await setUpGuest(guest)).filter(({ path }) => RUNS_WHOLE || SAMPLED.includes(path));
    const own = farmer === null ? [] : (await setUpFarmer(farmer)).filter(({ needsSession }) => needsSession);
    const slow: string[] = [];
    for (const [shopper, screens] of [[guest, open] as const, [farmer ?? guest, own] as const]) {
      const storageState = await shopper.page.context().storageState();
      for (const { path } of screens) {
        const { page } = await newShopper({ ...phone, storageState });
        const milliseconds = await timeUntilRead(page, new URL(path, shopper.shellAddress).href);
        if (milliseconds > READABLE_MS) slow.push(`${path} takes ${Math.round(milliseconds)} ms`);
        await showWhole(page, FEATURE_PHONE);
        for (const problem of [...(await layoutProblems(page)), ...(await keyProblems(page))])
          slow.push(`${path}: ${problem}`);
        await page.context().close();
      }
    }
    expect(slow).toEqual([]);
  });
});

/** Opens a page on the slow line with nothing in the cache: when all of its words were drawn, milliseconds. */
async function timeUntilRead(page: Page, address: string): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', SLOW_LINE);
  await page.goto(address, { waitUntil: 'load' });
  return page.evaluate(async () => {
    const drawn = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (drawn() === undefined) await new Promise((resolve) => requestAnimationFrame(resolve));
    const [page] = performance.getEntriesByType('navigation');
    return Math.max(drawn() ?? Infinity, page instanceof PerformanceNavigationTiming ? page.responseEnd : Infinity);
  });
}
