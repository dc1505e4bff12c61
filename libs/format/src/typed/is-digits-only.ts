/**
 * Whether a text is empty or ASCII digits only: what may stand in a number field while it is typed.
 *
 * Specification, section 5 (digits-only check). Domain rules, format.
 */
export function isDigitsOnly(text: string): boolean {
  return /^[0-9]*$/.test(text);
}
