import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of every screen for review; nothing is compared. */
export default defineConfig(journeys, {
  testDir: 'pictures',
  outputDir: '../../test-results/pictures',
  workers: 1,
  timeout: 300_000,
});
