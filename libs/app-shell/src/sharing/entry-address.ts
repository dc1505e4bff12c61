import { LANGUAGES, isLanguage, type Language } from '@haat/api-contract/vocabulary';

/** Parameter by which an entry page is asked for in a language. */
const LANGUAGE_PARAMETER = 'lang';

/** The language that an address asks for, or null. */
export function languageOf(address: URL): Language | null {
  const asked = address.searchParams.get(LANGUAGE_PARAMETER);
  return isLanguage(asked) ? asked : null;
}

/** The one address of a page, without what says where a visit came from; in a language where one is given. */
export function entryAddress(
  { origin, pathname }: Pick<URL, 'origin' | 'pathname'>,
  language: Language | null,
): string {
  return origin + pathname + (language === null ? '' : `?${LANGUAGE_PARAMETER}=${language}`);
}

/** The same page in every language, and without one: there the reader's own counts. */
export function alternates(address: Pick<URL, 'origin' | 'pathname'>): { language: string; address: string }[] {
  return [
    ...LANGUAGES.map((language) => ({ language, address: entryAddress(address, language) })),
    { language: 'x-default', address: entryAddress(address, null) },
  ];
}
