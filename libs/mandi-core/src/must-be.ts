/** @throws RangeError for what is not a finite number. */
export function mustBeFinite(...numbers: readonly number[]): void {
  for (const number of numbers) if (!Number.isFinite(number)) throw new RangeError(`Not a finite number: ${number}`);
}

/** @throws RangeError for what is not a finite number of 0 or more. */
export function mustBeMeasure(...numbers: readonly number[]): void {
  mustBeFinite(...numbers);
  for (const number of numbers) if (number < 0) throw new RangeError(`Below 0: ${number}`);
}
