/** The permutation that is applied once more at each place to the left. */
const PERMUTATION = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4] as const;
/** Applied so often, it is where it began. */
const PERMUTATION_ORDER = 8;

/** Multiplies in the dihedral group of ten: 0 to 4 turn a pentagon, 5 to 9 flip it and turn it. */
function multiply(one: number, other: number): number {
  const turn = one < 5 ? (one + other) % 5 : (one - other + 10) % 5;
  return one < 5 === other < 5 ? turn : turn + 5;
}

function permute(digit: number, times: number): number {
  let permuted = digit;
  for (let time = 0; time < times; time += 1) permuted = PERMUTATION[permuted] ?? permuted;
  return permuted;
}

/**
 * Whether the last digit of a number is its check digit by Verhoeff's scheme, which notices every single wrong digit
 * and every two neighbours that changed places.
 *
 * See docs/domain/identity.md#identity-documents.
 *
 * @param digits - ASCII digits, the check digit last
 */
export function hasVerhoeffDigit(digits: string): boolean {
  const fromTheRight = [...digits].reverse().map(Number);
  return (
    digits !== '' &&
    fromTheRight.reduce((check, digit, place) => multiply(check, permute(digit, place % PERMUTATION_ORDER)), 0) === 0
  );
}
