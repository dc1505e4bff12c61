import { globSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SHELLS } from '@haat/api-contract/vocabulary';
import { createProjectGraphAsync } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { lintWithoutTypes, type LintText } from './lint-text.ts';

const root = resolve(import.meta.dirname, '../..');

describe('what a package.json declares', { timeout: 300_000 }, () => {
  let complaints: LintText;
  beforeAll(async () => {
    process.env['NX_DAEMON'] = 'false';
    process.chdir(root);
    await createProjectGraphAsync();
    complaints = await lintWithoutTypes();
  }, 300_000);

  const file = 'libs/cart-store/package.json';
  const changed = (change: (dependencies: Record<string, string>) => void) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as { dependencies: Record<string, string> };
    change(manifest.dependencies);
    return JSON.stringify(manifest, null, 2);
  };

  it('is let through as it stands', async () => {
    expect(
      await complaints(
        file,
        changed(() => undefined),
      ),
    ).toEqual([]);
  });

  it.each<[string, (dependencies: Record<string, string>) => void]>([
    ['a workspace package that nothing imports', (all) => (all['@haat/i18n'] = '*')],
    ['a package that nothing imports', (all) => (all['axios'] = '1.21.1')],
    ['a workspace package that is imported and not declared', (all) => delete all['@haat/cart-core']],
    ['a package that is imported and not declared', (all) => delete all['zustand']],
  ])('is refused with %s', async (_what, change) => {
    expect(await complaints(file, changed(change))).toContain('@nx/dependency-checks');
  });

  // With `--ext`, ESLint passes over the files that only an override names: they have to be named on the command line.
  it('is read by the lint of the tree and by that of one project', () => {
    const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
    const { nx } = read('tools/checks/package.json') as { nx: { targets: Record<string, { options: object }> } };
    expect(nx.targets['lint-tree']?.options).toMatchObject({
      command: expect.stringContaining('"{apps,libs,tools}/**/package.json"'),
    });
    const { targetDefaults } = read('nx.json') as { targetDefaults: Record<string, { options: object }> };
    expect(targetDefaults['lint']?.options).toMatchObject({ args: expect.arrayContaining(['package.json']) });
  });
});

describe('every project', () => {
  interface Manifest {
    name: string;
    dependencies?: Record<string, string>;
    nx?: { tags?: string[] };
  }
  const manifests = globSync('{apps/*,libs/*,libs/{backend,features}/*,tools/*}/package.json', { cwd: root }).map(
    (path) => ({ path, ...(JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest) }),
  );
  /** What makes, tests or measures the product, and is not part of it. */
  const BUILD_TOOL =
    /^(@types\/|@react-router\/dev$|@tailwindcss\/vite$|(vite|vitest|drizzle-kit|typescript|prettier)$)/;

  /** What the build takes into the server, by `noExternal` of libs/app-shell/src/bundling/vite.ts. */
  const BUNDLED = ['lru-cache'];

  it('is found', () => {
    expect(manifests.length).toBeGreaterThan(45);
  });

  it.each(manifests)('$path carries a type and a scope', ({ nx }) => {
    expect(nx?.tags?.map((tag) => tag.split(':')[0])).toEqual(['type', 'scope']);
  });

  it.each(manifests.filter(({ path }) => !path.startsWith('tools/')))(
    '$path has tools of the build in devDependencies only',
    ({ dependencies = {} }) => {
      expect(Object.keys(dependencies).filter((name) => BUILD_TOOL.test(name))).toEqual([]);
    },
  );

  describe.each(SHELLS)('that the shell %s carries', (shell) => {
    const ofName = new Map(manifests.map((manifest) => [manifest.name, manifest]));
    const carried = new Set([`@haat/${shell}`]);
    for (const name of carried)
      for (const dependency of Object.keys(ofName.get(name)?.dependencies ?? {}))
        if (ofName.has(dependency)) carried.add(dependency);
    const declared = [...carried].flatMap((name) =>
      Object.entries(ofName.get(name)?.dependencies ?? {})
        .filter(([dependency]) => !ofName.has(dependency) && !BUNDLED.includes(dependency))
        .map(([dependency, version]) => ({ name, dependency, version })),
    );

    it('declares packages', () => {
      expect(declared.map(({ dependency }) => dependency)).toEqual(expect.arrayContaining(['axios', 'react']));
    });

    // The server's build leaves packages outside: they are found from where it lies, not from the library.
    it.each(declared)('runs the $dependency that $name declares', ({ dependency, version }) => {
      const server = pathToFileURL(join(root, 'apps', shell, 'build/server/index.js'));
      const found = findPackageJSON(dependency, server);
      expect(JSON.parse(readFileSync(found ?? '', 'utf8'))).toMatchObject({ name: dependency, version });
    });
  });
});
