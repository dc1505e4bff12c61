import { GOODS, SHOPS } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { keepEverywhere, keptOnDevice } from '../src/kept-on-device.ts';
import { newMobileNumber } from '../src/sandbox-sms.ts';
import { FARM } from '../src/shopper.ts';

const ADDRESS = '/account/shared-phone';
const PACKS = { variantId: GOODS.nanoUrea.variantId, vendorId: SHOPS.centre } as const;

test('Two people share a phone: neither sees anything of the other, and each comes back by the own lock', async ({
  page,
  t,
  shopper,
  trouble,
}) => {
  // The browser says that storage was cleared; a wrong lock is answered 400.
  trouble.expect(/Clear-Site-Data header .* Cleared data types: "storage"|status of 400/);
  const lock = page.getByLabel(t('shared-phone:set.label'));
  const leave = page.getByRole('button', { name: t('shared-phone:leave.action') });
  const main = page.getByRole('main');
  const [first, second] = [
    { number: newMobileNumber(3), name: 'कमला बाई', lock: '2580' },
    { number: newMobileNumber(4), name: 'मोहन लाल', lock: '7193' },
  ];

  await test.step('the first sets a lock and leaves the phone', async () => {
    await shopper.signsIn(first.number);
    await shopper.sendForm('/account', { fullName: first.name });
    await shopper.puts(PACKS);
    await shopper.writesAddress();
    await page.goto(ADDRESS);
    await lock.fill(first.lock);
    await page.getByRole('button', { name: t('shared-phone:set.action') }).click();
    await expect(page.getByText(t('shared-phone:done.set'))).toBeVisible();
    await leave.click();
    await expect(page.getByRole('link', { name: first.name })).toBeVisible();
    const kept = await keptOnDevice(page);
    for (const personal of [first.name, first.number, first.lock, FARM.name, FARM.village, FARM.mobile])
      expect(kept, 'what the device keeps').not.toContain(personal);
    expect(kept).not.toMatch(/-access"|-refresh"/);
  });

  await test.step('the second signs in and finds nothing of the first', async () => {
    await shopper.signsIn(second.number);
    await shopper.sendForm('/account', { fullName: second.name });
    await page.goto('/cart');
    await expect(main).not.toContainText(FARM.village);
    await page.goto('/addresses');
    await expect(main).not.toContainText(FARM.name);
    await page.goto(ADDRESS);
    await expect(page.getByText(first.name)).toHaveCount(0);
    await shopper.sendForm(ADDRESS, { intent: 'set', lock: second.lock });
    await page.reload();
    await leave.click();
  });

  await test.step('the first comes back by the own lock alone', async () => {
    await page.getByRole('link', { name: first.name }).click();
    for (const [typed, answer] of [
      [second.lock, t('main:errors.auth_error_lock_wrong')],
      [first.lock, null],
    ] as const) {
      await page.getByLabel(t('shared-phone:open.label')).fill(typed);
      await page.getByRole('button', { name: t('shared-phone:open.action'), exact: true }).click();
      if (answer !== null) await expect(page.getByText(answer)).toBeVisible();
    }
    await expect(page).not.toHaveURL(/shared-phone/);
    await page.goto('/addresses');
    await expect(main, 'what was theirs is there again').toContainText(FARM.name);
    expect(await keptOnDevice(page)).not.toContain(second.name);
  });

  await test.step('who signs out leaves nothing on the phone', async () => {
    const leftBehind = 'kept-of-the-person';
    await keepEverywhere(page, leftBehind);
    await page.goto('/account');
    await page.getByRole('link', { name: t('account:signOut.action') }).click();
    const signOut = page.getByRole('button', { name: t('account:signOut.action') });
    await signOut.click();
    await expect(signOut).toHaveCount(0);
    await page.goto('/about');
    const kept = await keptOnDevice(page);
    for (const personal of [leftBehind, first.name, first.number, FARM.name, FARM.village, FARM.mobile])
      expect(kept, 'what the device keeps').not.toContain(personal);
    expect(kept).not.toMatch(/-access"|-refresh"/);
  });
});
