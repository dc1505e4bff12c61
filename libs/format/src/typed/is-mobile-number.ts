/**
 * Whether a text is exactly 10 ASCII digits. What a farmer types is first converted by `toMobileNumber`.
 *
 * Specification, section 5 (mobile number). Domain rules, format.
 */
export function isMobileNumber(text: string): boolean {
  return /^[0-9]{10}$/.test(text);
}
