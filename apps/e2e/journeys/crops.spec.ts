import { indiaDay } from '@haat/format';
import { GOODS, PLACES, product } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { anyPicture } from '../src/red-picture.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => indiaDay(new Date(Date.now() - days * DAY_MS));

for (const language of ['hi', 'mr', 'or'] as const) {
  test.describe(`In ${language}`, () => {
    test.use({ language });

    test('a cotton grower keeps the crop once, and home and the crop say what this week brings', async ({
      page,
      t,
      shopper,
    }) => {
      await shopper.signsIn();
      await page.goto('/crops?add=1&crop=cotton');
      const future = { intent: 'save', id: '', crop: 'cotton', day: daysAgo(-1), acres: '2.5' };
      expect((await shopper.sendForm('/crops', future)).status(), 'tomorrow is no day of sowing').toBe(400);
      await page.getByLabel(t('sowing-date:day')).fill(daysAgo(42));
      await page.getByLabel(t('sowing-date:acres')).fill('2.5');
      await page.getByRole('button', { name: t('sowing-date:save') }).click();
      await expect(page).toHaveURL('/crops');
      const stage = page.getByText(/42: /);
      await expect(stage).toBeVisible();
      await page.goto('/');
      await expect(stage).toBeVisible();
      await expect(page.getByText(/₹533\.00/), 'what the urea costs on these acres').toBeVisible();

      await stage.click();
      await expect(page).toHaveURL(/\/crop\?crop=cotton/);
      await expect(page.getByRole('heading', { name: t('crop:now.work') })).toBeVisible();
      await expect(page.getByText(/₹533\.00/).first(), 'what the urea costs').toBeVisible();

      // What was said once is asked nowhere again: not by the crop, nor on the way from a leaf to a dose.
      await page.goto('/crop');
      await expect(stage).toBeVisible();
      await page.goto('/crop?crop=cotton');
      await expect(stage).toBeVisible();
      await page.getByRole('link', { name: t('crop:link.problems') }).click();
      await page.getByRole('link', { name: t('crop-problems:part.leaf'), exact: true }).click();
      await page.locator('a[href*="signs=curls-up"]').click();
      const maybe = page.getByRole('list', { name: t('crop-problems:maybe') }).getByRole('link');
      await expect(maybe.and(page.locator('a[href*="/cotton_leaf_curl"]'))).toHaveAttribute('href', /acres=2\.5/);
      const paddy = { intent: 'save', id: '', crop: 'paddy', day: daysAgo(30), acres: '1.5' };
      expect((await shopper.sendForm('/crops', paddy)).status()).toBe(302);
      await page.goto('/crop/paddy/problem/paddy_yellow_stem_borer');
      await expect(page.getByLabel(t('biotic-stress:acres'))).toHaveValue('1.5');

      for (let left = 2; left > 0; left -= 1) {
        await page.goto('/crops');
        await page
          .getByRole('link', { name: t('crop:mine.remove') })
          .first()
          .click();
        await page.getByRole('button', { name: t('crop:mine.remove') }).click();
        await expect(page.getByRole('link', { name: t('crop:mine.remove') })).toHaveCount(left - 1);
      }
      await expect(page.getByText(t('crop:mine.emptyTitle'))).toBeVisible();
    });
  });
}

test('From a leaf and its sign to the problem, and the packs for two acres into the cart', async ({
  page,
  t,
  shopper,
}) => {
  await shopper.choosesPlace(PLACES.town);
  await page.goto('/crop/paddy/problems');
  await page.getByRole('link', { name: t('crop-problems:part.stem'), exact: true }).click();
  await page.locator('a[href*="signs=dead-heart"]').click();
  await expect(page.getByRole('heading', { name: t('crop-problems:maybe') })).toBeVisible();
  await page
    .getByRole('list', { name: t('crop-problems:maybe') })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/\/crop\/paddy\/problem\/paddy_yellow_stem_borer/);

  await expect(page.getByRole('heading', { level: 3, name: t('biotic-stress:medicines') })).toBeVisible();
  const headings = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(headings.indexOf(t('biotic-stress:measures'))).toBeLessThan(headings.indexOf(t('biotic-stress:medicines')));
  await expect(page.getByText(t('biotic-stress:warning')).first()).toBeVisible();
  await page.getByLabel(t('biotic-stress:acres')).fill('2');
  await page.getByRole('button', { name: t('biotic-stress:calculate') }).click();
  await expect(page).toHaveURL(/acres=2/);
  const products = page.getByRole('region', { name: t('biotic-stress:products') });
  const name = await products.getByRole('heading', { level: 4 }).first().innerText();
  await products
    .getByRole('button', { name: t('biotic-stress:add') })
    .first()
    .click();
  await expect(page).toHaveURL('/cart');
  await expect(page.getByText(name).first()).toBeVisible();
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a farmer asks with a photo, reads the sample expert’s answer, and puts all of it into the cart', async ({
    page,
    t,
    shopper,
    trouble,
  }) => {
    // The browser says of each script that it was not let in.
    trouble.expect(/^failed request: GET \S+\.js csp$/);
    trouble.expect(/status of 400 .*\/ask-agri-question/);
    await shopper.choosesPlace(PLACES.town);
    await shopper.signsIn();
    const { name: asked } = await product(GOODS.urea.id, 'hi');
    await page.goto('/product/neem-coated-urea');
    await page.getByRole('link', { name: t('products:product.ask') }).click();
    const words = page.getByRole('textbox', { name: t('agri-expert:question') });
    await expect(words).toHaveValue(`${t('agri-expert:aboutProduct', { name: asked })}\n`);
    await page.goto('/ask-agri-question?crop=paddy&part=stem');
    const send = page.getByRole('button', { name: t('agri-expert:send') });
    await send.click();
    await expect(page.getByText(t('agri-expert:problem.empty'))).toBeVisible();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'stem.png', mimeType: 'image/png', buffer: anyPicture() });
    await send.click();
    await expect(page.getByText(t('agri-expert:sent'))).toBeVisible();
    await expect(page.getByText(t('agri-expert:photoCount', { count: 1 }))).toBeVisible();
    const sent = await page.getByRole('link', { name: `${t('agri-expert:photo.photo')} 1` }).getAttribute('href');
    const seen = await page.request.get(sent ?? '');
    expect([seen.status(), seen.headers()['content-type']]).toEqual([200, 'image/jpeg']);

    const answer = page.getByRole('link', { name: t('agri-expert:read') });
    await expect(async () => {
      await page.goto('/ask-agri-question');
      await expect(answer).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await answer.click();
    await expect(page.getByText(t('prescription:sample'))).toBeVisible();
    await page.getByLabel(t('biotic-stress:acres')).fill('2');
    await page.getByRole('button', { name: t('biotic-stress:calculate') }).click();
    await expect(page).toHaveURL(/acres=2/);
    const items = page.getByRole('region', { name: t('prescription:items') });
    const name = await items.getByRole('heading', { level: 4 }).first().innerText();
    const packs = await items.getByText(/^\d+ × /).innerText();
    await page.getByRole('button', { name: t('prescription:add') }).click();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText(name).first()).toBeVisible();
    // As many packs as the prescription says, and nothing else: one line for each kind of pack.
    await expect(page.getByRole('listitem').filter({ hasText: name })).toHaveCount(packs.split(' + ').length);
  });
});

test('A problem of another crop is not there', async ({ page, t, trouble }) => {
  trouble.expect(/status of 404 .*\/problem\/paddy_blast/);
  const answer = await page.goto('/crop/cotton/problem/paddy_blast');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('biotic-stress:notFound'));
});
