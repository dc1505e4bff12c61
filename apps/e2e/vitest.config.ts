import { defineConfig } from 'vitest/config';

// The journeys themselves are Playwright's.
export default defineConfig({ test: { include: ['src/**/*.test.ts'] } });
