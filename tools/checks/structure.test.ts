import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  crowdedFolders,
  findCircle,
  foreignTablesBeyondKeys,
  foreignTablesInSql,
  hiddenImports,
  longLines,
  testHelpersInProduct,
} from './structure.ts';

const root = resolve(import.meta.dirname, '../..');

const listedFiles = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && existsSync(join(root, path)));

/** Content of the listed files whose path is of this form. */
const sourcesOf = (form: RegExp) =>
  new Map(
    listedFiles()
      .filter((path) => form.test(path))
      .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );

describe('what builds of the product read', () => {
  it('in the repository holds no helper of tests', () => {
    const sources = listedFiles().filter((path) => /^(libs|apps)\/.*\.tsx?$/.test(path));
    expect(sources.length).toBeGreaterThan(500);
    expect(
      testHelpersInProduct(new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')]))),
    ).toEqual([]);
  });

  it.each([
    ['a helper by its name', 'libs/cart-core/src/test-carts.ts', '', true],
    ['a file that imports the test runner', 'libs/cart-core/src/carts.ts', "import { it } from 'vitest';", true],
    [
      'a file that imports the test backend',
      'libs/backend/kyc/src/a.ts',
      "import { x } from '@haat/backend-testing';",
      true,
    ],
    [
      'a file that imports a door for tests',
      'apps/backend/src/main.ts',
      "import { x } from '@haat/order-core/testing';",
      true,
    ],
    [
      'a file that imports the test runner while it runs',
      'libs/cart-core/src/carts.ts',
      "export const run = () => import('vitest');",
      true,
    ],
    ['a file that is imported for its effect', 'libs/cart-core/src/carts.ts', "import 'fast-check';", true],
    [
      'a file that imports a folder for tests',
      'libs/order-core/src/a.ts',
      "import { x } from './testing/orders.ts';",
      true,
    ],
    ['a file that imports a test', 'libs/order-core/src/a.ts', "export { x } from './orders.test.ts';", true],
    ['a test', 'libs/cart-core/src/carts.test.ts', "import { it } from 'vitest';", false],
    ['the library of test helpers', 'libs/backend/testing/src/test-backend.ts', "import { it } from 'vitest';", false],
    ['a source of the product', 'libs/cart-core/src/carts.ts', "import { x } from '@haat/format';", false],
  ])('with %s', (_what, path, content, isNamed) => {
    expect(testHelpersInProduct(new Map([[path, content]]))).toEqual(isNamed ? [path] : []);
  });
});

describe('tables of another area', () => {
  const imported = "import { users } from '@haat/backend-identity/tables';\n";

  it('in the repository are foreign keys only', () => {
    const paths = listedFiles().filter((path) => /^libs\/backend\/.*\/tables\.ts$/.test(path));
    expect(paths.length).toBeGreaterThan(10);
    expect(
      foreignTablesBeyondKeys(new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]))),
    ).toEqual([]);
  });

  it.each([
    ['a foreign key', "const a = pgTable('a', { farmerId: text().references(() => users.id) });", []],
    ['a foreign key that deletes', "text().references(() => users.id, { onDelete: 'cascade' });", []],
    ['a query', 'export const all = (db) => db.select().from(users);', ['libs/backend/kyc/src/tables.ts: users']],
    ['an export', 'export { users };', ['libs/backend/kyc/src/tables.ts: users']],
    [
      'all of them by one name',
      "import * as identity from '@haat/backend-identity/tables';",
      ["libs/backend/kyc/src/tables.ts: import * as identity from '@haat/backend-identity/tables'"],
    ],
    [
      'some that are given on',
      "export { sessions } from '@haat/backend-identity/tables';",
      ["libs/backend/kyc/src/tables.ts: export { sessions } from '@haat/backend-identity/tables'"],
    ],
  ])('with %s', (_what, content, problems) => {
    expect(foreignTablesBeyondKeys(new Map([['libs/backend/kyc/src/tables.ts', imported + content]]))).toEqual(
      problems,
    );
  });
});

describe('tables of another area in SQL', () => {
  const tables = ['libs/backend/identity/src/tables.ts', "export const users = pgTable('users', {});"] as const;

  it('in the repository are named by no area', () => {
    const sources = sourcesOf(/^libs\/backend\/.*\.ts$/);
    expect(sources.size).toBeGreaterThan(400);
    expect(foreignTablesInSql(sources)).toEqual([]);
  });

  it.each([
    ['a query', 'libs/backend/kyc/src/a.ts', 'tx.execute(sql`select 1 from users`)', true],
    ['a change', 'libs/backend/kyc/src/a.ts', 'tx.execute(sql`\n  UPDATE "users" set a = 1`)', true],
    ['the area that has it', 'libs/backend/identity/src/a.ts', 'sql`select 1 from users`', false],
    ['a comment', 'libs/backend/kyc/src/a.ts', '/** Given on from users. */', false],
    ['a test', 'libs/backend/kyc/src/a.test.ts', 'sql`select 1 from users`', false],
    ['the sandbox', 'libs/backend/sandbox/src/a.ts', 'sql`select 1 from users`', false],
  ])('by %s', (_what, path, content, isNamed) => {
    expect(foreignTablesInSql(new Map([tables, [path, content]]))).toEqual(isNamed ? [`${path}: users`] : []);
  });
});

describe('imports that lint cannot follow', () => {
  it('are in no source of the product', () => {
    expect(hiddenImports(sourcesOf(/^(libs|apps)\/.*\.tsx?$/))).toEqual([]);
  });

  it.each([
    ['a template', 'const a = await import(`@haat/backend-sandbox`);', true],
    ['a variable', 'const a = await import(name);', true],
    ['a package of ours by require', "const a = require('@haat/backend-sandbox');", true],
    ['a path that is written out', "const a = await import('./a.ts');", false],
    ['a type', "let a: import('@haat/format').Money;", false],
  ])('as %s', (_what, content, isNamed) => {
    const path = 'libs/backend/kyc/src/a.ts';
    expect(hiddenImports(new Map([[path, content]]))).toEqual(isNamed ? [path] : []);
  });
});

describe('lines of files that ESLint does not read', () => {
  it('in the repository have at most 120 characters', () => {
    const sources = sourcesOf(/\.(css|ya?ml|sh)$/);
    expect(sources.size).toBeGreaterThan(5);
    expect(longLines(sources)).toEqual([]);
  });

  it.each([
    ['120 characters', `/* ${'क'.repeat(117)}`, []],
    ['121 characters', `a {}\n${'x'.repeat(121)}`, ['libs/ui-kit/src/a.css:2']],
  ])('with %s', (_what, content, problems) => {
    expect(longLines(new Map([['libs/ui-kit/src/a.css', content]]))).toEqual(problems);
  });
});

describe('folders', () => {
  const files = (count: number, ending: string) => Array.from({ length: count }, (_, n) => `libs/a/src/f${n}${ending}`);

  it('of the repository hold at most 25 source files', () => {
    expect(crowdedFolders(listedFiles())).toEqual([]);
  });

  it.each([
    ['25 source files', files(25, '.ts'), []],
    ['26 source files', files(26, '.tsx'), ['libs/a/src: 26 source files']],
    ['tests and stories', [...files(25, '.ts'), ...files(25, '.test.ts'), ...files(9, '.stories.tsx')], []],
    ['other files', [...files(25, '.ts'), ...files(25, '.json')], []],
  ])('with %s', (_what, listed, problems) => {
    expect(crowdedFolders(listed)).toEqual(problems);
  });
});

describe('libraries', { timeout: 300_000 }, () => {
  let graph: ProjectGraph;
  beforeAll(async () => {
    process.env['NX_DAEMON'] = 'false';
    process.chdir(root);
    graph = await createProjectGraphAsync();
  }, 300_000);

  it('depend on each other in no circle', () => {
    const isLibrary = (name: string) => dirname(graph.nodes[name]?.data.root ?? '').startsWith('libs');
    const edges = Object.entries(graph.dependencies)
      .filter(([name]) => isLibrary(name))
      .map(([name, all]) => [name, all.map(({ target }) => target).filter(isLibrary)] as const);
    expect(edges.length).toBeGreaterThan(20);
    expect(findCircle(new Map(edges))).toBeNull();
  });

  it('that depend on each other by way of a third are named', () => {
    expect(
      findCircle(
        new Map([
          ['a', ['b']],
          ['b', ['c']],
          ['c', ['b']],
        ]),
      ),
    ).toEqual(['b', 'c', 'b']);
  });
});
