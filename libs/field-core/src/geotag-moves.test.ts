import { GEOTAG_ACTORS, GEOTAG_TASK_STATES, type GeotagTaskState } from '@haat/api-contract/vocabulary';
import { describe, expect, it } from 'vitest';
import { geotagMoves, mayGeotagMove } from './geotag-moves.ts';

describe('moves of a geotag task', () => {
  it.each<[GeotagTaskState, GeotagTaskState, readonly string[]]>([
    ['PENDING', 'ONGOING', ['farmer']],
    ['PENDING', 'CANCELLED', ['system']],
    ['ONGOING', 'DONE', ['farmer', 'reviewer']],
    ['ONGOING', 'CANCELLED', ['system']],
  ])('%s to %s is for %j alone', (from, to, actors) => {
    expect(GEOTAG_ACTORS.filter((by) => mayGeotagMove(from, to, by))).toEqual(actors);
  });

  it('are these four, and none back, to itself or out of an end', () => {
    const moves = GEOTAG_TASK_STATES.flatMap((from) =>
      GEOTAG_ACTORS.flatMap((by) => geotagMoves(from, by).map((to) => `${from}-${to}`)),
    );
    expect([...new Set(moves)].toSorted()).toEqual([
      'ONGOING-CANCELLED',
      'ONGOING-DONE',
      'PENDING-CANCELLED',
      'PENDING-ONGOING',
    ]);
  });
});
