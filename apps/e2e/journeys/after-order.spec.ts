import type { Page } from '@playwright/test';
import { sampleOf } from '@haat/tools/sample';
import { buyOverCounter } from '../src/buying.ts';
import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { GOODS } from '../src/market/goods.ts';
import { redPicture } from '../src/red-picture.ts';
import { rupeesIn, written } from '../src/rupees.ts';
import { CartScreen } from '../src/screens/cart-screen.ts';
import { OrderScreen } from '../src/screens/order-screen.ts';
import { shopkeeper } from '../src/shopkeeper.ts';
import type { Texts } from '../src/texts.ts';

/** What becomes of an order after its goods were handed over, as one buyer. */
interface Life extends JourneyOptions {
  /** What the buyer says to the shop's answer to a complaint. */
  readonly verdict: 'close' | 'escalate';
  /** Where the cash of a return goes. */
  readonly payout: 'bank' | 'upi';
}

/**
 * Each act in Hindi and in another language, and all of them in each shell. `npm test` takes the first lives in which
 * every act occurs.
 */
const LIVES: readonly Life[] = [
  { shell: 'csc', language: 'mr', verdict: 'escalate', payout: 'bank' },
  { shell: 'business', language: 'bn', verdict: 'close', payout: 'upi' },
  { shell: 'farmer', language: 'hi', verdict: 'close', payout: 'bank' },
  { shell: 'farmer', language: 'hi', verdict: 'escalate', payout: 'upi' },
];
const PACKS = 2;
const NOTE = 'ढक्कन टूटा है';
const ANSWER = 'हम दूसरी बोतल देंगे।';
const CLOSED_AS = { close: 'CLOSED', escalate: 'ESCALATED' } as const;
/** How a place where money goes is written once it is told. */
const MASKED = { bank: '••••9012', upi: 'su***@okbank' } as const;
const TOLD = { bank: '123456789012', upi: 'sunita.pawar@okbank' } as const;

for (const { shell, language, verdict, payout } of sampleOf(LIVES, ['verdict', 'payout'])) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    test(`After delivery: bill, complaint (${verdict}), return refunded in cash (${payout}), reorder`, async ({
      page,
      t,
      shopper,
      trouble,
    }) => {
      // What is sent without its photo, without packs, and to nowhere.
      trouble.expect(/status of 400 .*\/(report|return|refund)/);
      const order = new OrderScreen(page, t);
      await shopper.signsIn();
      const id = await buyOverCounter(shopper, { variantId: GOODS.nanoUrea.variantId, quantity: PACKS });
      const address = `/order/${id}`;
      await page.goto(address);
      const packPrice = rupeesIn(await order.total().innerText()) / PACKS;

      await test.step('opens the bill as a PDF', async () => {
        const navLink = page.getByRole('link', { name: t('order:links.bill') });
        const bill = await page.request.get((await navLink.getAttribute('href')) ?? '');
        expect(bill.headers()).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': expect.stringMatching(/^inline; filename="krishi-haat-[\w-]+\.pdf"$/),
        });
        expect((await bill.body()).subarray(0, 5).toString()).toBe('%PDF-');
      });

      await test.step('complains with a photo, gets a number and an answer, and says what it is worth', async () => {
        await page.getByRole('link', { name: t('order:links.report') }).click();
        await complain(page, t);
        await expect(page.getByRole('heading', { name: t.pattern('after-order:case.issue') })).toBeVisible();
        await expect(page.getByText(t('after-order:issueStatus.OPEN'))).toBeVisible();
        await shopkeeper.answers(id, ANSWER);
        await page.goto(address);
        await expect(page.getByText(ANSWER)).toBeVisible();
        await page.getByRole('button', { name: t(`after-order:issueAct.${verdict}`) }).click();
        await expect(page.getByText(t(`after-order:issueStatus.${CLOSED_AS[verdict]}`))).toBeVisible();
        for (const act of ['close', 'escalate'])
          await expect(page.getByRole('button', { name: t(`after-order:issueAct.${act}`) })).toHaveCount(0);
      });

      await test.step('returns a pack; what was written is not lost', async () => {
        await page.getByRole('link', { name: t('order:links.return') }).click();
        await returnOnePack(page, t);
        await expect(page.getByText(t('after-order:returnStatus.REQUESTED'))).toBeVisible();
        await shopkeeper.receiveReturn(id);
      });

      await test.step('says where the cash goes, sees it masked, and that it has come', async () => {
        await page.goto(address);
        const refund = order.refund(packPrice);
        await expect(refund).toContainText(t('after-order:refundStatus.waiting'));
        await expect(refund).toContainText(t('after-order:refundCause.return'));
        await page.getByRole('link', { name: t('after-order:money.title') }).click();
        await (payout === 'bank' ? nameAccount(page, t) : nameUpiId(page, t));
        await page.waitForURL(/done=destination/);
        await expect(refund).toContainText(t(`after-order:refundTo.${payout}`, { destination: MASKED[payout] }));
        await expect(page.getByRole('main')).not.toContainText(TOLD[payout]);
        await expect(async () => {
          await page.reload();
          await expect(refund).toContainText(t('after-order:refundStatus.REFUND_COMPLETED'), { timeout: 1_000 });
        }).toPass({ timeout: 80_000 });
        await expect(page.getByText(t('after-order:returnStatus.REFUNDED'))).toBeVisible();
      });

      await test.step('orders the same again', async () => {
        await page.getByRole('button', { name: t('order:again.action') }).click();
        await page.waitForURL('**/cart');
        await expect(new CartScreen(page, t).lines()).toHaveCount(1);
        await expect(page.getByRole('main')).toContainText(written(packPrice * PACKS));
      });
    });
  });
}

async function complain(page: Page, t: Texts): Promise<void> {
  const send = page.getByRole('button', { name: t('after-order:report.send') });
  await page.getByRole('radio', { name: t('after-order:issueReason.quality') }).check();
  await page.getByRole('textbox', { name: t('after-order:report.note') }).fill(NOTE);
  await send.click();
  await expect(page.getByText(t('after-order:reportProblem.photo'))).toBeVisible();
  await expect(page.getByRole('textbox', { name: t('after-order:report.note') })).toHaveValue(NOTE);
  await page
    .getByLabel(t('after-order:photo.choose'))
    .setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: redPicture() });
  await expect(page.getByRole('img', { name: t('after-order:photo.photo') })).toBeVisible();
  await send.click();
  await page.waitForURL(/done=reported/);
}

async function returnOnePack(page: Page, t: Texts): Promise<void> {
  const note = page.getByRole('textbox', { name: t('after-order:returns.note') });
  const send = page.getByRole('button', { name: t('after-order:returns.send') });
  await note.fill(NOTE);
  await send.click();
  await expect(page.getByText(t('after-order:returnProblem.lines'))).toBeVisible();
  await expect(page.getByText(t('after-order:returnProblem.reason'))).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue(NOTE);
  await page.getByRole('button', { name: t('after-order:returns.more') }).click();
  await page.getByRole('radio', { name: t('after-order:returnReason.not-needed') }).check();
  await send.click();
  await page.waitForURL(/done=returned/);
}

/** Names an account, at first by two numbers that are not the same. */
async function nameAccount(page: Page, t: Texts): Promise<void> {
  const account = page.getByRole('textbox', { name: t('after-order:money.account'), exact: true });
  const accountAgain = page.getByRole('textbox', { name: t('after-order:money.accountAgain') });
  const send = page.getByRole('button', { name: t('after-order:money.send') });
  await page.getByRole('radio', { name: t('after-order:money.bank') }).check();
  await account.fill(TOLD.bank);
  await accountAgain.fill(TOLD.bank.replace(/.$/, '3'));
  await page.getByRole('textbox', { name: t('after-order:money.ifsc') }).fill('sbin0001234');
  await page.getByRole('textbox', { name: t('after-order:money.name') }).fill('सुनीता पवार');
  await send.click();
  await expect(page.getByText(t('after-order:moneyProblem.accountAgain'))).toBeVisible();
  await expect(account).toHaveValue(TOLD.bank);
  await accountAgain.fill(TOLD.bank);
  await send.click();
}

/** Names a UPI id, at first without the bank. */
async function nameUpiId(page: Page, t: Texts): Promise<void> {
  const vpa = page.getByRole('textbox', { name: t('after-order:money.vpa') });
  const send = page.getByRole('button', { name: t('after-order:money.send') });
  await page.getByRole('radio', { name: t('after-order:money.upi') }).check();
  await vpa.fill('sunita.pawar');
  await send.click();
  await expect(page.getByText(t('after-order:moneyProblem.vpa'))).toBeVisible();
  await expect(vpa).toHaveValue('sunita.pawar');
  await vpa.fill(TOLD.upi);
  await send.click();
}
