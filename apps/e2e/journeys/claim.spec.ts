import type { Page } from '@playwright/test';
import { MOST_CLAIM_PHOTOS } from '@haat/api-contract/vocabulary';
import { PLACES, SHOPS } from '../src/market/goods.ts';
import { expect } from '../src/journey.ts';
import { testOnPostgres as test } from '../src/own-market.ts';
import { anyPicture } from '../src/red-picture.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';

/** Seed of which each pack is insured for nothing. */
const MAIZE = { variantId: 'p-maize-nk-6240-4kg', vendorId: SHOPS.centre } as const;
const FREE_PACKS = 1;
const NEW_CLAIM = '/insurance/claims/new';

/** Paths of what the phone keeps. */
function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

for (const language of ['hi', 'or'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('A loss that is reported in the field without a network is filed once, surveyed and decided', async ({
      page,
      context,
      t,
      shopper,
      database,
      trouble,
    }) => {
      trouble.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/);
      await shopper.choosesPlace(PLACES.town);
      await shopper.signsIn();
      await shopper.writesAddress();
      await shopper.puts(MAIZE);
      const cart = new CartScreen(page, t);
      await cart.open();
      await cart
        .freeInsurance(FREE_PACKS)
        .getByRole('button', { name: t('cart:insurance.add') })
        .click();
      await cart.settles();
      await cart.place();
      await new OrderScreen(page, t).id();
      // The goods came three days ago.
      await database.run(
        `update insurance_policies set status = 'IN_FORCE', in_force_at = now() - interval '3 days',
          issued_at = now() - interval '4 days', valid_from = current_date - 2, valid_until = current_date + 60`,
        [],
      );

      await page.goto('/insurance/claims');
      await page.getByRole('link', { name: t('insurance:claims.report') }).click();
      await expect(page).toHaveURL(NEW_CLAIM);
      await page.getByRole('radio', { name: t('insurance:peril.localised.name') }).check();
      const step = (name: 'when' | 'where' | 'photos') => page.getByText(t(`insurance:loss.step.${name}`)).click();
      await step('when');
      await page.getByLabel(t('insurance:loss.time')).fill('00:01');
      await step('where');
      await page.getByRole('textbox', { name: t('insurance:loss.acres') }).fill('1.5');
      await step('photos');
      const photo = { name: 'hail.png', mimeType: 'image/png', buffer: anyPicture() };
      await page.locator('input[type=file]').first().setInputFiles(photo);
      await expect(
        page.getByText(t('insurance:loss.photo.added', { added: 1, most: MOST_CLAIM_PHOTOS })),
      ).toBeVisible();
      await expect
        .poll(() => keptPaths(page), { timeout: 20_000 })
        .toEqual(expect.arrayContaining([NEW_CLAIM, '/offline']));

      await context.setOffline(true);
      await page.getByRole('button', { name: t('insurance:loss.send') }).click();
      await expect(page.getByText(t('offline:outbox.kept'))).toBeVisible();
      await page.close();
      const later = await context.newPage();
      await later.goto(NEW_CLAIM);
      await later.getByRole('link', { name: t('offline:outbox.here') }).click();
      await expect(later.getByRole('listitem').filter({ hasText: t('offline:outbox.waiting') })).toHaveCount(1);

      await context.setOffline(false);
      const mine = later.getByRole('main').locator('a[href^="/insurance/claims/"]:not([href$="/new"])');
      await expect(async () => {
        await later.goto('/insurance/claims');
        await expect(mine).toHaveCount(1, { timeout: 2_000 });
      }).toPass();
      await later.reload();
      await expect(mine).toHaveCount(1);

      await mine.click();
      await expect(later.getByText(t.pattern('insurance:claim.inTime'))).toBeVisible();
      await expect(later.getByText(t('insurance:policy.sample'))).toBeVisible();
      await expect(later.getByRole('img', { name: t('insurance:claim.photo', { number: 1 }) })).toBeVisible();
      await expect(async () => {
        await later.reload();
        await expect(later.getByText(t.pattern('insurance:claim.approved'))).toBeVisible({ timeout: 1_000 });
      }).toPass();
      // The money is on its way until it is found that the farmer has named no account.
      await expect(async () => {
        await later.reload();
        await expect(later.getByText(t('insurance:claim.payout.no-account'))).toBeVisible({ timeout: 1_000 });
      }).toPass();
    });
  });
}
