import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readJson, type Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { areaGenerator } from './area/generator.ts';
import { featureGenerator } from './feature/generator.ts';
import { screenGenerator } from './screen/generator.ts';
import { LANGUAGES } from './screen/texts.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What the generators read and change. */
const SOURCES = [
  'apps/{farmer,csc,business}/shell.ts',
  'apps/backend/{package.json,src/compose.ts}',
  'apps/e2e/src/screens/every-screen.ts',
  'libs/api-contract/src/index.ts',
  'libs/app-context/src/screen-handle.ts',
  'libs/app-shell/package.json',
  'libs/app-shell/src/{routes.ts,frame/deferred/screen-shapes.ts}',
  'libs/backend/media/package.json',
  'libs/features/{language,cart}/{package.json,src/routes.ts,src/texts/**/*.json}',
  'libs/features/language/src/language/language.data.ts',
  'libs/routing/src/{paths.ts,areas/*.ts}',
];
const TITLES = { titleHi: 'मंडी भाव', titleEn: 'Market prices' };

let tree: Tree;
beforeEach(() => {
  tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  for (const file of globSync(SOURCES, { cwd: ROOT })) tree.write(file, readFileSync(join(ROOT, file)));
  tree.write('.prettierrc.json', readFileSync(join(ROOT, '.prettierrc.json')));
});

const source = (path: string) => tree.read(path, 'utf8') ?? '';
const written = () =>
  tree
    .listChanges()
    .filter(({ type }) => type !== 'DELETE')
    .map(({ path }) => path);

describe('the screen generator', () => {
  const prices = { feature: 'language', name: 'market-prices', path: '/mandi/prices', ...TITLES };

  it('makes everything that belongs to a screen', async () => {
    await screenGenerator(tree, prices);
    expect(written()).toEqual(
      expect.arrayContaining([
        'libs/features/language/src/market-prices/market-prices.screen.tsx',
        'libs/features/language/src/market-prices/market-prices.data.ts',
        'libs/features/language/src/market-prices/market-prices.data.test.ts',
        'tools/storybook/screens/market-prices.stories.tsx',
        'apps/e2e/journeys/market-prices.spec.ts',
      ]),
    );
  });

  it.each([
    ['libs/routing/src/areas/language.ts', "marketPrices: '/mandi/prices',"],
    ['libs/features/language/src/routes.ts', "'market-prices/market-prices.screen.tsx'"],
    ['libs/app-shell/src/frame/deferred/screen-shapes.ts', "[paths.marketPrices, 'form'],"],
    ['apps/e2e/src/screens/every-screen.ts', "open('/mandi/prices'),"],
  ])('registers it in %s', async (file, line) => {
    await screenGenerator(tree, prices);
    expect(source(file)).toContain(line);
  });

  it('writes the same keys in every language, with the titles that were given', async () => {
    await screenGenerator(tree, prices);
    const texts = LANGUAGES.map(
      (language) =>
        readJson<Record<string, Record<string, string>>>(
          tree,
          `libs/features/language/src/texts/language/${language}.json`,
        )['marketPrices'] ?? {},
    );
    expect(texts.map(({ title }) => title)).toEqual(expect.arrayContaining([TITLES.titleHi, TITLES.titleEn]));
    for (const each of texts) {
      expect(Object.keys(each)).toEqual(Object.keys(texts[0] ?? {}));
      expect(Object.values(each).every((text) => text.length > 3)).toBe(true);
    }
    expect(new Set(texts.map(({ noPlaceText }) => noPlaceText)).size).toBe(LANGUAGES.length);
  });

  it.each([
    ['a feature that is not there', { feature: 'soil' }, /There is no feature soil.*@haat\/tools:feature soil/],
    ['a path that another screen has', { path: '/language' }, /\/language leads to another screen/],
    ['a screen that is there', { name: 'language' }, /is there already/],
    ['a feature with several namespaces', { feature: 'cart' }, /choose one with --namespace/],
  ])('refuses %s, and says what to do', async (_what, change, message) => {
    await expect(screenGenerator(tree, { ...prices, ...change })).rejects.toThrow(message);
  });
});

describe('the feature generator', () => {
  it.each(['farmer', 'csc', 'business'])('lets the %s shell carry the feature', async (shell) => {
    await featureGenerator(tree, { name: 'weather' });
    expect(source(`apps/${shell}/shell.ts`)).toMatch(/'weather',\n\];/);
  });

  it('registers its routes and paths, and declares what it imports', async () => {
    await featureGenerator(tree, { name: 'crop-advice', screen: 'advice', path: '/advice' });
    expect(source('libs/app-shell/src/routes.ts')).toContain("'crop-advice': { screens: cropAdvice },");
    expect(source('libs/routing/src/paths.ts')).toContain('...cropAdvicePaths,');
    expect(source('libs/routing/src/areas/crop-advice.ts')).toContain("advice: '/advice',");
    expect(source('libs/app-context/src/screen-handle.ts')).toContain("| 'crop-advice';");
    const { dependencies } = readJson<{ dependencies: object }>(tree, 'libs/app-shell/package.json');
    expect(dependencies).toHaveProperty('@haat/feature-crop-advice', '*');
  });

  it('refuses a feature that is there already', async () => {
    await expect(featureGenerator(tree, { name: 'language' })).rejects.toThrow(/add a screen to it/);
  });
});

describe('the area generator', () => {
  it('composes the area into the backend', async () => {
    await areaGenerator(tree, { name: 'soil-tests' });
    const compose = source('apps/backend/src/compose.ts');
    expect(compose).toContain("import { soilTestsArea } from '@haat/backend-soil-tests';");
    expect(compose).toMatch(/ {2}soilTestsArea,\n\];/);
    expect(source('libs/backend/soil-tests/src/tables.ts')).toContain("'soil_tests_records'");
    expect(readJson(tree, 'apps/backend/package.json')).toHaveProperty(['dependencies', '@haat/backend-soil-tests']);
  });

  it('refuses an area that is there already', async () => {
    await areaGenerator(tree, { name: 'weather' });
    await expect(areaGenerator(tree, { name: 'weather' })).rejects.toThrow(/libs\/backend\/weather is there already/);
  });
});

it('makes files that the compiler accepts in the repository', { timeout: 900_000 }, async () => {
  await featureGenerator(tree, { name: 'crop-advice' });
  await screenGenerator(tree, { feature: 'crop-advice', name: 'tips', path: '/crop-advice/tips', ...TITLES });
  await areaGenerator(tree, { name: 'soil-tests' });
  expect(compileWithin(tree)).toBe('');
});

/** What the compiler says of the tree's files, laid over a copy of the sources whose packages lead into it. */
function compileWithin(changed: Tree): string {
  const copy = mkdtempSync(join(ROOT, 'node_modules/.generated-'));
  try {
    const sources = execFileSync('git', ['ls-files', 'libs', 'apps', 'tools', 'tsconfig.base.json'], { cwd: ROOT });
    for (const file of sources.toString().trim().split('\n')) {
      if (/\.(png|jpg|webp|woff2)$/.test(file)) continue;
      put(copy, file, readFileSync(join(ROOT, file)));
    }
    for (const { path, content } of changed.listChanges())
      if (content && /^(apps|libs|tools)\//.test(path)) put(copy, path, content);
    linkPackages(copy);
    writeFileSync(
      join(copy, 'tsconfig.json'),
      JSON.stringify({
        extends: './tsconfig.base.json',
        include: [
          'libs/features/crop-advice/**/*',
          'libs/backend/soil-tests/**/*',
          'libs/app-shell/src/{routes,frame/deferred/screen-shapes}.ts',
          'apps/backend/{src/compose.ts,tests/soil-tests/*}',
          'apps/e2e/journeys/{tips,crop-advice}.spec.ts',
          'tools/storybook/screens/{tips,crop-advice}.stories.tsx',
        ].flatMap(withoutBraces),
      }),
    );
    const compiler = join(ROOT, 'node_modules/typescript-native/bin/tsc');
    execFileSync(process.execPath, [compiler, '-p', copy, '--noEmit', '--pretty', 'false'], { stdio: 'pipe' });
    return '';
  } catch (error) {
    return String((error as { stdout?: Buffer }).stdout ?? error);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function put(folder: string, file: string, content: Buffer): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

/** The copy's own packages, by the names in their manifests; every other is found in the repository above it. */
function linkPackages(copy: string): void {
  mkdirSync(join(copy, 'node_modules/@haat'), { recursive: true });
  for (const file of globSync('{apps,libs,libs/backend,libs/features,tools}/*/package.json', { cwd: copy })) {
    const { name } = JSON.parse(readFileSync(join(copy, file), 'utf8')) as { name: string };
    symlinkSync(join(copy, dirname(file)), join(copy, 'node_modules', name));
  }
  // What npm could not put at the top lies beside the library that needs it.
  for (const folder of globSync('{apps,libs,libs/backend,libs/features}/*/node_modules', { cwd: ROOT }))
    symlinkSync(join(ROOT, folder), join(copy, folder));
  symlinkSync(join(copy, 'tools'), join(copy, 'node_modules/@haat/tools'));
}

/** tsconfig knows no braces. */
function withoutBraces(pattern: string): string[] {
  const found = /^(.*)\{(.*)\}(.*)$/.exec(pattern);
  if (found === null) return [pattern];
  const [, before = '', inside = '', after = ''] = found;
  return inside.split(',').map((each) => before + each + after);
}
