import { toLatinDigits } from '@haat/format';

/** Eight digits and more, whatever stands between them: a number to call. Prices and pack sizes have fewer. */
const NUMBER_TO_CALL = /(?:\d[\s().+-]*){8,}/;
/** An address of the web, with or without its beginning. */
const WEB_ADDRESS = /https?:|www\.|[a-z\d-]{2,}\.(?:com|in|org|net|me|info|app|shop|xyz|link|ly|co)\b/i;

/**
 * Whether a text holds an address of the web or a number to call, in digits of any script. See
 * docs/domain/content.md#links-and-numbers.
 */
export function hasContact(text: string): boolean {
  return WEB_ADDRESS.test(text) || NUMBER_TO_CALL.test(toLatinDigits(text));
}
