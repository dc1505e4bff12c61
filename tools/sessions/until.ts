import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition, looking every 20 ms. @throws Error that names what did not come in time */
export async function until(what: string, isThere: () => boolean | Promise<boolean>, withinMs = 20_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isThere())) {
    if (Date.now() > deadline) throw new Error(`${what} did not come within ${withinMs / 1000} s`);
    await pause(20);
  }
}
