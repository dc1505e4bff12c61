/**
 * The six interface languages, in the order in which the language screen lists them. See
 * docs/domain/application.md#languages.
 */
export const LANGUAGES = ['hi', 'en', 'mr', 'bn', 'or', 'gu'] as const;

/** A language code of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** The language that opens when nothing is chosen. See docs/domain/application.md#languages. */
export const DEFAULT_LANGUAGE: Language = 'hi';

/** Whether a text is one of the six language codes. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
