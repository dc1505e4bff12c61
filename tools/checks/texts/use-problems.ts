import { LANGUAGES } from '@haat/api-contract/vocabulary';
import { askedKey, type Namespace } from './texts.ts';
import type { TextUses } from './uses.ts';
import { posix } from 'node:path';

export interface SourceFile {
  /** Path from the repository's root, with forward slashes. */
  path: string;
  uses: TextUses;
}

/** The namespace that every page carries. */
const EVERYWHERE = 'main';

/** Keys that are asked for and nowhere written, and keys that are written and nowhere asked for. */
export function useProblems(namespaces: readonly Namespace[], sources: readonly SourceFile[]): string[] {
  return [
    ...missingKeys(namespaces, sources),
    ...unusedKeys(namespaces, sources),
    ...undeclaredNamespaces(namespaces, sources),
  ];
}

function missingKeys(namespaces: readonly Namespace[], sources: readonly SourceFile[]): string[] {
  const known = new Map(namespaces.map((namespace) => [namespace.name, keysOf(namespace)]));
  return sources.flatMap(({ path, uses }) => {
    // Where the file does not name the namespace, any of its own library's will do.
    const nearby = namespaces.filter(({ folder }) => path.startsWith(`${folder}/`)).map(({ name }) => name);
    const keysFor = (namespace: string | null): string[] =>
      (namespace === null ? [...nearby, EVERYWHERE] : [namespace]).flatMap((name) => [...(known.get(name) ?? [])]);
    return [
      ...uses.keys
        .filter(({ namespace, key }) => !keysFor(namespace).includes(key))
        .map(({ namespace, key, line }) => `${path}:${line} asks for ${namespace ?? '?'}:${key}, which has no text`),
      ...uses.prefixes
        .filter(({ namespace }) => namespace === null || known.has(namespace))
        .filter(({ namespace, prefix }) => prefix !== '' && !keysFor(namespace).some((key) => key.startsWith(prefix)))
        .map(
          ({ namespace, prefix, line }) =>
            `${path}:${line} asks for ${namespace ?? '?'}:${prefix}…, which no text begins with`,
        ),
    ];
  });
}

function unusedKeys(namespaces: readonly Namespace[], sources: readonly SourceFile[]): string[] {
  const literals = new Set(sources.flatMap(({ uses }) => [...uses.literals]));
  const prefixes = sources.flatMap(({ uses }) => uses.prefixes);
  return namespaces.flatMap((namespace) =>
    [...keysOf(namespace)]
      .filter((key) => !literals.has(key) && !literals.has(`${namespace.name}:${key}`))
      .filter(
        (key) =>
          !prefixes.some(
            (use) =>
              use.prefix !== '' && key.startsWith(use.prefix) && (use.namespace ?? namespace.name) === namespace.name,
          ),
      )
      .map((key) => `${namespace.name}:${key} is never used`),
  );
}

/** Only declared namespaces go to the phone: a screen declares all that it and its pieces read. */
function undeclaredNamespaces(namespaces: readonly Namespace[], sources: readonly SourceFile[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const names = new Set(namespaces.map(({ name }) => name));
  return sources.flatMap((screen) => {
    const { declared } = screen.uses;
    if (declared === null) return [];
    const read = hooksReachedFrom(screen, byPath);
    return [
      ...declared
        .filter((name) => !names.has(name))
        .map((name) => `${screen.path} declares the namespace ${name}, which does not exist`),
      ...[...read]
        .filter((name) => name !== EVERYWHERE && !declared.includes(name))
        .map((name) => `${screen.path} reads the namespace ${name} without declaring it in its handle`),
    ];
  });
}

function hooksReachedFrom(start: SourceFile, byPath: ReadonlyMap<string, SourceFile>): Set<string> {
  const hooks = new Set<string>();
  const seen = new Set<string>();
  const follow = (file: SourceFile | undefined): void => {
    if (!file || seen.has(file.path)) return;
    seen.add(file.path);
    for (const hook of file.uses.hooks) hooks.add(hook);
    for (const path of file.uses.imports) follow(byPath.get(posix.join(posix.dirname(file.path), path)));
  };
  follow(start);
  return hooks;
}

/** The names by which code asks for a namespace's texts. */
function keysOf(namespace: Namespace): Set<string> {
  return new Set(LANGUAGES.flatMap((language) => Object.keys(namespace.texts[language])).map(askedKey));
}
