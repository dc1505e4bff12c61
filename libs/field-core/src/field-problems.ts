import { areaOf } from './area-of.ts';
import { commonArea } from './common-area.ts';
import { crossesItself } from './crosses-itself.ts';
import { isInIndia } from './is-in-india.ts';
import { planeAt } from './plane.ts';
import { cornersOf } from './ring.ts';
import type { Ring } from './ring.ts';

/** Square metres of the smallest field: 0.02 ha. */
export const SMALLEST_FIELD = 200;
/** Square metres of the largest field: 50 ha. */
export const LARGEST_FIELD = 500_000;
/** Share of the smaller of two fields that may be the other's too. */
const MOST_OVERLAP = 0.1;
/** What is left of rounding in a share. */
const ROUNDING = 1e-9;

/** What is wrong with a boundary. */
export type FieldProblem =
  | 'open'
  | 'crosses-itself'
  | 'too-small'
  | 'too-large'
  | 'outside-india'
  /** `share` of the smaller of the two, 0 to 1, to two decimals. */
  | { readonly overlaps: string; readonly share: number };

/** A field that is there. */
export interface OtherField {
  readonly id: string;
  readonly ring: Ring;
}

/**
 * What is wrong with the boundary of a field; nothing for a right one. See docs/domain/fields.md#shape.
 *
 * @param others - fields with which it must not share land
 * @returns `open` or `crosses-itself` alone; else the rest in the order of `FieldProblem`, overlaps in that of `others`
 * @throws RangeError for a corner that is not two finite numbers
 */
export function fieldProblems(ring: Ring, others: readonly OtherField[]): FieldProblem[] {
  const corners = cornersOf(ring);
  const [first] = corners;
  const different = new Set(corners.map(([lng, lat]) => `${lng} ${lat}`));
  if (first === undefined || different.size < 3) return ['open'];
  const toPlane = planeAt(first);
  const points = corners.map(toPlane);
  if (crossesItself(points)) return ['crosses-itself'];
  const area = areaOf(corners);
  const problems: FieldProblem[] = [];
  if (area < SMALLEST_FIELD) problems.push('too-small');
  if (area > LARGEST_FIELD) problems.push('too-large');
  if (!corners.every(isInIndia)) problems.push('outside-india');
  for (const { id, ring: otherRing } of others) {
    const other = cornersOf(otherRing);
    const share = commonArea(points, other.map(toPlane)) / Math.min(area, areaOf(other));
    if (share > MOST_OVERLAP + ROUNDING) problems.push({ overlaps: id, share: Math.round(share * 100) / 100 });
  }
  return problems;
}
