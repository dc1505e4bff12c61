import { defineConfig } from 'vitest/config';

// Each suite starts a database of its own; two at a time leave the machine room for what they start.
export default defineConfig({
  test: {
    include: ['{src,scripts,tests}/**/*.test.ts'],
    pool: 'forks',
    maxWorkers: 2,
    // The backend and its embedded database are loaded once by each worker, not once by each file: a third of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
