import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ALL_LOOKS, SHORT_LOOKS } from './story-look.ts';

const here = import.meta.dirname;

/** The machine's own Chromium, because nothing is downloaded for the tests; Playwright's where there is none. */
const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** `STORY_LOOKS=all` goes through every language, text size and theme; `STORY_WISHES=all` as people who asked for less motion and more contrast. */
const looks = process.env['STORY_LOOKS'] === 'all' ? ALL_LOOKS : SHORT_LOOKS;
const wishes = process.env['STORY_WISHES'] === 'all' ? ({ reducedMotion: 'reduce', contrast: 'more' } as const) : {};

/** What one look at the largest screen may take on a busy machine, in ms. */
const LONGEST_LOOK = 30_000;

/** Every story is a test at 320 px: it renders, its play function passes, and in each look nothing is cut, small, unreachable or untranslated. */
export default defineConfig({
  root: join(here, '../..'),
  plugins: [storybookTest({ configDir: here })],
  test: {
    name: 'stories',
    // What the addon hands to stories as the toolbar's first choices.
    provide: { 'storybook/test-initial-globals': { viewport: { value: 'narrow' }, looks } },
    setupFiles: [join(here, 'checks/wait-in-tests.ts')],
    testTimeout: LONGEST_LOOK * looks.length,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(existsSync(installed) && { executablePath: installed }),
          args: ['--no-sandbox', '--disable-dev-shm-usage'],
        },
        contextOptions: wishes,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 320, height: 640 } }],
    },
  },
});
