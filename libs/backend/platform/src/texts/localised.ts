import { LANGUAGES, type Language } from '@haat/api-contract/vocabulary';

/** One text in the languages it is known in; English is always there. Kept in `jsonb` columns. */
export type Localised = Partial<Record<Language, string>> & { en: string };

/** The text in the requested language, else in English. */
export function inLanguage(text: Localised, language: Language): string {
  return text[language] || text.en;
}

/** Every different wording of a text, so that a search in any language finds it. */
export function allTranslations(text: Localised): string[] {
  return [...new Set(LANGUAGES.map((language) => text[language] ?? '').filter((wording) => wording !== ''))];
}
