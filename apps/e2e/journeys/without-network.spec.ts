import type { Page } from '@playwright/test';
import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { anyPicture } from '../src/red-picture.ts';

/** What the phone keeps: paths of pages, by the reader's cache. */
function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
}

for (const { language, path } of [
  { language: 'mr', path: '/crop?crop=wheat' },
  { language: 'or', path: '/mandi?crop=onion&quintals=10' },
  { language: 'gu', path: '/mandi/collection-center?crop=onion' },
] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('pages that were looked at open without a network, with their moment, and the others say so', async ({
      page,
      context,
      t,
      shopper,
      trouble,
    }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED/);
      await shopper.choosesPlace(PLACES.town);
      await page.goto(path);
      const title = await page.title();
      // A touch starts the page's script.
      await page.mouse.wheel(0, 100);
      await expect
        .poll(() => keptPages(page), { timeout: 20_000 })
        .toEqual(expect.arrayContaining([path.split('?')[0], '/offline']));
      const said = await page.getByRole('main').innerText();

      await context.setOffline(true);
      await page.goto(path);
      await expect(page).toHaveTitle(title);
      const kept = await page.getByRole('main').innerText();
      // Read on another day: 'yesterday' would be wrong then, so each price names its day.
      const ages = [t('mandi:age.days', { days: '', day: '' }), t('mandi:age.old').split(':')[0] ?? ''];
      const ofThatDay = [
        ...[t('mandi:age.yesterday'), t('order:day.yesterday'), ...ages.map((age) => age.trim())],
        ...[t('mandi:price.noneToday'), t('mandi:centre.openNow'), t('mandi:centre.closedNow')],
      ];
      const lines = said.split('\n').filter((line) => ofThatDay.every((words) => !line.includes(words)));
      expect(kept.split('\n')).toEqual(expect.arrayContaining(lines));
      expect(kept).toContain(t('mandi:age.on', { day: '' }).trim());
      for (const words of ofThatDay) expect(kept).not.toContain(words);
      await expect(page.getByText(t.pattern('offline:notice'))).toBeVisible();
      await page.goto('/cart?x=1&y=%22');
      await expect(page.getByText(t('offline:notKept'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('main:retry') })).toHaveAttribute('href', '/cart?x=1&y=%22');
      await page.getByRole('link', { name: title }).click();
      await expect(page.getByText(t.pattern('offline:notice'))).toBeVisible();

      await context.setOffline(false);
      await page.reload();
      await expect(page.getByText(t.pattern('offline:notice'))).toBeHidden();
    });
  });
}

test('What is kept of a person is gone with the session, also when it ends without script', async ({
  page,
  context,
  t,
  shopper,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|status of 401/);
  await shopper.signsIn();
  // The first kept page brings the worker, and orders are kept beside it.
  await page.goto('/crop?crop=wheat');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain('/crop');
  await page.goto('/orders');
  await page.mouse.wheel(0, 100);
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toContain('/orders');
  const ofPerson = await page.evaluate(() => caches.keys());

  // What is typed is kept as a draft, of an Aadhaar number its last digits alone.
  await page.goto('/feedback');
  await page.mouse.wheel(0, 100);
  await page.getByRole('textbox', { name: t('feedback:words') }).fill('मेरा आधार 9999 9999 0019');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(stored, { timeout: 20_000 }).toContain('XXXX XXXX 0019');
  expect(await stored()).not.toContain('9999 9999 0019');

  // A tap in a page that runs its script leads to the copy, too.
  await page.goto('/account');
  await context.setOffline(true);
  await page.locator('a[href="/orders"]').first().click();
  await expect(page.getByText(t.pattern('offline:notice'))).toBeVisible();
  await context.setOffline(false);

  await context.clearCookies();
  await page.goto('/about');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toEqual(expect.arrayContaining(ofPerson));
  await context.setOffline(true);
  await expect(page.goto('/orders')).rejects.toThrow(/ERR_FAILED/);
});

test('A sale slip that is sent without a network is kept with its photo, outlives its tab, and is sent once', async ({
  page,
  context,
  t,
  shopper,
  trouble,
}) => {
  trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
  const SLIP = '/mandi/submit-reciept';
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await page.goto(`${SLIP}?crop=onion`);
  await page.getByRole('combobox', { name: t('mandi-slip:market') }).selectOption('nashik-lasalgaon');
  await page.getByRole('textbox', { name: t('mandi-slip:quintals') }).fill('7');
  await page.getByRole('textbox', { name: t('mandi-slip:rate') }).fill('1500');
  const photo = { name: 'slip.png', mimeType: 'image/png', buffer: anyPicture() };
  await page.locator('input[type=file]').first().setInputFiles(photo);
  await expect(page.getByText(t('mandi-slip:photo.added'))).toBeVisible();
  await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([SLIP, '/offline']));

  await context.setOffline(true);
  await page.getByRole('button', { name: t('mandi-slip:send') }).click();
  await expect(page.getByText(t('offline:outbox.kept'))).toBeVisible();
  await expect(page.getByText(t('mandi-slip:title'), { exact: true }).first()).toBeVisible();
  await page.close();

  const later = await context.newPage();
  await later.goto(`${SLIP}?crop=onion`);
  await later.getByRole('link', { name: t('offline:outbox.here') }).click();
  const waiting = later.getByRole('listitem').filter({ hasText: t('offline:outbox.waiting') });
  await expect(waiting).toHaveCount(1);
  // The kept copy of the form works without a network and without script, too; what is taken back is not sent.
  await later.goto(`${SLIP}?crop=onion`);
  await later
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...photo, buffer: anyPicture() });
  await later.getByRole('textbox', { name: t('mandi-slip:quintals') }).fill('8');
  await later.getByRole('button', { name: t('mandi-slip:send') }).click();
  await expect(later.getByText(t('offline:outbox.kept'))).toBeVisible();
  await expect(waiting).toHaveCount(2);
  await waiting.last().getByText(t('offline:outbox.delete')).click();
  await waiting
    .last()
    .getByRole('button', { name: t('offline:outbox.deleteNow') })
    .click();
  await expect(waiting).toHaveCount(1);

  await context.setOffline(false);
  const mine = later.getByRole('region', { name: t('mandi-slip:mine') }).getByRole('listitem');
  await expect(async () => {
    await later.goto(SLIP);
    await expect(mine).toHaveCount(1, { timeout: 2_000 });
  }).toPass();
  await expect(mine.getByText(/7/)).toBeVisible();
  await later.reload();
  await expect(mine).toHaveCount(1);
  await expect(later.getByRole('link', { name: t('offline:outbox.here') })).toBeHidden();
});

test.describe('At a field', () => {
  test.use({
    geolocation: { latitude: 19.7805, longitude: 76.1105, accuracy: 12 },
    permissions: ['geolocation'],
  });

  test('The photo of a visit waits on the phone with its place, and is sent once', async ({
    page,
    context,
    t,
    shopper,
    trouble,
  }) => {
    trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
    const TASKS = '/geotag-campaign';
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    const corners = '19.780, 76.110\n19.780, 76.111\n19.781, 76.111\n19.781, 76.110';
    expect((await shopper.sendForm('/farms/new', { name: 'By the well', corners })).status()).toBe(302);
    const open = page.getByText(t('geotags:photoTitle'));
    // The sample's campaign begins with a job.
    await expect(async () => {
      await page.goto(TASKS);
      await expect(open).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 90_000 });
    await open.click();
    const photo = { name: 'field.png', mimeType: 'image/png', buffer: anyPicture() };
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByText(t('geotags:photo.added'))).toBeVisible();
    await page.getByRole('button', { name: t('geotags:place.add') }).click();
    await expect(page.getByText(t('geotags:place.added', { metres: 12 }))).toBeVisible();
    await expect.poll(() => keptPages(page), { timeout: 20_000 }).toEqual(expect.arrayContaining([TASKS, '/offline']));

    await context.setOffline(true);
    await page.getByRole('button', { name: t('geotags:send') }).click();
    await expect(page.getByText(t('offline:outbox.kept'))).toBeVisible();
    await context.setOffline(false);
    await expect(async () => {
      await page.goto(TASKS);
      await expect(page.getByText(t('geotags:state.DONE'), { exact: true })).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expect(page.getByRole('link', { name: t('offline:outbox.here') })).toBeHidden();
  });
});
