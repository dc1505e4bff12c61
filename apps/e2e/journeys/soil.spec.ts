import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';

test('A farmer hands in soil, reads the sample report, and puts its urea alone into the cart', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  // The browser says of each script that it was not let in.
  trouble.expect(/^failed request: GET \S+\.js csp$/);
  trouble.expect(/status of 400 .*\/soil-test-report/);
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await page.goto('/soil-test-report?crop=paddy');
  const bag = page.getByRole('textbox', { name: t('soil-test:form.bag') });
  const send = page.getByRole('button', { name: t('soil-test:form.send') });
  await bag.fill('MH/1');
  await send.click();
  await expect(page.getByText(t('soil-test:problem.bag'))).toBeVisible();
  await expect(bag).toHaveValue('MH/1');
  await bag.fill(`mh ${String(Date.now()).slice(-9)}`);
  await page.getByLabel(t('soil-test:form.acres')).fill('2');
  await send.click();
  await expect(page.getByText(t('soil-test:sent'))).toBeVisible();

  const report = page.getByRole('link', { name: t('soil-test:read') });
  await expect(async () => {
    await page.goto('/soil-test-report');
    await expect(report).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await report.click();
  await expect(page.getByText(t('soil-test:report.sample'))).toBeVisible();
  await expect(page.getByRole('meter')).toHaveCount(12);
  const pdf = await page.request.get(`${new URL(page.url()).pathname}/report.pdf`);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await page
    .getByRole('button', { name: new RegExp(`${t('soil-test:plan.add')}.*${t('soil-test:plan.name.urea')}`) })
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('link', { name: t('soil-test:plan.name.urea') }).first()).toBeVisible();
});
