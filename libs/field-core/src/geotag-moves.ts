import type { GeotagActor, GeotagTaskState } from '@haat/api-contract/vocabulary';

const NONE: readonly GeotagTaskState[] = [];
/** The states into which each may bring a task. */
const MOVES: Readonly<Record<GeotagTaskState, Readonly<Partial<Record<GeotagActor, readonly GeotagTaskState[]>>>>> = {
  PENDING: { farmer: ['ONGOING'], system: ['CANCELLED'] },
  ONGOING: { farmer: ['DONE'], reviewer: ['DONE'], system: ['CANCELLED'] },
  DONE: {},
  CANCELLED: {},
};

/** The states into which an actor may bring a geotag task. See docs/domain/fields.md#geotag-tasks. */
export function geotagMoves(state: GeotagTaskState, by: GeotagActor): readonly GeotagTaskState[] {
  return MOVES[state][by] ?? NONE;
}

/** Whether an actor may bring a geotag task from one state into another, in one step. */
export function mayGeotagMove(from: GeotagTaskState, to: GeotagTaskState, by: GeotagActor): boolean {
  return geotagMoves(from, by).includes(to);
}
