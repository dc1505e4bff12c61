import { expect, test } from '../src/journey.ts';

test('A farmer books a spray by drone for 3 acres, and cancels it', async ({ page, t, shopper }) => {
  await shopper.signsIn();
  await page.goto('/farmer-services/drone-spray');
  await page.getByRole('link', { name: t('booking:choose') }).click();
  await page.getByLabel(t('booking:acres')).fill('3');
  await page.getByRole('button', { name: t('booking:toCart') }).click();
  await expect(page.getByText('₹1,200.00').last()).toBeVisible();
  await page.getByRole('link', { name: t('booking:toForm') }).click();
  await page.getByLabel(t('booking:crop')).selectOption('cotton');
  await page.getByLabel(t('booking:address')).fill('Makhmalabad');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('radio').nth(1).check();
  await page.getByRole('button', { name: t('booking:book') }).click();
  await expect(page.getByText(t('booking:booked'))).toBeVisible();
  await page.getByRole('link', { name: t('booking:cancel') }).click();
  await expect(page.getByText(t('booking:nothingPaid'))).toBeVisible();
  await page.getByRole('button', { name: t('booking:cancelNow') }).click();
  await expect(page.getByText(t('booking:cancelledBy.farmer'))).toBeVisible();
});
