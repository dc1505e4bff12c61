import { setTimeout as pause } from 'node:timers/promises';

/** When the next one comes after the one before, milliseconds: arrivals that know nothing of each other (Poisson). */
export function gapMs(perSecond: number, chance: number): number {
  return (-Math.log(1 - chance) / perSecond) * 1000;
}

/** Somebody who came. */
export interface Visit<What> {
  readonly what: What;
  /** When they came, milliseconds from the beginning. */
  readonly at: number;
  /** From the moment at which they came to the end of what they did, milliseconds: also what kept us from beginning. */
  readonly waited: number;
}

/** How many come, and how long. */
export interface Stream {
  readonly perSecond: number;
  readonly milliseconds: number;
  /** From 0 to below 1. */
  chance(): number;
}

/**
 * Lets people come, however long those before them wait: a crowd does not thin out because it is served badly.
 * @returns everybody who came, when all have been answered
 */
export async function comeAndGo<What>(stream: Stream, act: () => Promise<What>): Promise<Visit<What>[]> {
  const begun = performance.now();
  const visits: Promise<Visit<What>>[] = [];
  for (let at = gapMs(stream.perSecond, stream.chance()); at < stream.milliseconds;) {
    const early = begun + at - performance.now();
    if (early > 1) await pause(early);
    const due = at;
    visits.push(act().then((what) => ({ what, at: due, waited: performance.now() - begun - due })));
    at += gapMs(stream.perSecond, stream.chance());
  }
  return Promise.all(visits);
}
