import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closureOf, type LockedPackages } from '../images/closure.ts';
import { imagesOf } from '../images/image-list.ts';
import { describeImage } from '../images/sbom.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: LockedPackages };
const LINUX = { os: 'linux', cpu: 'x64' };
const images = imagesOf(ROOT).flatMap(({ name, project }) => (project === null ? [] : [{ name, project }]));

describe('what an image holds', () => {
  it.each(images)('$name: all that it needs, and no tool', ({ name, project }) => {
    const folders = closureOf(packages, project, LINUX);
    for (const folder of folders) expect(packages[folder], folder).toBeDefined();
    const tools =
      /node_modules\/(?:vite|vitest|nx|typescript|storybook|playwright|eslint|prettier|drizzle-kit)$|^tools\//;
    expect(folders.filter((folder) => tools.test(folder))).toEqual([]);
    expect(folders).toContain('node_modules/fastify');
    // The desk makes no pictures; all others cut photographs to size.
    expect(folders.includes('node_modules/sharp')).toBe(name !== 'desk');
    expect(folders.filter((folder) => /@img\/sharp-(?:darwin|win32|linuxmusl|linux-arm)/.test(folder))).toEqual([]);
  });

  it('is found from where a package stands', () => {
    const lock: LockedPackages = {
      'apps/a': { dependencies: { b: '1', lib: '*' } },
      'node_modules/lib': { link: true, resolved: 'libs/lib' },
      'libs/lib': { dependencies: { b: '2' } },
      'libs/lib/node_modules/b': {
        version: '2',
        peerDependencies: { c: '1', d: '1' },
        peerDependenciesMeta: { d: { optional: true } },
      },
      'node_modules/b': { version: '1', optionalDependencies: { mac: '1' } },
      'node_modules/c': {},
      'node_modules/d': {},
      'node_modules/mac': { os: ['darwin'] },
    };
    expect(closureOf(lock, 'apps/a', LINUX)).toEqual([
      'apps/a',
      'libs/lib',
      'libs/lib/node_modules/b',
      'node_modules/b',
      'node_modules/c',
    ]);
    expect(() => closureOf({ 'apps/a': { dependencies: { gone: '1' } } }, 'apps/a', LINUX)).toThrow('lacks gone');
  });

  it('is described with hashes and licences', () => {
    const described = describeImage(packages, {
      name: 'backend',
      version: '1.0.0',
      folders: ['node_modules/sharp'],
      debian: [{ name: 'libc6', version: '2.36-9', architecture: 'amd64' }],
      at: '2026-01-01T00:00:00.000Z',
    });
    expect(described).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [
        {
          name: 'sharp',
          licenses: [{ license: { id: 'Apache-2.0' } }],
          hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[\da-f]{128}$/) as string }],
        },
        { purl: 'pkg:deb/debian/libc6@2.36-9?arch=amd64' },
      ],
    });
  });
});
