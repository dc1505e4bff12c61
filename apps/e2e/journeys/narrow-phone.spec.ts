import { expect, test } from '../src/journey.ts';
import { controlProblems, layoutProblems } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { setUpFarmer } from '../src/prepared-shopper.ts';

for (const language of ['hi', 'or', 'bn'] as const) {
  test.describe(language, () => {
    test.use({ language, viewport: { width: 320, height: 640 } });
    test.setTimeout(180_000);

    test(`Every screen fits a phone of 320 pixels in ${language}, with controls for fingers`, async ({
      page,
      shopper,
      trouble,
    }) => {
      trouble.expect(EXPECTED_REFUSALS);
      for (const { path } of await setUpFarmer(shopper)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect.soft(await layoutProblems(page), `wider than the phone, or cut, on ${path}`).toEqual([]);
        expect.soft(await controlProblems(page), `too small for a finger, or out of order, on ${path}`).toEqual([]);
      }
    });
  });
}
