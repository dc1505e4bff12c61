import { expect, test } from '../src/journey.ts';
import { anyPicture } from '../src/red-picture.ts';

test.describe('Without JavaScript, in bn', () => {
  test.use({ language: 'bn', javaScriptEnabled: false });

  test('a person says how the market is, gets a number, and finds it among the complaints', async ({
    page,
    t,
    shopper,
    trouble,
  }) => {
    trouble.expect(/^failed request: GET \S+\.js csp$/);
    trouble.expect(/status of 400 .*\/feedback/);
    await page.goto('/feedback');
    await page.getByRole('link', { name: t('feedback:loginAction') }).click();
    await expect(page).toHaveURL(/login\?next=%2Ffeedback/);
    await shopper.signsIn();
    await page.goto('/account');
    await page.getByRole('link', { name: t('account:feedback') }).click();
    const send = page.getByRole('button', { name: t('feedback:send') });
    await page.getByRole('textbox', { name: t('feedback:words') }).fill('বীজ দেরিতে এসেছে।');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'seed.png', mimeType: 'image/png', buffer: anyPicture() });
    await send.click();
    await expect(page.getByText(t('feedback:problem.rating'))).toBeVisible();
    await expect(page.getByText(t('feedback:problem.subject'))).toBeVisible();

    await page.getByRole('radio', { name: t('feedback:rating.2'), exact: true }).check();
    await page.getByRole('combobox', { name: t('feedback:subject.label') }).selectOption('delivery');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'seed.png', mimeType: 'image/png', buffer: anyPicture() });
    await send.click();
    await expect(page).toHaveURL(/feedback\?sent=C\d{4}-\d{6}$/);
    const number = new URL(page.url()).searchParams.get('sent') ?? '';
    await expect(page.getByText(t('feedback:sent', { number }))).toBeVisible();
    const mine = page.getByRole('region', { name: t('feedback:mine') });
    await expect(mine.getByText(t('feedback:photoSent'))).toBeVisible();
    await expect(mine.getByText('বীজ দেরিতে এসেছে।')).toBeVisible();

    await page.goto('/help');
    await page.getByRole('link', { name: t('help:feedback.open', { number }) }).click();
    await expect(page).toHaveURL('/feedback');
  });
});
