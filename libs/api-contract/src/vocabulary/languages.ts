/** The six interface languages, in the order in which the language screen lists them. Specification, section 1. */
export const LANGUAGES = ['hi', 'en', 'mr', 'bn', 'or', 'gu'] as const;

/** A language code of the interface. */
export type Language = (typeof LANGUAGES)[number];

/** The language that opens when nothing is chosen. Specification, section 9. */
export const DEFAULT_LANGUAGE: Language = 'hi';

/** Whether a text is one of the six language codes. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}
