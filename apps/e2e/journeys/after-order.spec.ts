import { crc32, deflateSync } from 'node:zlib';
import { buyOverCounter } from '../src/buying.ts';
import { expect, test, type JourneyOptions } from '../src/journey.ts';
import { GOODS } from '../src/market/goods.ts';
import { shopkeeper } from '../src/shopkeeper.ts';

let orderId: string;

test.beforeEach(async ({ page, visitor }) => {
  await visitor.signsIn();
  orderId = await buyOverCounter(visitor, { variantId: GOODS.nanoUrea.variantId, quantity: 2 });
  await page.goto(`/order/${orderId}`);
});

interface Buyer extends JourneyOptions {
  /** What is walked as this buyer. */
  readonly acts: readonly ('return' | 'complain' | 'order again')[];
}

const BUYERS: readonly Buyer[] = [
  { shell: 'farmer', language: 'hi', acts: ['return', 'complain', 'order again'] },
  { shell: 'farmer', language: 'bn', acts: ['return', 'complain', 'order again'] },
  { shell: 'csc', language: 'mr', acts: ['complain'] },
  { shell: 'business', language: 'gu', acts: ['return'] },
];

for (const { shell, language, acts } of BUYERS) {
  test.describe(`${shell} in ${language}`, () => {
    test.use({ shell, language });

    if (acts.includes('return')) test('A farmer returns a pack, says where the cash goes, and sees it masked', async ({ page, t, trouble }) => {
      // Two numbers of an account that are not the same; nothing chosen to return.
      trouble.expect(/status of 400 .*\/(refund|return)/);
      await page.getByRole('link', { name: t('order:door.return') }).click();
      await page.getByRole('textbox', { name: t('after-order:returns.note') }).fill('पैक नहीं चाहिए');
      await page.getByRole('button', { name: t('after-order:returns.send') }).click();
      await expect(page.getByText(t('after-order:returnProblem.lines'))).toBeVisible();
      await expect(page.getByText(t('after-order:returnProblem.reason'))).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: t('after-order:returns.note') })).toHaveValue('पैक नहीं चाहिए');
      await page.getByRole('button', { name: t('after-order:returns.more') }).click();
      await page.getByRole('radio', { name: t('after-order:returnReason.not-needed') }).check();
      await page.getByRole('button', { name: t('after-order:returns.send') }).click();
      await page.waitForURL(/done=returned/);
      await expect(page.getByText(t('after-order:returnStatus.REQUESTED'))).toBeVisible();

      await shopkeeper.takesBack(orderId);
      await page.goto(`/order/${orderId}`);
      await page.getByRole('link', { name: t('after-order:money.title') }).click();
      await page.getByRole('radio', { name: t('after-order:money.bank') }).check();
      await page.getByRole('textbox', { name: t('after-order:money.account'), exact: true }).fill('123456789012');
      await page.getByRole('textbox', { name: t('after-order:money.accountAgain') }).fill('123456789013');
      await page.getByRole('textbox', { name: t('after-order:money.ifsc') }).fill('sbin0001234');
      await page.getByRole('textbox', { name: t('after-order:money.name') }).fill('सुनीता पवार');
      await page.getByRole('button', { name: t('after-order:money.send') }).click();
      await expect(page.getByText(t('after-order:moneyProblem.accountAgain'))).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('after-order:money.account'), exact: true })).toHaveValue('123456789012');
      await page.getByRole('textbox', { name: t('after-order:money.accountAgain') }).fill('123456789012');
      await page.getByRole('button', { name: t('after-order:money.send') }).click();
      await page.waitForURL(/done=destination/);
      await expect(page.getByRole('main')).toContainText('••••9012');
      await expect(page.getByRole('main')).not.toContainText('123456789012');
    });

    if (acts.includes('complain')) test('A farmer complains with a photo, gets a number and an answer, and settles it', async ({ page, t, trouble }) => {
      // Sent without its photo.
      trouble.expect(/status of 400 .*\/report/);
      await page.getByRole('link', { name: t('order:door.report') }).click();
      await page.getByRole('radio', { name: t('after-order:issueReason.quality') }).check();
      await page.getByRole('textbox', { name: t('after-order:report.note') }).fill('ढक्कन टूटा है');
      await page.getByRole('button', { name: t('after-order:report.send') }).click();
      await expect(page.getByText(t('after-order:reportProblem.photo'))).toBeVisible();
      await expect(page.getByRole('textbox', { name: t('after-order:report.note') })).toHaveValue('ढक्कन टूटा है');
      await page.getByLabel(t('after-order:photo.choose')).setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: redPicture() });
      await expect(page.getByRole('img', { name: t('after-order:photo.photo') })).toBeVisible();
      await page.getByRole('button', { name: t('after-order:report.send') }).click();
      await page.waitForURL(/done=reported/);
      await expect(page.getByRole('heading', { name: t.pattern('after-order:case.issue') })).toBeVisible();
      await expect(page.getByText(t('after-order:issueStatus.OPEN'))).toBeVisible();

      await shopkeeper.answers(orderId, 'हम दूसरी बोतल देंगे।');
      await page.goto(`/order/${orderId}`);
      await expect(page.getByText('हम दूसरी बोतल देंगे।')).toBeVisible();
      await page.getByRole('button', { name: t('after-order:issueAct.close') }).click();
      await expect(page.getByText(t('after-order:issueStatus.CLOSED'))).toBeVisible();
    });

    if (acts.includes('order again')) test('A farmer opens the bill as a PDF, and orders the same again', async ({ page, t }) => {
      const door = page.getByRole('link', { name: t('order:door.bill') });
      const bill = await page.request.get((await door.getAttribute('href')) ?? '');
      expect(bill.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-disposition': expect.stringMatching(/^inline; filename="krishi-haat-[\w-]+\.pdf"$/) });
      expect((await bill.body()).subarray(0, 5).toString()).toBe('%PDF-');
      await page.getByRole('button', { name: t('order:again.action') }).click();
      await page.waitForURL('**/cart');
      await expect(page.getByRole('main')).toContainText(/₹/);
    });
  });
}

/** A PNG of 8 × 8 red points. */
function redPicture(): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const row = Buffer.from([0, ...Array.from({ length: 8 }, () => [200, 0, 0]).flat()]);
  const header = Buffer.from([0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: 8 }, () => row)))), chunk('IEND', Buffer.alloc(0)),
  ]);
}
