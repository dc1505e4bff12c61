import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';

test('A farmer draws a field by finger, is told of a bow-tie at once, and writes down what the field cost', async ({
  page,
  t,
  shopper,
}) => {
  await shopper.choosesPlace(PLACES.town);
  await shopper.signsIn();
  await page.goto('/account');
  await page.getByRole('link', { name: t('account:fields') }).click();
  await page.getByRole('link', { name: t('fields:register') }).click();
  await page.getByRole('textbox', { name: t('field-form:name') }).fill('कुएँ वाला');
  await page.getByRole('button', { name: t('field-form:open.draw') }).click();
  const pad = page.getByRole('group', { name: t('field-form:draw.pad') });
  const box = await pad.boundingBox();
  if (box === null) throw new Error('The pad is not to be seen.');
  const tap = (x: number, y: number) => pad.click({ position: { x: box.width * x, y: box.height * y } });
  await tap(0.2, 0.2);
  await tap(0.8, 0.8);
  await tap(0.8, 0.2);
  await tap(0.2, 0.8);
  await expect(page.getByText(t('fields:shape.crosses-itself'))).toBeVisible();
  await page.getByRole('button', { name: t('field-form:draw.undo') }).click();
  await tap(0.4, 0.15);
  await expect(page.getByText(t('field-form:edge.wrong'))).toBeHidden();
  await page.getByRole('button', { name: t('field-form:draw.done') }).click();
  await expect(page.getByRole('textbox', { name: t('field-form:edge.corners') })).toHaveValue(
    /^(\S+, \S+\n){3}\S+, \S+$/,
  );
  await page.getByRole('button', { name: t('field-form:save') }).click();

  await expect(page.getByText(t('fields:kept'))).toBeVisible();
  await expect(page.getByRole('img', { name: t('fields:shapeOf', { name: 'कुएँ वाला' }) })).toBeVisible();
  await page.getByRole('combobox', { name: t('khetibook:add.kind') }).selectOption('seed');
  await page.getByRole('textbox', { name: t('khetibook:add.amount') }).fill('१२००');
  await page.getByRole('button', { name: t('khetibook:add.save') }).click();
  await expect(page.getByText(t('khetibook:sum.lossOfAcre'))).toBeVisible();
  const entry = page.getByRole('listitem').filter({ hasText: '₹1,200.00' });
  await entry.getByRole('button', { name: t('khetibook:takeOut') }).click();
  await expect(entry).toHaveCount(0);
  await page.getByRole('button', { name: t('khetibook:undo') }).click();
  await expect(entry).toHaveCount(1);
});

test.describe('In mr', () => {
  test.use({
    language: 'mr',
    permissions: ['geolocation'],
    geolocation: { latitude: 19.78, longitude: 76.11, accuracy: 80 },
  });

  test('a farmer walks along the edge, is told of inexact places and jumps, and saves the field', async ({
    page,
    context,
    t,
    shopper,
  }) => {
    await shopper.signsIn();
    await page.goto('/farms/new');
    await page.getByRole('textbox', { name: t('field-form:name') }).fill('विहिरीजवळचे');
    await page.getByRole('button', { name: t('field-form:open.walk') }).click();
    await page.getByRole('button', { name: t('field-form:walk.start') }).click();
    let sent = 0;
    const stands = (latitude: number, longitude: number, accuracy: number) => {
      // The phone tells a place only when it is another one.
      sent += 1;
      return context.setGeolocation({ latitude: latitude + sent * 1e-8, longitude, accuracy });
    };
    await expect(page.getByText(t('field-form:walk.inexact'))).toBeVisible();
    const jump = page.getByText(t('field-form:walk.jump'));
    const corners = [
      [19.78, 76.11],
      [19.7802, 76.11],
      [19.7802, 76.1102],
      [19.78, 76.1102],
    ] as const;
    for (const [index, [latitude, longitude]] of corners.entries())
      // Told too soon, a step is a jump. Each corner is known by its own accuracy.
      await expect(async () => {
        const metres = 4 + index;
        await stands(latitude, longitude, metres);
        await expect(page.getByText(t('field-form:walk.accuracy', { metres }))).toBeVisible({ timeout: 500 });
        await expect(jump).toBeHidden({ timeout: 500 });
      }).toPass();
    await stands(19.8, 76.11, 4);
    await expect(jump).toBeVisible();
    await page.getByRole('button', { name: t('field-form:walk.end') }).click();
    await page.getByRole('button', { name: t('field-form:save') }).click();
    await expect(page.getByText(t('fields:kept'))).toBeVisible();
    await page.goto('/farms');
    const mine = page.getByRole('link', { name: 'विहिरीजवळचे' });
    await expect(mine).toHaveCount(1);
  });
});
