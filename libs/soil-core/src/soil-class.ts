import type { SoilClassName, SoilLevel, SoilParameter } from '@haat/api-contract/vocabulary';
import { SOIL_SCALES } from './soil-scales.ts';

/** What a value means. */
export interface SoilClassOf {
  readonly name: SoilClassName;
  readonly level: SoilLevel;
}

/** Whether a laboratory can have measured this: not below nothing, and not more than soil of a field has. */
export function mayBeMeasured(parameter: SoilParameter, value: number): boolean {
  return Number.isFinite(value) && value >= 0 && value <= SOIL_SCALES[parameter].most;
}

/**
 * What a value means; one on a limit is in the upper class. See docs/domain/soil.md#values.
 *
 * @param value - in the parameter's unit
 * @throws RangeError for a value that cannot have been measured
 */
export function soilClass(parameter: SoilParameter, value: number): SoilClassOf {
  if (!mayBeMeasured(parameter, value)) throw new RangeError(`${parameter} of ${String(value)} cannot be`);
  const { steps } = SOIL_SCALES[parameter];
  const reached = steps.findLast(({ from }) => from === null || value >= from);
  if (reached === undefined) throw new RangeError(`no class of ${parameter}`);
  return { name: reached.name, level: reached.level };
}

/** Values that are right: from `low` on (0: however little) and below `high` (null: however much). */
export interface SoilRange {
  readonly low: number;
  readonly high: number | null;
}

/** The range in which a value is neither low nor high. See docs/domain/soil.md#values. */
export function rightRange(parameter: SoilParameter): SoilRange {
  const { steps } = SOIL_SCALES[parameter];
  const first = (level: SoilLevel) => steps.find((step) => step.level === level)?.from ?? null;
  return { low: first('medium') ?? 0, high: first('high') };
}
