import { paths } from '@haat/routing';
import type { Plugin } from 'vite';

/** Pages by names that stand there; a variable in their place would bring the paths of all pages along. */
const CALL = /\bpathTo\(\s*'(\w+)'/g;
const PATH = /(?<![.\w])paths\.(\w+)\b/g;

/**
 * Writes the path itself where a page is named, in what browsers load: `pathTo('order', …)` becomes
 * `addressOf('/order/:orderId', …)`, and `paths.order` the path. The table of all paths was 1.3 KB of every first
 * visit, and grew with each page.
 */
export function writtenPaths(): Plugin {
  return {
    name: 'written-paths',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (/\.tsx?$/.test(id) && /pathTo\(|paths\./.test(code) ? withWrittenPaths(code) : null),
  };
}

/** The code of a module with the paths of the pages that it names. */
export function withWrittenPaths(code: string): string {
  const names: Readonly<Record<string, string>> = paths;
  const written = code
    .replace(CALL, (call, name: string) => {
      const path = names[name];
      return path === undefined ? call : `addressOfPage(${JSON.stringify(path)}`;
    })
    .replace(PATH, (read, name: string) => (names[name] === undefined ? read : JSON.stringify(names[name])));
  // On the same line, so that no other line has another number.
  return written === code ? code : `import { addressOf as addressOfPage } from '@haat/routing';${written}`;
}
