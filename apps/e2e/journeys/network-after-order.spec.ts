import type { Page } from '@playwright/test';
import { sampleOf } from '@haat/tools/sample';
import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { PLACES } from '../src/market/goods.ts';
import { networkSellers } from '../src/network-sellers.ts';
import { NetworkCartScreen } from '../src/screens/network-cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import type { Shopper } from '../src/shopper.ts';
import type { Texts } from '../src/texts.ts';

/** What becomes of an order after the shop has taken it. */
interface Life extends JourneyOptions {
  readonly end: 'brought' | 'cancelled';
}

/** Each end in Hindi and in another language, on all three shells; `npm test` takes the first of each. */
const LIVES: readonly Life[] = [
  { shell: 'csc', language: 'hi', end: 'brought' },
  { shell: 'business', language: 'or', end: 'cancelled' },
  { shell: 'farmer', language: 'hi', end: 'brought' },
  { shell: 'farmer', language: 'or', end: 'brought' },
  { shell: 'business', language: 'hi', end: 'brought' },
  { shell: 'business', language: 'en', end: 'brought' },
  { shell: 'csc', language: 'en', end: 'brought' },
  { shell: 'farmer', language: 'hi', end: 'cancelled' },
  { shell: 'csc', language: 'hi', end: 'cancelled' },
];
const STEPS_TO_THE_DOOR = ['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'DELIVERED'] as const;
const ANSWER_MS = 60_000;
/** The shop agrees to a return, then fetches the goods. */
const RETURN_STEPS = 2;

for (const { shell, language, end } of sampleOf(LIVES, ['end'])) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    test(`An order of the network is ${end}`, async ({ page, t, shopper }) => {
      test.setTimeout(360_000);
      const id = await orderForCash(shopper, page, t);
      await page.goto(`/order/${id}`);
      await (end === 'brought' ? brought(page, t, id) : cancelled(page, t));
    });
  });
}

async function orderForCash(shopper: Shopper, page: Page, t: Texts): Promise<string> {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await shopper.writesAddress();
  const cart = new NetworkCartScreen(page, t);
  await cart.search('tomato seed');
  await cart.openProduct(/Tomato seed/i);
  await cart.add(2);
  await cart.askPrice();
  await cart.reaches('price-known');
  await cart.pays('cash');
  await cart.place();
  await cart.reaches('accepted');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Follows it to the door; then returns a pack, complains, and sees what the shop answers to both. */
async function brought(page: Page, t: Texts, id: string): Promise<void> {
  const order = new OrderScreen(page, t);
  const seen = (text: string) =>
    expect(async () => {
      await page.reload();
      await expect(page.getByText(text).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: ANSWER_MS });

  await test.step('follows the goods', async () => {
    for (const status of STEPS_TO_THE_DOOR) {
      await networkSellers.advance(id);
      await expect(async () => {
        await page.reload();
        await expect(order.status(status).first()).toBeVisible({ timeout: 2_000 });
      }).toPass({ timeout: ANSWER_MS });
    }
    await page.goto(`/ondc/order/${id}`);
    await expect(page).toHaveURL(`/order/${id}`);
  });

  await test.step('finds the goods where they were bought, and no number that the shop did not give', async () => {
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t('order:again.action') })).toHaveCount(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Tomato seed/ })
      .click();
    await expect(page).toHaveURL(/\/ondc\/products\//);
    await expect(page.getByRole('heading', { level: 1, name: /Tomato seed/ })).toBeVisible();
    await page.goto(`/order/${id}`);
  });

  await test.step('returns a pack and gets its money back', async () => {
    await page.getByRole('link', { name: t('order:links.return') }).click();
    await page.getByRole('button', { name: t('after-order:returns.more') }).click();
    await page.getByRole('radio', { name: t('after-order:returnReason.not-needed') }).check();
    await page.getByRole('button', { name: t('after-order:returns.send') }).click();
    await page.waitForURL(/done=returned/);
    // The shop hears of it a moment later.
    for (let step = 0; step < RETURN_STEPS; step += 1)
      await expect(() => networkSellers.advance(id)).toPass({ timeout: ANSWER_MS });
    await seen(t('after-order:returnStatus.PICKED_UP'));
    await expect(page.getByRole('link', { name: t('after-order:money.title') })).toBeVisible();
  });

  await test.step('complains and reads the answer', async () => {
    await page.getByRole('link', { name: t('order:links.report') }).click();
    await expect(page.getByText(t('after-order:report.clocksNetwork'))).toBeVisible();
    await page.getByRole('radio', { name: t('after-order:issueReason.missing') }).check();
    await page.getByRole('button', { name: t('after-order:report.send') }).click();
    await page.waitForURL(/done=reported/);
    await seen(t('after-order:issueStatus.OPEN'));
    await expect(async () => {
      await networkSellers.advance(id).catch(() => undefined);
      await page.reload();
      await expect(page.getByText(t('after-order:issueStatus.ANSWERED')).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: ANSWER_MS });
    await page.getByRole('button', { name: t('after-order:issueAct.close') }).click();
    await expect(page.getByText(t('after-order:issueStatus.CLOSED'))).toBeVisible();
  });
}

/** Cancels it and sees that the shop agreed. */
async function cancelled(page: Page, t: Texts): Promise<void> {
  const order = new OrderScreen(page, t);
  await order.askToCancel();
  await order.confirmCancelling('too-late');
  await expect(async () => {
    await page.reload();
    await expect(order.status('USER_CANCELLED').first()).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: ANSWER_MS });
}
