import { BUYING_SHELLS } from '@haat/api-contract/vocabulary';
import { dealtTo, sampleOf } from '@haat/tools/sample';
import { expect, test } from '../src/journey.ts';
import { languagesOf, VIEWERS, type Viewer } from '../src/matrices.ts';
import { axeProblems, narrowPhoneProblems, showWhole, wordProblems } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS, type ScreenAddress } from '../src/screens/every-screen.ts';
import { inTurn, setUpGuest, setUpFarmer } from '../src/prepared-shopper.ts';
import type { Shopper } from '../src/shopper.ts';

const PHONE = { width: 360, height: 800 };

for (const viewer of sampleOf(VIEWERS, ['language'])) {
  const { shell, language, who } = viewer;
  test.describe(shell, () => {
    test.use({ shell, language });
    test.setTimeout(450_000);

    const languages = languagesOf(viewer);

    test(`Every screen is accessible and fits a narrow phone: ${who}, ${languages.join(', ')}`, async ({
      page,
      shopper,
      trouble,
    }) => {
      trouble.expect(EXPECTED_REFUSALS);
      const screens = dealtTo(BUYING_SHELLS.indexOf(shell), {
        items: await settleIn(shopper, viewer),
        hands: BUYING_SHELLS.length,
      });
      for await (const { path, language: read, status = 200 } of inTurn(shopper, screens, languages)) {
        await test.step(path, async () => {
          const answer = await page.goto(path);
          expect.soft(answer?.status(), `status of ${path}`).toBe(status);
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
          expect.soft(await page.getByRole('heading', { level: 1 }).count(), `one first heading on ${path}`).toBe(1);
          expect.soft(await page.title(), `title of ${path}`).not.toBe('');
          await showWhole(page, PHONE);
          expect.soft(await axeProblems(page), `axe on ${path}`).toEqual([]);
          expect.soft(await wordProblems(page, read), `words of ${path} in ${read}`).toEqual([]);
          expect.soft(await narrowPhoneProblems(page), `${path} on a narrow phone in ${read}`).toEqual([]);
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
