import { GOODS, PLACES, product, SHOPS } from '../src/market/goods.ts';
import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { newMobileNumber, otpSentTo } from '../src/sandbox-sms.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';

const other = (otp: string) => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

test('An invalid number is reported, and what was typed stays', async ({ page, t, trouble }) => {
  trouble.expect(/status of 400/);
  const login = new LoginScreen(page, t);
  await login.open();
  await login.requestOtp('98765');
  await expect(login.error('auth_error.mobile_invalid')).toBeVisible();
  await expect(login.mobile()).toHaveValue('98765');
});

test('A wrong password is reported; after five attempts the right one is refused too', async ({ page, t, trouble }) => {
  trouble.expect(/status of 4\d\d/);
  const login = new LoginScreen(page, t);
  const phoneNumber = newMobileNumber();
  await login.open();
  await login.requestOtp(phoneNumber);
  await login.otp().waitFor();
  const otp = await otpSentTo(phoneNumber);
  for (let guess = 1; guess <= 5; guess += 1) {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await login.otp().fill('');
    await login.enterOtp(other(otp));
    await answered;
    await expect(login.error('auth_error.otp_wrong')).toBeVisible();
  }
  await login.enterOtp(otp);
  await expect(login.error('auth_error.otp_too_many_tries')).toBeVisible();
});

test('A password works once', async ({ shopper, newShopper }) => {
  const phoneNumber = newMobileNumber();
  await shopper.sendForm('/login', { intent: 'send', phoneNumber, next: '/' });
  const { cookies } = await shopper.page.context().storageState();
  const otp = await otpSentTo(phoneNumber);
  const thief = await newShopper({ storageState: { cookies, origins: [] } });
  expect((await shopper.sendForm('/login', { intent: 'verify', otp, next: '/orders' })).status()).toBe(302);
  const again = await thief.sendForm('/login', { intent: 'verify', otp, next: '/orders' });
  expect(again.status()).toBe(400);
  expect((await thief.page.context().cookies()).filter(({ name }) => name.endsWith('-access'))).toEqual([]);
});

test('A new password can be requested only after a while, and the number can be changed', async ({ page, t }) => {
  const login = new LoginScreen(page, t);
  await login.open();
  await login.requestOtp(newMobileNumber());
  await expect(page.getByText(t.pattern('login:otp.resendIn'))).toBeVisible();
  await expect(login.resend()).toHaveCount(0);
  await login.changeNumber().click();
  await expect(login.mobile()).toBeVisible();
});

const LEADS_AWAY = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  '/%2F/evil.example',
  '/%2e%2e//evil.example',
  '/\t/evil.example',
  '%2F%2Fevil.example',
  '/..//evil.example',
  'data:text/html,x',
  '//evil.example/%2e%2e',
];

test('Signing in never redirects to another site', async ({ shopper, page }) => {
  await shopper.signsIn();
  for (const next of LEADS_AWAY) {
    for (const answer of [
      await page.request.get(`${shopper.shellAddress}/login?next=${encodeURIComponent(next)}`, { maxRedirects: 0 }),
      await shopper.sendForm('/language', { language: 'hi', next }),
      await shopper.sendForm('/location', { pincode: PLACES.town, next, confirmed: 'yes' }),
      await shopper.sendForm('/login', { intent: 'name', fullName: 'राम', next }),
      await shopper.sendForm('/cart', { intent: 'remove', variantId: 'x', redirectTo: next }),
    ]) {
      const { origin } = new URL(answer.headers()['location'] ?? '/', shopper.shellAddress);
      expect(origin, `${answer.url()} with next=${next}`).toBe(shopper.shellAddress);
      expect(answer.status()).toBeLessThan(500);
    }
  }
});

test.describe('With cookies that were tampered with', () => {
  const expired = { exp: 1_700_000_000 };
  const forged = { exp: 4_000_000_000 };

  for (const [what, claims] of [
    ['that expired', expired],
    ['signed by another key', forged],
  ] as const) {
    test(`An access token ${what} is renewed without a word`, async ({ page, t, shopper }) => {
      await shopper.signsIn();
      await changeCookie(shopper.page, '-access', () => token(claims));
      await page.goto('/orders');
      await expect(page).toHaveURL('/orders');
      await expect(page.getByRole('heading', { level: 1, name: t('order:title') })).toBeVisible();
    });
  }

  test('An invalid session ends without an error, and the cart is there after signing in again', async ({
    page,
    t,
    shopper,
  }) => {
    const { name } = await product(GOODS.boron.id, 'hi');
    const cart = new CartScreen(page, t);
    await shopper.choosesPlace(PLACES.town);
    const phoneNumber = await shopper.signsIn();
    await shopper.puts({ variantId: GOODS.boron.variantId, vendorId: SHOPS.centre, quantity: 3 });
    await changeCookie(page, '-access', () => token(expired));
    await changeCookie(page, '-refresh', (value) => `${value}x`);

    await page.goto('/products');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await page.goto('/orders');
    await expect(page).toHaveURL(/\/login\?next=%2Forders/);
    // A password is sent again only after half a minute.
    await expect(() => shopper.signsIn(phoneNumber)).toPass({ intervals: [5_000], timeout: 60_000 });
    await cart.open();
    await expect(cart.packs(name)).toHaveText('3');
  });
});

/** A token in our form without a valid signature. */
function token(claims: { exp: number }): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = part({ alg: 'RS256', typ: 'JWT', kid: 'unknown' });
  return `${header}.${part({ sub: '00000000-0000-4000-8000-000000000000', ...claims })}.c2lnbmF0dXJl`;
}

async function changeCookie(page: Page, ending: string, change: (value: string) => string): Promise<void> {
  const context = page.context();
  const cookie = (await context.cookies()).find(({ name }) => name.endsWith(ending));
  expect(cookie, `a cookie ${ending}`).toBeDefined();
  if (cookie) await context.addCookies([{ ...cookie, value: change(cookie.value) }]);
}
