const formatters = new Map<string, Intl.NumberFormat>();

/**
 * Writes a finite number with Indian grouping and Latin digits. Making an `Intl` formatter is slow on a cheap phone, so
 * each is made once.
 *
 * @param minFractionDigits - zeros are added up to this many digits
 * @param maxFractionDigits - digits beyond this many are rounded away
 */
export function indianNumber(n: number, minFractionDigits: number, maxFractionDigits: number): string {
  const key = `${minFractionDigits}-${maxFractionDigits}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: minFractionDigits,
      maximumFractionDigits: maxFractionDigits,
    });
    formatters.set(key, formatter);
  }
  return formatter.format(n);
}
