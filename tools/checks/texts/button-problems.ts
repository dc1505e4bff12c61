import type { SourceFile } from './use-problems.ts';
import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';
import type { Namespace } from './texts.ts';

/** What a button of a phone 320 px wide holds on its line. `docs/how-to/write-texts.md`. */
const MOST_LETTERS = 24;

const segmenters = new Map<Language, Intl.Segmenter>(
  LANGUAGES.map((language) => [language, new Intl.Segmenter(language, { granularity: 'grapheme' })]),
);

/** Letters as a reader counts them: a consonant with its marks is one. What is filled in later is not counted. */
export function lettersOf(text: string, language: Language): number {
  const own = text.replaceAll(/\{\{[^}]*\}\}/g, '');
  return [...(segmenters.get(language)?.segment(own) ?? own)].length;
}

/** Words of buttons that are too long to be read at a glance, one line for each language. */
export function buttonProblems(namespaces: readonly Namespace[], sources: readonly SourceFile[]): string[] {
  const problems = sources.flatMap(({ path, uses }) =>
    uses.keys
      .filter(({ onButton }) => onButton)
      .flatMap((use) => {
        const nearby = ({ name, folder }: Namespace) =>
          use.namespace === null ? path.startsWith(`${folder}/`) || name === 'main' : name === use.namespace;
        return namespaces.filter(nearby).flatMap((namespace) => longTexts(namespace, use.key));
      }),
  );
  return [...new Set(problems)];
}

function longTexts({ name, texts }: Namespace, key: string): string[] {
  return LANGUAGES.flatMap((language) =>
    Object.entries(texts[language])
      .filter(([own, text]) => own.replace(/_(one|other)$/, '') === key && lettersOf(text, language) > MOST_LETTERS)
      .map(
        ([own, text]) =>
          `${name}:${own} (${language}) stands on a button and has ${lettersOf(text, language)} letters, ` +
          `more than ${MOST_LETTERS}: ${text}`,
      ),
  );
}
