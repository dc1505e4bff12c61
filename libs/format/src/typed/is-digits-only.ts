/**
 * Whether a text is empty or ASCII digits only: what may stand in a number field while it is typed.
 *
 * See docs/domain/amounts-and-formats.md#digits.
 */
export function isDigitsOnly(text: string): boolean {
  return /^[0-9]*$/.test(text);
}
