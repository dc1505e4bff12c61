import type { Page } from '@playwright/test';
import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';

/** What the phone keeps: paths of pages, by the reader's cache. */
function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    return paths;
  });
}

for (const language of ['hi', 'or'] as const) {
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
      await page.goto('/crop?crop=wheat');
      const title = await page.title();
      // A touch starts the page's script.
      await page.mouse.wheel(0, 100);
      await expect
        .poll(() => keptPages(page), { timeout: 20_000 })
        .toEqual(expect.arrayContaining(['/crop', '/offline']));

      await context.setOffline(true);
      await page.goto('/crop?crop=wheat');
      await expect(page).toHaveTitle(title);
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
