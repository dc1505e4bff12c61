import { join } from 'node:path';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import { takeWholePage } from '@haat/tools/whole-page';
import { test } from '../src/journey.ts';
import { SAYS_NO } from '../src/screens/every-screen.ts';
import { settle } from '../src/settled-farmer.ts';

const folder = process.env.PICTURE_FOLDER ?? 'pictures/screens';
const asked = (process.env.PICTURE_LANGUAGES ?? 'hi').split(',');
const languages = LANGUAGES.filter((language: Language) => asked.includes(language));

/** The phone of a farmer and of a trader, and the counter of an agent. */
const VIEWS = [
  { shell: 'farmer', width: 320, height: 640 },
  { shell: 'business', width: 320, height: 640 },
  { shell: 'csc', width: 1280, height: 800 },
] as const;

for (const { shell, width, height } of VIEWS) {
  for (const language of languages) {
    test.describe(`${shell} ${width} ${language}`, () => {
      test.use({
        shell,
        language,
        viewport: { width, height },
        isMobile: width < 800,
        reducedMotion: 'reduce',
      } as never);
      test('Every screen of somebody who has it all', async ({ page, visitor, trouble }) => {
        trouble.expect(SAYS_NO);
        const screens = await settle(visitor, { payment: shell === 'csc' ? 'cashPickup' : 'credit' });
        for (const [index, { path }] of screens.entries()) {
          await page.goto(path);
          await page.waitForLoadState('networkidle');
          const name = path.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 50);
          await takeWholePage(
            page,
            join(`${folder}-${shell}-${width}`, language, `${String(index).padStart(2, '0')}${name}.png`),
          );
        }
      });
    });
  }
}
