import { expect, STAFF, test } from '../src/desk.ts';

test('Two operators change one price: both values stand side by side, and one is chosen', async ({ desk, newDesk }) => {
  const other = await newDesk();
  await desk.signsIn(STAFF.operator);
  await other.signsIn(STAFF.secondOperator);

  const { page } = desk;
  await desk.opens('Prices');
  await page.locator('tbody tr').first().getByRole('link').first().click();
  await page.getByRole('link', { name: 'Change' }).click();
  const mine = page.getByLabel('Discount');
  const before = Number(await mine.inputValue());

  await other.page.goto(page.url());
  await other.page.getByLabel('Discount').fill(String(before + 1));
  await other.page.getByRole('button', { name: 'Save' }).click();
  await expect(other.page.getByRole('link', { name: 'Change' })).toBeVisible();

  await mine.fill(String(before + 2));
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Somebody else changed this meanwhile' });
  await expect(conflict.getByRole('button', { name: 'Save what I chose' })).toBeDisabled();
  await conflict.getByRole('radio', { name: /^Mine/ }).check();
  await conflict.getByRole('button', { name: 'Save what I chose' }).click();
  // The dialogue names the amount, too, and keeps the keys to itself until it is gone.
  await expect(conflict).toBeHidden();
  await expect(page.getByRole('link', { name: 'Change' })).toBeVisible();
  await expect(page.getByText(`₹${before + 2}.00`)).toBeVisible();

  // One search for everything; what is found opens.
  await page.keyboard.press('/');
  await page.keyboard.type('Nashik');
  await page
    .getByRole('option', { name: /Nashik/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /^Shops: / })).toBeVisible();
});
