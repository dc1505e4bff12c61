import { expect, test } from '../src/journey.ts';
import { takingTurns } from '../src/matrices.ts';
import { controlProblems, layoutProblems } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { inTurn, setUpFarmer } from '../src/prepared-shopper.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const languages of takingTurns(['hi', 'or', 'bn'])) {
  test.describe(languages.join(', '), () => {
    test.use({ language: languages[0] });

    test(`Every screen fits a phone of 320 pixels in ${languages.join(', ')}, with controls for fingers`, async ({
      page,
      shopper,
      trouble,
    }) => {
      test.setTimeout(180_000);
      trouble.expect(EXPECTED_REFUSALS);
      for await (const { path, language } of inTurn(shopper, await setUpFarmer(shopper), languages)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect.soft(await layoutProblems(page), `wider than the phone, or cut, on ${path} in ${language}`).toEqual([]);
        expect
          .soft(await controlProblems(page), `too small for a finger, or out of order, on ${path} in ${language}`)
          .toEqual([]);
      }
    });
  });
}
