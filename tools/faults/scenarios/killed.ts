import { isUnavailable } from '@haat/test-clients/call';
import type { Scenario } from '../scenario.ts';
import { killAtPoints } from './kill-points.ts';

/** The backend's process is killed while orders are placed. */
export const backendKilled: Scenario = {
  name: 'backend-killed',
  expected: 'every acknowledged order is there whole, no half order, sums equal; sent again: one order',
  run: (markets, { backendKills }) =>
    killAtPoints(markets, backendKills, ({ backends: [backend] }) => ({
      aim: () => backend.kill,
      comeBack: backend.start,
      // No process is listening.
      isFair: ({ kind }) => kind === 'lost',
    })),
};

/** The database is killed, all its processes at once, while orders are placed; the backend lives on. */
export const databaseKilled: Scenario = {
  name: 'database-killed',
  expected: 'the same, after crash recovery; the backend says 503 and goes on without a restart',
  run: (markets, { databaseKills }) =>
    killAtPoints(markets, databaseKills, () => ({
      aim: markets.database.aim,
      comeBack: markets.database.comeBack,
      isFair: isUnavailable,
    })),
};
