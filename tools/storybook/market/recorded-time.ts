import recording from './answers/recording.json' with { type: 'json' };

const Clock = Date;
let isShifted = false;

/**
 * Half an hour after the recording: shops are open or closed as they were, and what was ordered then was ordered
 * today.
 */
const AFTER_MS = 30 * 60_000;

/** Puts the page's clock to the time of the recording, from which it goes on. Doing it again changes nothing. */
export function goToRecordedTime(): void {
  if (isShifted) return;
  isShifted = true;
  const shift = Clock.parse(recording.at) + AFTER_MS - Clock.now();
  const now = (): number => Clock.now() + shift;
  globalThis.Date = new Proxy(Clock, {
    construct: (target, given: [], newTarget) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, newTarget) as object,
    apply: () => new Clock(now()).toString(),
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
