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

const TEST_ONLY = /from '(?:vitest|fast-check|@playwright\/test|@haat\/[\w-]+\/testing|@haat\/backend-testing)'/;
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

const FOREIGN_TABLES = /import \{([^}]*)\} from '(@haat\/backend-[\w-]+)\/tables';/g;

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
      return names.filter((name) => new RegExp(`\\b${name}\\b(?!'|:)`).test(rest)).map((name) => `${path}: ${name}`);
    });
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
