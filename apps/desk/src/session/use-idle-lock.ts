import { useEffect, useEffectEvent } from 'react';
import { touchDesk } from './session-calls.ts';

/** A desk that nobody touches for this long locks. See docs/domain/desk.md#locking. */
export const LOCKS_AFTER_MS = 15 * 60_000;
/** The server hears of touches at most this often. */
const TOLD_EVERY_MS = 20_000;
const LOOKS_EVERY_MS = 5_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/** Locks the desk when nobody has touched it for a quarter of an hour, and tells the server of touches until then. */
export function useIdleLock(isOpen: boolean, lock: () => void): void {
  const lockNow = useEffectEvent(lock);
  useEffect(() => {
    if (!isOpen) return undefined;
    let touchedAt = Date.now();
    let toldAt = touchedAt;
    const look = () => {
      const now = Date.now();
      if (now - touchedAt >= LOCKS_AFTER_MS) lockNow();
      else if (touchedAt > toldAt && now - toldAt >= TOLD_EVERY_MS) {
        toldAt = now;
        touchDesk().catch(() => undefined);
      }
    };
    const touch = () => {
      // The first touch after a sleep of the machine comes too late.
      if (Date.now() - touchedAt >= LOCKS_AFTER_MS) return lockNow();
      touchedAt = Date.now();
      return look();
    };
    for (const name of TOUCHES) addEventListener(name, touch, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, LOOKS_EVERY_MS);
    return () => {
      for (const name of TOUCHES) removeEventListener(name, touch, { capture: true });
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
    };
  }, [isOpen]);
}
