import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ALL_VARIANTS, PREFERENCE_VARIANTS } from './story-variant.ts';

const here = import.meta.dirname;

/** The machine's own Chromium, because nothing is downloaded for the tests; Playwright's where there is none. */
const installed = process.env['HEADLESS_SHELL_PATH'] ?? process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * `STORY_VARIANTS=all` goes through the variants of `npm run check:stories`; `STORY_PREFERENCES=all` through those of
 * people who asked for less motion and more contrast. With neither, each story runs in two of the variants.
 */
const hasPreferences = process.env['STORY_PREFERENCES'] === 'all';
const isSample = !hasPreferences && process.env['STORY_VARIANTS'] !== 'all';
const variants = hasPreferences ? PREFERENCE_VARIANTS : ALL_VARIANTS;
const mediaPreferences = hasPreferences ? ({ reducedMotion: 'reduce', contrast: 'more' } as const) : {};

/** What one variant of the largest screen may take on a busy machine, in ms. */
const LONGEST_VARIANT_MS = 30_000;

const launchOptions = {
  ...(existsSync(installed) && { executablePath: installed }),
  // Without a graphics card its part would be drawn by the processor.
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
};

/** A browser of its own for each project; the runner writes each one's name into it. */
function narrowBrowser(contextOptions: typeof mediaPreferences) {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions, contextOptions }),
    instances: [{ browser: 'chromium' as const, viewport: { width: 320, height: 640 } }],
  };
}

export default defineConfig({
  root: join(here, '../..'),
  test: {
    projects: [
      {
        // Every story is a test at 320 px: it renders, its play function passes, and in each variant nothing is cut,
        // small, unreachable or untranslated.
        extends: true,
        plugins: [storybookTest({ configDir: here })],
        test: {
          name: 'stories',
          // What the addon hands to stories as the toolbar's first choices.
          provide: {
            'storybook/test-initial-globals': {
              viewport: { value: 'narrow' },
              variants,
              isSample,
              // A sample is asked for its accessibility in one variant, by our own check.
              a11y: { manual: isSample },
            },
          },
          setupFiles: [join(here, 'checks/wait-in-tests.ts')],
          // Stories leave nothing behind: a frame for each file would load everything anew.
          isolate: false,
          testTimeout: LONGEST_VARIANT_MS * (isSample ? 2 : variants.length),
          browser: narrowBrowser(mediaPreferences),
        },
      },
      {
        // The checks themselves, each shown pages with the defect that it is there for.
        extends: true,
        test: {
          name: 'story checks',
          include: ['tools/storybook/checks/*.page-test.ts'],
          browser: narrowBrowser({}),
        },
      },
    ],
  },
});
