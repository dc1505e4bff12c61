import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { PLACES } from '../src/market/goods.ts';
import { expect, test } from '../src/journey.ts';
import { takingTurns } from '../src/matrices.ts';
import { controlProblems, layoutProblems } from '../src/page-problems.ts';
import { EXPECTED_REFUSALS } from '../src/screens/every-screen.ts';
import { Frame } from '../src/screens/frame.ts';
import { inTurn, setUpFarmer } from '../src/prepared-shopper.ts';

/** The script of each language: its words are recognised by it. */
const SCRIPTS = {
  hi: 'Devanagari',
  mr: 'Devanagari',
  en: 'Latin',
  bn: 'Bengali',
  or: 'Oriya',
  gu: 'Gujarati',
} as const;
const NARROWEST_PHONE = { width: 320, height: 640 };
/** What a missing text looks like: 'products:cart.add', 'cart.add'. */
const KEY = /\b[a-z][a-z-]*:[a-z][\w-]*(?:\.[a-z][\w-]*)+|\b[a-z][a-z_]*\.[a-z][a-zA-Z_]+\b/;
/** Addresses of sites and mail that are said on a screen, such as that of a source: no keys. */
const ADDRESS = /[\w.-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:in|org|invalid)\b/g;

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

// What opens when nothing is chosen is walked along whole.
for (const languages of [...takingTurns(['hi']), ...takingTurns(['en', 'mr', 'bn', 'or', 'gu'])]) {
  test.describe(languages.join(', '), () => {
    test.use({ language: languages[0], viewport: NARROWEST_PHONE });

    test(`Every screen has all its words, fits a narrow phone and a finger in ${languages.join(', ')}`, async ({
      page,
      shopper,
      trouble,
    }) => {
      trouble.expect(EXPECTED_REFUSALS);
      for await (const { path, language } of inTurn(shopper, await setUpFarmer(shopper), languages)) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        const seen = await page.locator('body').innerText();
        expect.soft(KEY.exec(seen.replaceAll(ADDRESS, ''))?.[0], `a key on ${path} in ${language}`).toBeUndefined();
        expect
          .soft(await page.title(), `title of ${path} in ${language}`)
          .toMatch(new RegExp(`\\p{Script=${SCRIPTS[language]}}`, 'u'));
        expect.soft(seen, `digits on ${path} in ${language}`).not.toMatch(/(?![0-9])\p{Nd}/u);
        expect.soft(await layoutProblems(page), `wider than the phone, or cut, on ${path} in ${language}`).toEqual([]);
        expect
          .soft(await controlProblems(page), `too small for a finger, or out of order, on ${path} in ${language}`)
          .toEqual([]);
      }
    });
  });
}
