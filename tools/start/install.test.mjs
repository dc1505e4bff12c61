import { describe, expect, it } from 'vitest';
import { whyInstall } from './install.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    'node_modules/fastify': { version: '5.12.8', integrity: 'sha512-a' },
    'node_modules/@esbuild/aix-ppc64': { version: '1.0.0', integrity: 'sha512-b', optional: true },
  },
};
const installed = (fastify) => ({ packages: fastify ? { 'node_modules/fastify': fastify } : {} });

describe('whyInstall', () => {
  it('is content when every package is there, those of other systems left out', () => {
    expect(whyInstall(lock, installed({ version: '5.12.8', integrity: 'sha512-a' }))).toBeNull();
  });

  it.each([
    ['nothing is installed yet', null],
    ['node_modules/fastify is missing', installed()],
    ['node_modules/fastify is not 5.12.8', installed({ version: '5.11.0', integrity: 'sha512-a' })],
    ['node_modules/fastify differs', installed({ version: '5.12.8', integrity: 'sha512-c' })],
  ])('says: %s', (reason, present) => {
    expect(whyInstall(lock, present)).toBe(reason);
  });
});
