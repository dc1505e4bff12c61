/** The six languages of the product (Domain rules; Hindi is the default). */
export type SeedLanguage = 'hi' | 'en' | 'mr' | 'bn' | 'or' | 'gu';

/** One text in all six languages. No entry is ever empty. */
export type LocalisedText = Readonly<Record<SeedLanguage, string>>;
