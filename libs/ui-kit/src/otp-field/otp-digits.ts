/** First code points of the digits 0–9 in the scripts of the six languages. */
const scriptZeros = [0x0966, 0x09e6, 0x0b66, 0x0ae6] as const;

/**
 * The digits of what was typed or pasted, as Latin digits, at most `length` of them. Spaces and
 * words around a pasted code are dropped; Devanagari, Bengali, Odia and Gujarati digits are read.
 */
export function otpDigits(typed: string, length: number): string {
  let digits = '';
  for (const character of typed) {
    const code = character.codePointAt(0) ?? 0;
    const zero = scriptZeros.find((first) => code >= first && code <= first + 9);
    if (zero !== undefined) digits += String(code - zero);
    else if (character >= '0' && character <= '9') digits += character;
  }
  return digits.slice(0, length);
}
