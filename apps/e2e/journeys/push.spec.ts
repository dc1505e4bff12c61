import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';

const DAY_MS = 86_400_000;
/** Any screen that is neither an entry page nor a checkout. */
const PLAIN_SCREEN = '/account';

/**
 * A browser that was not asked yet and whose push service answers at once: the browser of the tests has neither the
 * question nor the service.
 */
async function withPushService(page: Page, answer: NotificationPermission): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.addInitScript((given) => {
    const key = 'permission-of-the-test';
    Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem(key) ?? 'default' });
    Notification.requestPermission = async () => {
      localStorage.setItem(key, given);
      return given;
    };
    const keys = {
      p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    };
    PushManager.prototype.subscribe = async () =>
      ({
        toJSON: () => ({ endpoint: `https://push.example/${crypto.randomUUID()}`, keys }),
      }) as unknown as PushSubscription;
  }, answer);
}

/** Goes to a screen and looks at it for so many seconds, by the browser's clock. */
async function looksAt(page: Page, path: string, seconds: number): Promise<void> {
  await page.goto(path);
  // What asks comes with a script of its own.
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(seconds * 1_000);
}

test('A farmer is asked after 40 s, says yes, and has messages until they are turned off', async ({
  page,
  t,
  shopper,
}) => {
  await shopper.signsIn();
  await withPushService(page, 'granted');
  await page.clock.install();
  const question = page.getByText(t('push:ask'));

  await looksAt(page, '/', 60);
  await expect(question, 'not on an entry page').toBeHidden();
  await looksAt(page, PLAIN_SCREEN, 38);
  await expect(question).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(question).toBeVisible();
  // Every link of the bottom bar can still be pressed.
  const bar = page.getByRole('navigation', { name: t('main:frame.nav') }).getByRole('link');
  for (const link of await bar.all()) await link.click({ trial: true });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole('button', { name: t('push:yes') }).click();
  await expect(page.getByText(t('push:isOn'))).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toMatch(
    /\/worker\.js$/,
  );

  await page.goto('/account/notices');
  await page.getByRole('button', { name: t('push:switchOff') }).click();
  await expect(page.getByText(t('push:about'))).toBeVisible();
  await page.getByRole('button', { name: t('push:switchOn') }).click();
  await expect(page.getByRole('button', { name: t('push:switchOff') })).toBeVisible();
});

test('Who says not now is asked again after 30 days, and three times in all', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  await withPushService(page, 'denied');
  await page.clock.install();
  const question = page.getByText(t('push:ask'));
  const notNow = page.getByRole('button', { name: t('push:no') });
  const asks = async (days: number, isAsked: boolean) => {
    // What was asked before lies so much further back.
    await page.evaluate((ms) => {
      const asked = JSON.parse(localStorage.getItem('push-asked') ?? '[]') as number[];
      localStorage.setItem('push-asked', JSON.stringify(asked.map((time) => time - ms)));
    }, days * DAY_MS);
    await looksAt(page, PLAIN_SCREEN, 41);
    await expect(question).toBeVisible({ visible: isAsked });
    if (isAsked) await notNow.click();
  };
  await page.goto(PLAIN_SCREEN);
  await asks(0, true);
  await asks(29, false);
  await asks(1, true);
  await asks(30, true);
  await asks(400, false);
});

test('A guest is not asked', async ({ page, t }) => {
  await withPushService(page, 'granted');
  await page.clock.install();
  await looksAt(page, '/categories', 60);
  await expect(page.getByText(t('push:ask'))).toBeHidden();
});
