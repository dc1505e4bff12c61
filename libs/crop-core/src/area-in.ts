import { mustBeMeasure } from './must-be-measure.ts';

/** Units in which land is counted. */
export const AREA_UNITS = ['acre', 'hectare', 'guntha', 'bigha', 'katha'] as const;
/** A unit in which land is counted. */
export type AreaUnit = (typeof AREA_UNITS)[number];

/** Square metres of a unit that is the same everywhere. */
const EVERYWHERE: Readonly<Partial<Record<AreaUnit, number>>> = {
  acre: 4046.8564224,
  hectare: 10_000,
  guntha: 101.17141056,
};

/** Square metres of a bigha, by state. */
const BIGHA: Readonly<Record<string, number>> = {
  UP: 2529.285264,
  BR: 2529.285264,
  GJ: 1618.74256896,
  WB: 1337.803776,
};

/** States that count in katha. */
const KATHA_STATES: ReadonlySet<string> = new Set(['BR', 'WB']);
const KATHAS_OF_A_BIGHA = 20;

/**
 * An area in a unit of land, not rounded; null where the state does not count in that unit.
 *
 * See docs/domain/advice.md#area.
 *
 * @param state - code of the state ('UP'), which decides how large a bigha is; null where it is not known
 * @throws RangeError for an area that is no number, or below 0.
 */
export function areaIn(squareMetres: number, unit: AreaUnit, state: string | null): number | null {
  mustBeMeasure({ squareMetres });
  const size = sizeOf(unit, state);
  return size === null ? null : squareMetres / size;
}

function sizeOf(unit: AreaUnit, state: string | null): number | null {
  const everywhere = EVERYWHERE[unit];
  if (everywhere !== undefined) return everywhere;
  const bigha = state !== null && Object.hasOwn(BIGHA, state) ? (BIGHA[state] ?? null) : null;
  if (unit === 'bigha' || bigha === null) return bigha;
  return state !== null && KATHA_STATES.has(state) ? bigha / KATHAS_OF_A_BIGHA : null;
}
