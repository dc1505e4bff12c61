import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { fillCartToCollect } from '../src/buying.ts';
import { expect, test } from '../src/journey.ts';
import { GOODS } from '../src/market/goods.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { KEPT_SHOP } from '../src/shopkeeper.ts';
import { Shopper } from '../src/shopper.ts';
import type { Texts } from '../src/texts.ts';

/** The other person of the kept shop, whom no other journey signs in: an app is set up once. */
const SHOPKEEPER = '9000000009';
/** What the document of the shop's first screen may weigh as it is sent: bytes. */
const FIRST_SCREEN_BYTES = 10_000;

async function signsInAtShop(page: Page, t: Texts): Promise<void> {
  const login = new LoginScreen(page, t);
  await login.open('/shop/orders');
  await login.signIn(SHOPKEEPER);
  const secret = await page.locator('[translate="no"]', { hasText: /^[A-Z2-7 ]{39}$/ }).innerText();
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await page.getByRole('textbox', { name: t('login:factor.label') }).fill(app.generate());
  await page.getByRole('button', { name: t('login:otp.verify') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('shop-orders:title') })).toBeVisible();
}

const presses = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('A whole order between a farmer’s phone and a shop’s, handed over without a network and sent once', async ({
  page,
  t,
  market,
  shopper,
  newShopper,
  trouble,
}) => {
  trouble.expect(/status of 4\d\d|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  await shopper.choosesPlace(KEPT_SHOP.pincode);
  await shopper.signsIn();
  const { page: shop } = await newShopper({ baseURL: market.shop, viewport: { width: 320, height: 640 } });
  await signsInAtShop(shop, t);
  const ring = shop.getByRole('switch', { name: t('shop-orders:ring.on') });
  await ring.check();

  const cart = await fillCartToCollect(shopper, { ...GOODS.nanoUrea, vendorId: KEPT_SHOP.vendorId });
  await cart.place();
  const orderId = await new OrderScreen(page, t).id();
  // Nobody presses anything: the open list looks by itself.
  await expect(shop.getByText(t('shop-orders:ring.came'))).toBeVisible();
  await shop.locator(`a[href="/shop/order/${orderId}"]`).click();

  await presses(shop, t('shop-order:confirm.action'));
  await expect(shop.getByText(t('shop-order:done.confirm'))).toBeVisible();
  await presses(shop, t('shop-order:pack.action'));
  await expect(shop.getByText(t('shop-order:pack.all'))).toBeVisible();
  for (const packed of await shop.getByRole('checkbox').all()) await packed.check();
  await presses(shop, t('shop-order:pack.action'));
  await expect(shop.getByText(t('shop-order:done.pack'))).toBeVisible();

  await page.reload();
  const code = (await new OrderScreen(page, t).pickupCode().innerText()).replaceAll(/\D/g, '');
  const field = shop.getByRole('textbox', { name: t('shop-order:handOver.code') });
  await field.fill(code.replace(/./, (digit) => String((Number(digit) + 1) % 10)));
  await presses(shop, t('shop-order:handOver.action'));
  await expect(shop.getByText(t('main:errors.order_error_pickup_code_wrong'))).toBeVisible();

  // The page is kept; then the signal goes.
  await shop.goto(`/shop/order/${orderId}`);
  await shop.mouse.wheel(0, 100);
  const kept = () =>
    shop.evaluate(async (path) => {
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) if (new URL(url).pathname === path) return true;
      return false;
    }, `/shop/order/${orderId}`);
  await expect.poll(kept, { timeout: 30_000 }).toBe(true);
  await shop.context().setOffline(true);
  await field.fill(code);
  await presses(shop, t('shop-order:handOver.action'));
  await expect(shop.getByText(t('offline:outbox.kept'))).toBeVisible();
  await shop.context().setOffline(false);
  await shop.goto(`/shop/order/${orderId}`);
  await expect(async () => {
    await shop.reload();
    await expect(shop.getByText(t('shop-orders:status.DELIVERED')).first()).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.reload();
  await expect(new OrderScreen(page, t).status('DELIVERED').first()).toBeVisible();

  // The next one is refused without any script.
  const again = await fillCartToCollect(shopper, { ...GOODS.nanoUrea, vendorId: KEPT_SHOP.vendorId });
  await again.place();
  const refusedId = await new OrderScreen(page, t).id();
  const storageState = await shop.context().storageState();
  const { page: plain } = await newShopper({ baseURL: market.shop, javaScriptEnabled: false, storageState });
  await plain.goto(`/shop/order/${refusedId}`);
  await plain.getByText(t('shop-order:refuse.title')).click();
  await presses(plain, t('shop-order:refuse.action'));
  await expect(plain.getByText(t('shop-order:chooseReason'))).toBeVisible();
  await plain.getByText(t('shop-order:refusal.no-stock')).click();
  await presses(plain, t('shop-order:refuse.action'));
  await expect(plain.getByText(t('shop-order:done.refuse'))).toBeVisible();
  await page.reload();
  await expect(new OrderScreen(page, t).status('VENDOR_CANCELLED').first()).toBeVisible();
});

test('Who works for no shop is told whom the app is for, on a page that is small and needs no script', async ({
  market,
  t,
  newShopper,
}) => {
  const { page } = await newShopper({ baseURL: market.shop, javaScriptEnabled: false });
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/login');
  await new Shopper(page, { t, shellAddress: market.shop, backend: market.backend }).signsIn();
  const answer = await page.goto('/');
  await expect(page.getByRole('heading', { name: t('shop-orders:noShop.title') })).toBeVisible();
  const { responseBodySize } = (await answer?.request().sizes()) ?? { responseBodySize: 0 };
  expect(responseBodySize).toBeLessThan(FIRST_SCREEN_BYTES);
});
