/**
 * As much of a text as fits, without halves of signs: a sign outside the basic plane, such as most emoji, is two
 * units of a string, and half of one can neither be sent nor shown.
 * @param longest units of a string, as `maxLength` counts them
 * @example cutText('🌾🌾', 3) // '🌾'
 */
export function cutText(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Surrogate}/gu, '');
}
