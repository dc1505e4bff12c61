import type { Admission } from './admission.ts';

const EVERY_MS = 50;

/** Tells an admission how late this process comes to what it should do at a time. @returns what ends it */
export function tellLateness(door: Pick<Admission, 'noteLateness'>): () => void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    door.noteLateness(Math.max(0, now - last - EVERY_MS));
    last = now;
  }, EVERY_MS);
  // It keeps no process alive.
  if (typeof timer === 'object' && 'unref' in timer) timer.unref();
  return () => clearInterval(timer);
}
