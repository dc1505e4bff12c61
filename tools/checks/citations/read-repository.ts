import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { anchorsOf } from './anchors.ts';
import { citationProblems, type CitedRepository } from './citation-problems.ts';

const CITING = '**/*.{ts,tsx,mts,mjs,cjs,js,css,sh,yml,md}';
/** Folders of generated files. */
const GENERATED: ReadonlySet<string> = new Set([
  'node_modules',
  'build',
  'dist',
  '.git',
  '.nx',
  '.data',
  '.react-router',
  'storybook-static',
  'test-results',
  'playwright-report',
]);
/** This check: it and its test spell out what it refuses. */
const OWN_FOLDER = import.meta.dirname;

/** Every citation in the repository that leads nowhere or outside, one line each. */
export function repositoryCitationProblems(root: string): string[] {
  const repository = readRepository(root);
  const paths = globSync(CITING, { cwd: root, exclude: (path) => GENERATED.has(path.split(sep).at(-1) ?? '') });
  const own = relative(root, OWN_FOLDER) + sep;
  return paths
    .filter((path) => !path.startsWith(own))
    .sort()
    .flatMap((path) =>
      citationProblems({ path: path.replaceAll(sep, '/'), text: readFileSync(join(root, path), 'utf8') }, repository),
    );
}

function readRepository(root: string): CitedRepository {
  const known = new Map<string, ReadonlySet<string> | null>();
  const has = (path: string) => existsSync(join(root, path));
  return {
    has,
    anchorsOf(path) {
      if (!known.has(path)) known.set(path, has(path) ? anchorsOf(readFileSync(join(root, path), 'utf8')) : null);
      return known.get(path) ?? null;
    },
    decisions: new Set(readdirSync(join(root, 'docs/decisions')).flatMap((name) => /^\d{3}(?=-)/.exec(name) ?? [])),
  };
}
