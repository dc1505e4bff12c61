import { z } from 'zod';
import { readDecimal, readWholeNumber } from '../vocabulary/numbers.ts';

/**
 * A whole number in an address, within limits: decimal digits and nothing else. Blank is no number, and `0x10`, `1e3`
 * or ` 7 ` are none either. See docs/domain/service-calls.md#numbers-in-addresses.
 */
export function wholeNumberInQuery(min: number, max: number) {
  return z.preprocess((given) => readOrLeave(given, readWholeNumber), z.number().int().min(min).max(max));
}

/** Rupees in an address, within limits: decimal digits, which may have a point among them. */
export function rupeesInQuery(min: number, max: number) {
  return z.preprocess((given) => readOrLeave(given, readDecimal), z.number().min(min).max(max));
}

/** `true` or `false` in an address, and no other word for it. */
export const booleanInQuery = z.enum(['true', 'false']).transform((text) => text === 'true');

/** What is no such number stays as it is, for the schema behind to refuse: so does a parameter that stands twice. */
function readOrLeave(given: unknown, read: (text: string) => number | null): unknown {
  return typeof given === 'string' ? (read(given) ?? given) : given;
}
