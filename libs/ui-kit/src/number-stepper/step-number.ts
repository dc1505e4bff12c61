import { toLatinDigits } from '@haat/format';

/** The numbers that a stepper can stand at. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Distance between neighbouring numbers, counted from 0. */
  readonly step: number;
}

function decimalsOf(step: number): number {
  return String(step).split('.')[1]?.length ?? 0;
}

/** The number in a range that is nearest to a number, written without the crumbs of binary fractions. */
export function withinRange(value: number, { min, max, step }: NumberRange): number {
  return Number(Math.min(max, Math.max(min, value)).toFixed(Math.max(decimalsOf(step), decimalsOf(value))));
}

/** The next multiple of the step above (1) or below (−1): 1.1 goes to 1.25 and to 1, at a step of 0.25. */
export function stepNumber(value: number, direction: 1 | -1, range: NumberRange): number {
  const steps = Number((value / range.step).toFixed(6));
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  const multiple = Number((next * range.step).toFixed(decimalsOf(range.step)));
  return withinRange(multiple, range);
}

/**
 * A number as it is typed: digits of any of the six scripts, a point or a comma before the fraction. `null` when it
 * is none.
 */
export function readNumber(typed: string): number | null {
  const plain = toLatinDigits(typed).trim().replace(',', '.');
  return /^\d+\.?\d*$|^\.\d+$/.test(plain) ? Number(plain) : null;
}
