import { BUYING_SHELLS } from '@haat/api-contract/vocabulary';
import { dealtTo, sampleOf } from '@haat/tools/sample';
import { expect, test } from '../src/journey.ts';
import { VIEWERS, type Viewer } from '../src/matrices.ts';
import { axeProblems, showWhole } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS, type ScreenAddress } from '../src/screens/every-screen.ts';
import { setUpGuest, setUpFarmer } from '../src/prepared-shopper.ts';
import type { Shopper } from '../src/shopper.ts';

const PHONE = { width: 360, height: 800 };

for (const viewer of sampleOf(VIEWERS, ['language'])) {
  const { shell, language, who } = viewer;
  test.describe(shell, () => {
    test.use({ shell, language });
    test.setTimeout(450_000);

    test(`Every screen is accessible: ${who}, ${language}`, async ({ page, shopper, trouble }) => {
      trouble.expect(EXPECTED_REFUSALS);
      const screens = await settleIn(shopper, viewer);
      for (const { path, status = 200 } of dealtTo(BUYING_SHELLS.indexOf(shell), {
        items: screens,
        hands: BUYING_SHELLS.length,
      })) {
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect.soft(answer?.status(), `status of ${path}`).toBe(status);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          expect.soft(await page.getByRole('heading', { level: 1 }).count(), `one first heading on ${path}`).toBe(1);
          expect.soft(await page.title(), `title of ${path}`).not.toBe('');
          await showWhole(page, PHONE);
          expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
          await page.setViewportSize(PHONE);
        });
      }
    });
  });
}

/** An agent's centre sells nothing on credit. */
function settleIn(shopper: Shopper, { shell, who }: Viewer): Promise<readonly ScreenAddress[]> {
  if (who === 'a guest') return setUpGuest(shopper);
  return setUpFarmer(shopper, { payment: shell === 'csc' ? 'cashPickup' : 'credit' });
}
