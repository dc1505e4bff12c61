import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { root } from '@haat/tools/commands';
import { StartError } from '@haat/tools/ports';
import { ensureIndicFonts, findOrInstallBrowser } from '@haat/tools/browser';
import { makeContactSheets } from './contact-sheet.ts';
import { takeScreens } from './take-screens.ts';
import { takeStories } from './take-stories.ts';

/** Where pictures go; git does not see it. */
const PICTURES = join(root, 'pictures');

/**
 * Takes pictures of stories and screens and lays them out on sheets.
 * @param args `--languages hi,or` (default hi,en,or), `--only stories|screens`, `--name button` for stories whose id
 *   holds the name
 * @returns the exit code
 */
export async function makePictures(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      languages: { type: 'string', default: 'hi,en,or' },
      only: { type: 'string' },
      name: { type: 'string', default: '' },
    },
  });
  const languages = values.languages.split(',');
  const browserPath = findOrInstallBrowser();
  ensureIndicFonts();
  mkdirSync(PICTURES, { recursive: true });
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    if (values.only !== 'screens')
      await takeStories(browser, { languages, name: values.name, folder: join(PICTURES, 'stories') });
    if (values.only !== 'stories') await takeScreens({ languages, browserPath, folder: join(PICTURES, 'screens') });
    const sheets = await makeContactSheets(browser, PICTURES);
    console.log(sheets.join('\n'));
    return 0;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    return 1;
  } finally {
    await browser.close();
  }
}
