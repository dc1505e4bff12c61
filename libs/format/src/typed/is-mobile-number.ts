/**
 * Whether a text is exactly 10 ASCII digits. What a farmer types is first converted by `toMobileNumber`.
 *
 * See docs/domain/amounts-and-formats.md#mobile-numbers.
 */
export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}
