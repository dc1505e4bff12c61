import type { Language } from '@haat/api-contract/vocabulary';

/** One text in all six languages. No entry is ever empty. */
export type LocalisedText = Readonly<Record<Language, string>>;
