import { expect, test } from '../src/journey.ts';
import { otpSentTo } from '../src/sandbox-sms.ts';
import { LoginScreen } from '../src/screens/login-screen.ts';

/** A code is sent again only after half a minute. */
const AGAIN = { intervals: [5_000], timeout: 60_000 };

// Two waits of half a minute.
test.setTimeout(150_000);

test('A farmer has the account deleted, comes back and keeps it', async ({ page, t, shopper, trouble }) => {
  trouble.expect(/status of 4\d\d/);
  const number = await shopper.signsIn();
  const code = page.getByRole('textbox', { name: t('delete-account:confirm.code') });
  const due = page.getByText(t.pattern('delete-account:due.title'));

  await page.goto('/delete-account');
  await expect(page.getByRole('heading', { name: t('delete-account:erased.title') })).toBeVisible();
  await expect(async () => {
    await page.getByRole('button', { name: t('delete-account:ask.action') }).click();
    await expect(code).toBeVisible({ timeout: 4_000 });
  }).toPass(AGAIN);
  await code.fill(await otpSentTo(number));
  await page.getByRole('button', { name: t('delete-account:confirm.action') }).click();
  await expect(due).toBeVisible();

  await page.context().clearCookies();
  const login = new LoginScreen(page, t);
  await expect(async () => {
    await login.open('/orders');
    await login.requestOtp(number);
    await expect(login.otp()).toBeVisible({ timeout: 4_000 });
  }).toPass(AGAIN);
  await login.enterOtp(await otpSentTo(number));
  await expect(due, 'coming back leads to the question').toBeVisible();
  await page.getByRole('button', { name: t('delete-account:due.keep') }).click();
  await expect(page.getByText(t('delete-account:isKept'))).toBeVisible();
  await expect(due).toBeHidden();
});
