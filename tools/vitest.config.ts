import { defineConfig } from 'vitest/config';

// The suites below are projects with tests of their own.
export default defineConfig({ test: { include: ['{generators,nx,start,test}/**/*.test.{ts,mjs}'] } });
