import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// Each suite starts a database of its own; two at a time leave the machine room for what they start.
export default defineConfig({
  // One instance for us and for the library that serves it: Vite would take the build for development, Node the other.
  resolve: { alias: { graphql: fileURLToPath(import.meta.resolve('graphql')) } },
  test: {
    include: ['{src,scripts,tests}/**/*.test.ts'],
    globalSetup: '@haat/backend-testing/prepared-databases',
    pool: 'forks',
    maxWorkers: 2,
    // The backend and its embedded database are loaded once by each worker, not once by each file: a third of the time.
    isolate: false,
    // Generous: a machine that is busy with other suites is several times slower. Speed has benchmarks.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
