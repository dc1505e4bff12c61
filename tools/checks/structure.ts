import { dirname } from 'node:path';

/** Source files that a folder may hold; tests and stories are not counted. */
const MOST_FILES = 25;
const SOURCE = /\.tsx?$/;
const NOT_COUNTED = /\.(test|page-test|spec|stories)\.tsx?$/;

/** Folders that hold more source files than a reader takes in, from paths of files relative to the repository. */
export function crowdedFolders(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || NOT_COUNTED.test(file)) continue;
    counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count > MOST_FILES).map(([name, count]) => `${name}: ${count} source files`);
}

/** Imports, by a statement or while it runs, of what only tests have: their packages, doors, folders and files. */
const TEST_ONLY =
  /(?:\bfrom|\bimport)[\s(]+'(?:vitest|fast-check|@playwright\/test|@haat\/[\w-]+\/testing|@haat\/backend-testing|\.[^'\n]*(?:\/testing(?:\.ts)?['/]|\.test\.|\.stories\.|\/tests\/))/;
/** Libraries that exist for tests, and files that are a door for them. */
const FOR_TESTS = /^libs\/backend\/testing\/|\/testing(\.ts$|\/)/;

/**
 * Product sources that need what only tests have: a helper of tests among them, or one that is imported. Such a file is
 * an input of the product's build.
 * @param sources content by path, relative to the repository
 */
export function testHelpersInProduct(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => /^(libs|apps)\/.+\/(src|app)\//.test(path) && SOURCE.test(path))
    .filter(([path]) => !NOT_COUNTED.test(path) && !FOR_TESTS.test(path) && !path.startsWith('apps/e2e/'))
    .filter(([path, content]) => /\/test-[\w-]+\.tsx?$/.test(path) || TEST_ONLY.test(content))
    .map(([path]) => path);
}

const FOREIGN_TABLES = /import (?:type )?\{([^}]*)\} from '(@haat\/backend-[\w-]+)\/tables';/g;
/** Any other form in which tables come in: with a name for them all, or given on. */
const TABLES_OTHERWISE = /(?:import|export)\s+(?:type\s+)?(?:\*|\{[^}]*\})[^;'"]*from '@haat\/backend-[\w-]+\/tables'/g;

/**
 * Uses of another area's tables that are no foreign key. Lint lets only `tables.ts` import them; there they may stand
 * in `references(() => …)` alone.
 * @param sources content by path, relative to the repository
 */
export function foreignTablesBeyondKeys(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => /^libs\/backend\/(?!sandbox\/).*\/tables\.ts$/.test(path))
    .flatMap(([path, content]) => {
      const names = [...content.matchAll(FOREIGN_TABLES)].flatMap(([, list = '']) =>
        list.split(',').flatMap(
          (name) =>
            name
              .trim()
              .split(/\s+as\s+/)
              .at(-1) || [],
        ),
      );
      const rest = content
        .replace(FOREIGN_TABLES, '')
        .replace(/references\(\s*(?:\(\): AnyPgColumn|\(\)) => \w+\.\w+/g, '');
      const otherwise = [...rest.matchAll(TABLES_OTHERWISE)].map(([statement]) => `${path}: ${statement}`);
      return [
        ...names.filter((name) => new RegExp(`\\b${name}\\b(?!'|:)`).test(rest)).map((name) => `${path}: ${name}`),
        ...otherwise,
      ];
    });
}

const OWN_TABLE = /pgTable\(\s*'(\w+)'/g;
const TABLE_IN_SQL = /\b(?:from|join|update|into|table)\s+"?(\w+)"?/gi;

/**
 * Tables of another area that an area's sources name in SQL of their own, past the import that lint refuses. Sandbox
 * and testing, which fill and read every area's tables, are let through.
 * @param sources content by path, relative to the repository; tests are passed over
 */
export function foreignTablesInSql(sources: ReadonlyMap<string, string>): string[] {
  const areaOf = (path: string) => /^libs\/backend\/([\w-]+)\//.exec(path)?.[1];
  const product = [...sources].filter(([path]) => areaOf(path) !== undefined && !NOT_COUNTED.test(path));
  const owners = new Map(
    product.flatMap(([path, content]) => [...content.matchAll(OWN_TABLE)].map(([, name]) => [name, areaOf(path)])),
  );
  return product
    .filter(([path]) => !['sandbox', 'testing'].includes(areaOf(path) ?? ''))
    .flatMap(([path, content]) =>
      [...content.matchAll(/`[^`]*`/g)]
        .flatMap(([text]) => [...text.matchAll(TABLE_IN_SQL)])
        .filter(([, name]) => owners.has(name) && owners.get(name) !== areaOf(path))
        .map(([, name]) => `${path}: ${name}`),
    );
}

/** Loads the build of its shell, which is there only when it runs. */
const LOADS_BUILD = 'libs/app-shell/src/server/serve-shell.ts';
const IMPORT_WHILE_RUNNING = /(?<![\w.])import\(\s*(?!['")])|\brequire\(\s*['"`]@haat\//g;

/**
 * Product sources with an import whose target only shows while it runs: a template or a variable. Lint and the graph
 * of projects do not see where it leads.
 * @param sources content by path, relative to the repository
 */
export function hiddenImports(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([path]) => /^(libs|apps)\/.+\/(src|app)\//.test(path) && SOURCE.test(path) && !NOT_COUNTED.test(path))
    .filter(([path]) => !path.startsWith('apps/e2e/') && path !== LOADS_BUILD)
    .filter(([, content]) => content.search(IMPORT_WHILE_RUNNING) >= 0)
    .map(([path]) => path);
}

/** Longest line, in characters. */
const LONGEST_LINE = 120;

/**
 * Lines that are too long in files that ESLint does not read.
 * @param sources content by path, relative to the repository
 */
export function longLines(sources: ReadonlyMap<string, string>): string[] {
  return [...sources].flatMap(([path, content]) =>
    content.split('\n').flatMap((line, index) => ([...line].length > LONGEST_LINE ? [`${path}:${index + 1}`] : [])),
  );
}

/** The first circle of dependencies, its first name again at the end; null when there is none. */
export function findCircle(dependencies: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | null => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of dependencies.get(name) ?? []) {
      const circle = visit(next, [...path, name]);
      if (circle !== null) return circle;
    }
    done.add(name);
    return null;
  };
  for (const name of dependencies.keys()) {
    const circle = visit(name, []);
    if (circle !== null) return circle;
  }
  return null;
}
