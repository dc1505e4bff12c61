import type { Language } from '@haat/api-contract/vocabulary';
import { languageCookie, PREFERENCE_COOKIES } from '@haat/app-context';
import { readCookies } from '../session-cookies.ts';

/**
 * `Set-Cookie` values of an answer that signs in: on a device on which no language was chosen the profile's is read.
 * See docs/domain/application.md#languages.
 * @param language of the profile; null where it names none
 */
export function profileLanguageCookies(language: Language | null, request: Request): string[] {
  const isChosen = readCookies(request.headers.get('cookie'))[PREFERENCE_COOKIES.language] !== undefined;
  return language === null || isChosen ? [] : [languageCookie(language, request)];
}
