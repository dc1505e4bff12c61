const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** An amount of data in the unit that a phone's bill shows it in. */
export interface DataAmount {
  readonly unit: 'kilobytes' | 'megabytes';
  readonly amount: string;
}

/** Rounded up, so that it never says less than was sent: whole KB, from one MB on with one decimal. */
export function dataAmount(bytes: number): DataAmount {
  return bytes <= (KILOBYTE - 1) * KILOBYTE
    ? { unit: 'kilobytes', amount: String(Math.ceil(bytes / KILOBYTE)) }
    : { unit: 'megabytes', amount: (Math.ceil((bytes * 10) / MEGABYTE) / 10).toFixed(1) };
}
