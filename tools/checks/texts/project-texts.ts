import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { ERROR_STATUS, errorTextKeys } from '@haat/api-contract';
import { buttonProblems } from './button-problems.ts';
import { serviceTexts } from './service-texts.ts';
import { LANGUAGES, SHELLS, type Language } from '@haat/api-contract/vocabulary';
import { flatten, languageProblems, scriptProblems, type FlatTexts, type Namespace } from './texts.ts';
import { useProblems, type SourceFile } from './use-problems.ts';
import { textUses } from './uses.ts';
import { wordProblems, type PlacedText } from './word-problems.ts';

/** Everything wrong with the product's texts, one line each. */
export function projectTextProblems(root: string): string[] {
  const namespaces = readNamespaces(root);
  const services = serviceTexts(root);
  const sources = readSources(root);
  return [
    ...namespaces.flatMap(languageProblems),
    ...useProblems(namespaces, sources),
    ...buttonProblems(namespaces, sources),
    ...codesWithoutText(namespaces),
    ...services.flatMap(translationProblems),
    ...[...namespaces.flatMap(screenTexts), ...services].flatMap(wordProblems),
  ];
}

/** A text of the services is there in each language and in that language's script. */
function translationProblems({ at, language, text }: PlacedText): string[] {
  return text.trim() === ''
    ? [`${at} (${language}) is missing`]
    : scriptProblems(`${at} (${language})`, text, language);
}

function screenTexts({ name, texts }: Namespace): PlacedText[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language]).map(([key, text]) => ({ at: `${name}:${key}`, language, text })),
  );
}

/** Every code that a service answers with has words for the farmer. */
function codesWithoutText(namespaces: readonly Namespace[]): string[] {
  const written = new Set(
    namespaces.flatMap(({ name, texts }) => Object.keys(texts.hi).map((key) => `${name}:${key}`)),
  );
  return Object.keys(ERROR_STATUS)
    .filter((code) => !written.has(errorTextKeys(code)[0]))
    .map((code) => `${errorTextKeys(code)[0]} is missing: a service answers with ${code}`);
}

/** The screens’ texts: each namespace in its six languages. */
export function readNamespaces(root: string): Namespace[] {
  const folders = globSync(['libs/*/src/texts/*', 'libs/features/*/src/texts/*'], { cwd: root }).filter(
    (path) => !basename(path).includes('.'),
  );
  return folders.map((path) => ({
    name: basename(path),
    folder: dirname(dirname(path)).split(sep).join('/'),
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, readTexts(join(root, path, `${language}.json`))]),
    ) as Record<Language, FlatTexts>,
  }));
}

/** A language without a file has no texts: each of its keys is reported. */
function readTexts(file: string): FlatTexts {
  try {
    return flatten(JSON.parse(readFileSync(file, 'utf8')) as object);
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${file} is not JSON: ${error.message}`, { cause: error });
    return {};
  }
}

function readSources(root: string): SourceFile[] {
  const files = globSync(
    [
      'libs/*/src/**/*.{ts,tsx}',
      'libs/features/*/src/**/*.{ts,tsx}',
      `apps/{${SHELLS.join(',')}}/*.ts`,
      `apps/{${SHELLS.join(',')}}/app/**/*.{ts,tsx}`,
    ],
    {
      cwd: root,
    },
  );
  return [...new Set(files)]
    .map((path) => path.split(sep).join('/'))
    .filter((path) => !/\.(test|stories)\.tsx?$/.test(path))
    .map((path) => ({ path, uses: textUses(path, readFileSync(resolve(root, path), 'utf8')) }));
}
