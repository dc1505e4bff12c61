import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const here = import.meta.dirname;

/** The machine's own Chromium, because nothing is downloaded for the tests; Playwright's where there is none. */
const installed = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Every story is a test: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: join(here, '../..'),
  plugins: [storybookTest({ configDir: here })],
  test: {
    name: 'stories',
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...(existsSync(installed) && { executablePath: installed }),
          args: ['--no-sandbox', '--disable-dev-shm-usage'],
        },
      }),
      instances: [{ browser: 'chromium', viewport: { width: 360, height: 800 } }],
    },
  },
});
