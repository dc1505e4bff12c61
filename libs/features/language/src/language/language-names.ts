import type { Language } from '@haat/api-contract/vocabulary';

/** Each language in its own script: somebody who reads only one must find theirs on a page in any other. */
export const LANGUAGE_NAMES = {
  hi: 'हिन्दी',
  en: 'English',
  mr: 'मराठी',
  bn: 'বাংলা',
  or: 'ଓଡ଼ିଆ',
  gu: 'ગુજરાતી',
} as const satisfies Record<Language, string>;
