import { setTimeout as pause } from 'node:timers/promises';
import { call } from '@haat/test-clients/call';

/** A backend that is not ready again after this long is not recovering. Generous: the machine may be busy. */
const READY_WITHIN_MS = 120_000;

/**
 * Waits until a backend says that it is ready.
 * @returns milliseconds that it took
 * @throws Error when it does not recover
 */
export async function untilReady(at: string): Promise<number> {
  const begun = performance.now();
  while (performance.now() - begun < READY_WITHIN_MS) {
    const outcome = await call(at, '/health/ready');
    if (outcome.kind === 'answer' && outcome.status === 200) return performance.now() - begun;
    await pause(50);
  }
  throw new Error(`a backend was not ready again within ${READY_WITHIN_MS / 1000} s`);
}
