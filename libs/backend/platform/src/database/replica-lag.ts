/** A place in the log of what a database has written, in bytes from its beginning. */
export type WalPosition = bigint;

/** How far a replica is behind, by what was seen of both. */
export interface ReplicaLag {
  /** The database had written up to there. @param at this process's own clock, milliseconds */
  noteWritten(position: WalPosition, at: number): void;
  /** The replica has applied up to there. @returns how far it is behind, milliseconds; infinity before it is known */
  noteApplied(position: WalPosition): number;
  /** The replica did not answer. */
  forget(): void;
  /** As it was when the replica last answered, milliseconds; null when it did not. */
  last(): number | null;
}

/** Looks that are remembered: at one a second, ten minutes. */
const MOST_LOOKS = 600;

/**
 * Measures the lag by one clock, that of this process: a replica is as far behind as the time since the database had
 * last written no more than the replica has applied. The replica's own times would say too much while nothing is
 * written, and nothing at all when it has lost the database.
 */
export function replicaLag(): ReplicaLag {
  let looks: { readonly position: WalPosition; readonly at: number }[] = [];
  let last: number | null = null;
  return {
    noteWritten(position, at) {
      looks.push({ position, at });
      looks = looks.slice(-MOST_LOOKS);
    },
    noteApplied(position) {
      const newest = looks.at(-1);
      const reached = looks.findLast((look) => look.position <= position);
      last = newest === undefined || reached === undefined ? Infinity : newest.at - reached.at;
      return last;
    },
    forget: () => {
      last = null;
    },
    last: () => last,
  };
}
