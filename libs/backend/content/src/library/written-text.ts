import type { Language } from '@haat/api-contract/vocabulary';

/** What is written in Hindi, and in as many of the other languages as an editor could write well. */
export type WrittenIn<Text> = Partial<Record<Language, Text>> & { readonly hi: Text };

/** The text in the language asked for, else in Hindi, and which of them it is. */
export function inLanguageOrHindi<Text>(
  written: WrittenIn<Text>,
  language: Language,
): { readonly language: Language; readonly text: Text } {
  const text = written[language];
  return text === undefined ? { language: 'hi', text: written.hi } : { language, text };
}
