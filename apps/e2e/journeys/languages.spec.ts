import { DEFAULT_LANGUAGE, LANGUAGES } from '@haat/api-contract/vocabulary';
import { RUNS_WHOLE } from '@haat/tools/sample';
import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { NARROWEST_PHONE, narrowPhoneProblems, wordProblems } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { setUpFarmer } from '../src/prepared-shopper.ts';

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.use({ language });

    test(`Home is in ${language}, and only ${language} is loaded`, async ({ page, shopper }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await shopper.choosesPlace(PLACES.town);
      await page.goto('/');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await new Frame(page, shopper.t).navLink('account').click();
      await expect(page).toHaveURL('/account');
      const others = LANGUAGES.filter((other) => other !== language);
      const foreign = asked.filter((path) =>
        others.some((other) => path.startsWith('/texts/') && path.includes(`/${other}/`)),
      );
      expect(foreign).toEqual([]);
      expect(await page.locator('#texts').textContent()).toContain(`"language":"${language}"`);
    });
  });
}

// What opens when nothing is chosen is walked along whole; `npm test` looks at the others' words with accessibility.
for (const language of RUNS_WHOLE ? LANGUAGES : [DEFAULT_LANGUAGE]) {
  test.describe(language, () => {
    test.use({ language, viewport: NARROWEST_PHONE });

    test(`Every screen has all its words, fits a narrow phone and a finger in ${language}`, async ({
      page,
      shopper,
      trouble,
    }) => {
      trouble.expect(EXPECTED_REFUSALS);
      for (const { path } of await setUpFarmer(shopper)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        expect.soft(await wordProblems(page, language), `words of ${path}`).toEqual([]);
        expect.soft(await narrowPhoneProblems(page), `${path} on a narrow phone`).toEqual([]);
      }
    });
  });
}
