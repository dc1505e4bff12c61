import { keptPoints, WORST_WALKED_ACCURACY } from '@haat/field-core';
import type { WalkedPoint } from '@haat/field-core';

/** What became of the last place that the phone told. */
export type LastPlace = 'counts' | 'inexact' | 'jump';

/** A walk along the edge of a field. */
export interface Walk {
  readonly is: 'ready' | 'walking' | 'paused';
  /** Places that count, in the order of time. */
  readonly kept: readonly WalkedPoint[];
  /** Metres to which the phone knows its place now; null before the first one. */
  readonly accuracy: number | null;
  readonly last: LastPlace | null;
}

/** What happens on a walk. */
export type WalkStep =
  { readonly do: 'start' | 'pause' | 'undo' } | { readonly do: 'place'; readonly point: WalkedPoint };

/** A walk that has not begun. */
export const NO_WALK: Walk = { is: 'ready', kept: [], accuracy: null, last: null };

/** The walk after a step. What counts is decided by `keptPoints`: docs/domain/fields.md#walking. */
export function walked(walk: Walk, step: WalkStep): Walk {
  switch (step.do) {
    case 'start':
      return { ...walk, is: 'walking' };
    case 'pause':
      return { ...walk, is: 'paused' };
    case 'undo':
      return { ...walk, kept: walk.kept.slice(0, -1) };
    case 'place': {
      if (walk.is !== 'walking') return walk;
      const accuracy = Math.round(step.point.accuracy);
      const kept = keptPoints([...walk.kept, step.point]);
      if (kept.length > walk.kept.length) return { ...walk, kept, accuracy, last: 'counts' };
      return { ...walk, accuracy, last: step.point.accuracy <= WORST_WALKED_ACCURACY ? 'jump' : 'inexact' };
    }
  }
}
