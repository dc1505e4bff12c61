/** Characters in their order: each counts as much as its place here. */
const CHARACTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State, the holder's PAN, the how-manieth registration of that PAN in the state, Z, the check character. */
const FORM = /^(?:0[1-9]|[12]\d|3[0-8]|97|99)[A-Z]{3}[PCHABGJLFT][A-Z]\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;
const START = /^[\dA-Z]{14}$/;

/**
 * Whether a text is a GSTIN, the number under which a seller pays goods and services tax: its form, and its check
 * character, which tells every single mistyped character and most that changed places. Whether the number was ever
 * issued only the tax office knows.
 */
export function isGstin(text: string): boolean {
  return FORM.test(text) && gstinOf(text.slice(0, -1)) === text;
}

/**
 * A GSTIN from its first fourteen characters. Characters count in turn once and twice as much as their place; what is
 * beyond 35 is carried.
 *
 * @throws RangeError when they are not fourteen digits and capitals
 */
export function gstinOf(start: string): string {
  if (!START.test(start)) throw new RangeError(`not the first fourteen characters of a GSTIN: ${start}`);
  const base = CHARACTERS.length;
  const sum = [...start].reduce((total, character, place) => {
    const worth = CHARACTERS.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    return total + Math.floor(worth / base) + (worth % base);
  }, 0);
  return start + (CHARACTERS[(base - (sum % base)) % base] ?? '');
}
