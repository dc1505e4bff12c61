import type { Page } from '@playwright/test';
import { expect, test } from '../src/journey.ts';
import { largePicture } from '../src/red-picture.ts';

const ASK = '/ask-agri-question';

test.use({
  language: 'bn',
  permissions: ['microphone'],
  launchOptions: {
    executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-gpu'],
      // A microphone that beeps.
      ...['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    ],
  },
});

/** Paths of what the phone keeps. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('A question with a photo and a voice note, asked without a network, waits, and is sent once in parts', async ({
  page,
  context,
  t,
  shopper,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const photo = { name: 'leaf.png', mimeType: 'image/png', buffer: largePicture() };
  await shopper.signsIn();
  await page.goto(`${ASK}?crop=paddy&part=leaf`);
  await page.locator('input[type=file][accept="image/*"]').first().setInputFiles(photo);
  await expect(page.getByText(t('agri-expert:photo.added', { added: 1, most: 4 }))).toBeVisible();

  const speak = async () => {
    await page.getByRole('button', { name: t('agri-expert:voice.record') }).click();
    await expect(page.getByRole('timer')).toContainText('00:02');
    await page.getByRole('button', { name: t('agri-expert:voice.stop') }).click();
  };
  await speak();
  const heard = page.getByLabel(t('agri-expert:voice.listen'));
  await expect(heard).toBeVisible();
  // What was spoken is thrown away before it is sent, and spoken anew.
  await page.getByRole('button', { name: t('agri-expert:voice.discard'), exact: true }).click();
  await expect(heard).toBeHidden();
  await speak();
  await expect(heard).toBeVisible();
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([ASK, '/offline']));

  await context.setOffline(true);
  await page.getByRole('button', { name: t('agri-expert:send') }).click();
  await expect(page.getByText(t('offline:outbox.kept'))).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`${ASK}?crop=paddy&part=leaf`);
  // The kept copy asks without script; what is taken back is not sent.
  await later.getByRole('textbox', { name: t('agri-expert:question') }).fill('পাতা কুঁকড়ে যাচ্ছে');
  await later.getByRole('button', { name: t('agri-expert:send') }).click();
  await expect(later.getByText(t('offline:outbox.kept'))).toBeVisible();
  const waiting = later.getByRole('listitem').filter({ hasText: t('offline:outbox.waiting') });
  await expect(waiting).toHaveCount(2);
  await waiting.last().getByText(t('offline:outbox.delete')).click();
  await waiting
    .last()
    .getByRole('button', { name: t('offline:outbox.deleteNow') })
    .click();
  await expect(waiting).toHaveCount(1);

  // The network breaks off once more in the middle of the photo.
  const parts: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'PATCH') return;
    parts.push(`${request.url()} ${request.headers()['upload-offset']}`);
    if (parts.length === 3) void context.setOffline(true);
  });
  const mine = later.getByRole('region', { name: t('agri-expert:mine') }).getByRole('listitem');
  await expect(async () => {
    await context.setOffline(false);
    await later.goto(ASK);
    await expect(mine).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await later.reload();
  await expect(mine).toHaveCount(1);
  await expect(mine).toContainText(t('agri-expert:photoCount', { count: 1 }));
  await expect(later.getByRole('link', { name: t('offline:outbox.here') })).toBeHidden();
  expect(parts.length, 'several parts').toBeGreaterThan(4);
  expect(parts.length - new Set(parts).size, 'none is sent twice but the one that was cut').toBeLessThanOrEqual(1);

  // It is heard again: the browser reads what the service wrote anew, by ranges.
  const sound = mine.locator('audio');
  const seconds = await sound.evaluate(
    (audio: HTMLAudioElement) =>
      new Promise((resolve, reject) => {
        audio.addEventListener('loadedmetadata', () => resolve(audio.duration));
        audio.addEventListener('error', () => reject(new Error(audio.error?.message ?? '')));
        audio.preload = 'auto';
        audio.load();
      }),
  );
  expect(seconds).toBeGreaterThan(1.5);
});
