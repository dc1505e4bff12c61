import { AxeBuilder } from '@axe-core/playwright';
import { expect, STAFF, test } from '../src/desk.ts';

/** Axe brings page types of its own. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page'];

const QUARTER_HOUR = '15:01';

test('A desk that nobody touches for a quarter of an hour locks, and keeps what was typed', async ({ desk }) => {
  const { page } = desk;
  await page.clock.install();
  await desk.signsIn(STAFF.editor);
  await desk.opens('Imports');
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.getByRole('button', { name: 'Keys' }).click();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();

  await page.clock.fastForward(QUARTER_HOUR);
  await expect(page.getByRole('heading', { name: 'The desk is locked' })).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
  // Neither the page nor its script reach anything meanwhile.
  const refused = await page.request.get('/api/operator/v1/work-lists');
  expect(refused.status()).toBe(423);

  await page.getByLabel('Code from the authenticator app').fill('000000');
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('alert')).toContainText('is wrong');
  await desk.givesFactor(1);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByRole('heading', { name: 'Imports', level: 1, includeHidden: true })).toBeAttached();
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  expect((await page.request.get('/api/operator/v1/work-lists')).status()).toBe(200);
});
