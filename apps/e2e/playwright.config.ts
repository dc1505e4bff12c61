import { defineConfig } from '@playwright/test';
import { RUNS_WHOLE } from '@haat/tools/sample';
import type { JourneyOptions } from './src/journey.ts';

/** Journeys on the built product with the real backend; build the shells first. */
export default defineConfig<JourneyOptions>({
  testDir: 'journeys',
  // `npm test` walks a first order on lite pages; `npm run test:deep` also walks the other acts, and sellers whose
  // silence takes minutes.
  testIgnore: RUNS_WHOLE ? [] : ['lite-acts.spec.ts', 'network-silence.spec.ts'],
  outputDir: '../../test-results/journeys',
  globalSetup: './src/market/run-market.ts',
  // Two cores: more browsers would only wait for one another.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // On a shared machine a browser may starve for a minute; the end of `npm test` names what needed a second try.
  retries: process.env.CI ? 1 : 0,
  // Generous: what is right on a fast machine is right on one that is three times as slow. Speed has benchmarks.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // The report goes where PLAYWRIGHT_JSON_OUTPUT_FILE says; without it only the list is printed.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    browserName: 'chromium',
    viewport: { width: 360, height: 800 },
    isMobile: true,
    hasTouch: true,
    locale: 'hi-IN',
    timezoneId: 'Asia/Kolkata',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH ?? process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      // Without a graphics card its part would be drawn by the processor.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-background-networking', '--disable-gpu'],
    },
  },
});
