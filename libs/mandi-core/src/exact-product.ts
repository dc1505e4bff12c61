/** Half up, a negative number as its mirror image; never −0. */
export function roundHalfUp(number: number): number {
  return Math.sign(number) * Math.floor(Math.abs(number) + 0.5) + 0;
}

/** `digits` / 10 ^ `places`. */
interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/**
 * The product of the factors as they are written in decimals, divided by a power of ten, rounded half up: in binary
 * fractions 1.005 % of ₹100.00 would come to less than the 100.5 paise that it is.
 *
 * @param tens - the power of ten that the product is divided by: 2 for a factor in percent
 */
export function roundedProduct(factors: readonly number[], tens = 0): number {
  const { digits, places } = factors.map(decimalOf).reduce(
    (product, factor) => ({
      digits: product.digits * factor.digits,
      places: product.places + factor.places,
    }),
    { digits: 1n, places: tens },
  );
  const divisor = 10n ** BigInt(places);
  const size = digits < 0n ? -digits : digits;
  const rounded = (2n * size + divisor) / (2n * divisor);
  return Number(digits < 0n ? -rounded : rounded);
}

function decimalOf(number: number): Decimal {
  const [mantissa = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places < 0 ? { digits: digits * 10n ** BigInt(-places), places: 0 } : { digits, places };
}

/** A sum of whole paise divided by what is written in decimals, rounded half up. */
export function roundedQuotient(sum: number, divisor: number): number {
  const { digits, places } = decimalOf(divisor);
  const numerator = BigInt(Math.abs(sum)) * 10n ** BigInt(places);
  const rounded = Number((2n * numerator + digits) / (2n * digits));
  return sum < 0 ? -rounded + 0 : rounded;
}
