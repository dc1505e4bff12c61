import { describe, expect, it } from 'vitest';
import { replicaLag } from './replica-lag.ts';

describe('how far a replica is behind', () => {
  it('is not known before the database was seen with no more than the replica has', () => {
    const lag = replicaLag();
    expect(lag.last()).toBeNull();
    expect(lag.noteApplied(5n)).toBe(Infinity);
    lag.noteWritten(10n, 1_000);
    expect(lag.noteApplied(5n)).toBe(Infinity);
    expect(lag.noteApplied(10n)).toBe(0);
  });

  it('grows while the replica applies nothing, and not while nothing is written', () => {
    const lag = replicaLag();
    lag.noteWritten(10n, 1_000);
    lag.noteWritten(10n, 2_000);
    expect(lag.noteApplied(10n)).toBe(0);
    lag.noteWritten(20n, 3_000);
    lag.noteWritten(30n, 63_000);
    expect(lag.noteApplied(10n)).toBe(61_000);
    expect(lag.noteApplied(25n)).toBe(60_000);
    expect(lag.noteApplied(31n)).toBe(0);
  });

  it('stays as it was while the database is away, and is not known while the replica is', () => {
    const lag = replicaLag();
    lag.noteWritten(10n, 1_000);
    lag.noteApplied(10n);
    // No more looks at the database.
    expect(lag.noteApplied(10n)).toBe(0);
    lag.forget();
    expect(lag.last()).toBeNull();
  });
});
