import { GatewayError } from '@haat/backend-payments/testing';
import type { Job } from '@haat/backend-platform';
import { AREAS } from '../../src/compose.ts';
import { weighted } from './walk.ts';
import type { Act, Walk } from './walk.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** The sandbox's shopkeeper would move orders on by itself; a shop of the walk does it. */
const JOBS: readonly Job[] = AREAS.flatMap(({ jobs = [] }) => jobs).filter(({ name }) => !/shopkeeper/.test(name));

/** When each job ran last, by the market's clock. */
const lastRuns = new WeakMap<Walk, Map<string, number>>();

/**
 * Lets time pass, and does what it makes due: each job that is due, one after the other.
 * @param processes how many processes do it at once
 */
export async function pass(walk: Walk, milliseconds: number, processes = 1): Promise<void> {
  const { backend } = walk;
  backend.advance(milliseconds);
  const now = backend.dependencies.now().getTime();
  const ran = lastRuns.get(walk) ?? new Map<string, number>();
  lastRuns.set(walk, ran);
  for (const { name, every, run } of JOBS) {
    if (now - (ran.get(name) ?? 0) < every) continue;
    ran.set(name, now);
    await Promise.all(Array.from({ length: processes }, () => run(backend.dependencies).catch(leaveForNextTime)));
  }
}

/** A gateway that is away fails a job, which is run again in its next turn; nothing else may. */
function leaveForNextTime(error: unknown): void {
  if (!(error instanceof GatewayError)) throw error;
}

const tick: Act = async (walk) => {
  const [name, milliseconds] = weighted<readonly [string, number]>(walk, [
    [30, ['2 minutes', 2 * MINUTE_MS]],
    [25, ['16 minutes', 16 * MINUTE_MS]],
    [20, ['an hour', HOUR_MS]],
    [15, ['6 hours', 6 * HOUR_MS]],
    [8, ['a day', DAY_MS]],
    [2, ['4 days', 4 * DAY_MS]],
  ]);
  const processes = walk.random.chance(0.15) ? 2 : 1;
  await pass(walk, milliseconds, processes);
  return `${name}, ${processes} at once`;
};

/** What time does. */
export const CLOCK_ACTS: readonly (readonly [number, string, Act])[] = [[20, 'the clock moves', tick]];
