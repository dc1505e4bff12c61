import { Secret, TOTP } from 'otpauth';
import { expect, test } from '../src/journey.ts';
import { otpSentTo } from '../src/sandbox-sms.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';
import { PasskeysScreen } from '../src/screens/passkeys-screen.ts';
import { phoneWithPasskeys } from '../src/software-authenticator.ts';

/** The sample market's supporter, whom no other journey signs in: an app is set up once. */
const STAFF = '9000000004';
const HALF_MINUTE = 30_000;

test.use({
  // Browsers take passkeys for localhost, and for no address of digits.
  baseURL: async ({ market, shell }, use) => use(market[shell].replace('127.0.0.1', 'localhost')),
});

test('Staff add a passkey and sign in with it in place of the app', async ({ page, t, trouble }) => {
  trouble.expect(/status of 4\d\d/);
  const phone = await phoneWithPasskeys(page);
  const login = new LoginScreen(page, t);
  const passkeys = new PasskeysScreen(page, t);
  const code = page.getByRole('textbox', { name: t('login:factor.label') });

  await login.open('/account/passkeys');
  await login.signIn(STAFF);
  const secret = (await page.locator('[translate="no"]', { hasText: /^[A-Z2-7 ]{39}$/ }).innerText()).replaceAll(
    ' ',
    '',
  );
  const app = new TOTP({ secret: Secret.fromBase32(secret) });
  await code.fill(app.generate());
  await page.getByRole('button', { name: t('login:otp.verify') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passkeys:title') })).toBeVisible();

  // Each code is taken once; the one that comes in half a minute counts, since phones' clocks are off.
  await passkeys.start('मेरा फ़ोन', app.generate({ timestamp: Date.now() + HALF_MINUTE }));
  await phone.unlocks(false);
  await passkeys.make();
  await expect(page.getByText(t('passkeys:make.cancelled'))).toBeVisible();
  await phone.unlocks(true);
  await passkeys.make();
  await expect(passkeys.added()).toBeVisible();

  await page.context().clearCookies();
  // A password is sent again only after half a minute.
  await expect(async () => {
    await login.open('/account/passkeys');
    await login.requestOtp(STAFF);
    await expect(login.otp()).toBeVisible({ timeout: 15_000 });
  }).toPass({ intervals: [5_000], timeout: 60_000 });
  await login.enterOtp(await otpSentTo(STAFF));
  await page.getByRole('button', { name: t('login:passkey.use') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('passkeys:title') })).toBeVisible();
  await expect(passkeys.used()).toBeVisible();
});
