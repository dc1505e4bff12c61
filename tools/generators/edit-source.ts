import type { Tree } from '@nx/devkit';

/** The text of a file that has to exist. */
export function readSource(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new Error(`There is no ${path}: the generator does not know where to register.`);
  return text;
}

/**
 * Puts a line in front of the first of its kind that sorts after it, or behind the last of them.
 * @param kind matches the lines among which it belongs: imports, or entries of an object
 * @throws Error when the file has no line of that kind
 */
export function insertLine(tree: Tree, path: string, kind: RegExp, line: string): void {
  const lines = readSource(tree, path).split('\n');
  const known = lines.flatMap((text, index) => (kind.test(text) ? [{ text, index }] : []));
  const last = known.at(-1);
  if (last === undefined) throw new Error(`${path} has no line like ${line.trim()}: add it by hand.`);
  const next = known.find(({ text }) => sortKey(text) > sortKey(line));
  lines.splice(next?.index ?? last.index + 1, 0, line);
  tree.write(path, lines.join('\n'));
}

/** Imports sort by what they import from, everything else by itself. */
const sortKey = (line: string) => /from '(.*)'/.exec(line)?.[1] ?? line;

/**
 * Adds an entry at the end of the list that begins at `opening`.
 * @param opening matches the text up to and with the list's bracket
 * @throws Error when the file has no such list
 */
export function appendEntry(tree: Tree, path: string, opening: RegExp, entry: string): void {
  const text = readSource(tree, path);
  const found = opening.exec(text);
  if (found === null) throw new Error(`${path} has no list like ${opening.source}: add ${entry} by hand.`);
  const begin = found.index + found[0].length;
  const end = closingBracket(text, begin);
  const before = text.slice(0, end).trimEnd();
  const comma = /[[{,]$/.test(before) ? '' : ',';
  tree.write(path, `${before}${comma}\n${entry},\n${text.slice(end)}`);
}

/** Where the bracket closes that was opened in front of `begin`. */
function closingBracket(text: string, begin: number): number {
  let depth = 1;
  for (let index = begin; index < text.length; index += 1) {
    if ('[{('.includes(text.charAt(index))) depth += 1;
    if (']})'.includes(text.charAt(index))) depth -= 1;
    if (depth === 0) return index;
  }
  throw new Error('A list in the source does not end.');
}

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Adds what is missing to a package's dependencies, in alphabetical order; what is declared stays as it is. */
export function addDependencies(tree: Tree, path: string, wanted: Readonly<Record<string, string>>): void {
  const manifest = JSON.parse(readSource(tree, path)) as Manifest;
  const all = Object.entries({ ...wanted, ...manifest.dependencies });
  manifest.dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  tree.write(path, `${JSON.stringify(manifest, null, 2)}\n`);
}

/**
 * The version in which a package of the product depends on others.
 * @throws Error when it does not declare one of them
 */
export function versionsIn<Name extends string>(
  tree: Tree,
  path: string,
  names: readonly Name[],
): Record<Name, string> {
  const { dependencies, devDependencies } = JSON.parse(readSource(tree, path)) as Manifest;
  const declared = { ...dependencies, ...devDependencies };
  const versions = names.map((name) => {
    const version = declared[name];
    if (version === undefined) throw new Error(`${path} does not depend on ${name} any more.`);
    return [name, version] as const;
  });
  return Object.fromEntries(versions) as Record<Name, string>;
}
