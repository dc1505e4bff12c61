import { LONGEST_ID, MOST_MANDI_CROPS } from '@haat/api-contract/vocabulary';

const ID = /^[a-z\d][a-z\d-]*$/;

/** Whether a text can be the id of a commodity or market. */
export function isMandiId(text: string): boolean {
  return text.length <= LONGEST_ID && ID.test(text);
}

/**
 * Ids of the commodities that a person follows, from the cookie `PREFERENCE_COOKIES.mandiCrops`; untrusted input. See
 * docs/domain/mandi.md#crops-that-are-followed.
 * @param kept the cookie's value; undefined where there is none
 */
export function parseFollowedCrops(kept: string | undefined): string[] {
  return [...new Set((kept ?? '').split(','))].filter(isMandiId).slice(0, MOST_MANDI_CROPS);
}
