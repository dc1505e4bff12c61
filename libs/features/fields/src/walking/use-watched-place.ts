import { useEffect, useRef, useState } from 'react';
import type { WalkedPoint } from '@haat/field-core';

/** Places are measured anew, as exactly as the phone can; it may look for the first one for a minute. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 60_000, maximumAge: 0 };

/** Why the phone does not tell its place. */
export type WatchProblem = 'refused' | 'failed';

/**
 * Hears from the phone where it is, as long as it is asked to; its screen stays on meanwhile.
 * @param onPlace - called with each place
 */
export function useWatchedPlace(isOn: boolean, onPlace: (point: WalkedPoint) => void): WatchProblem | null {
  const [problem, setProblem] = useState<WatchProblem | null>(null);
  const tell = useRef(onPlace);
  tell.current = onPlace;
  useEffect(() => {
    if (!isOn) return;
    if (!('geolocation' in navigator)) return setProblem('failed');
    const watch = navigator.geolocation.watchPosition(
      ({ coords: { longitude, latitude, accuracy }, timestamp }) => {
        setProblem(null);
        tell.current({ lng: longitude, lat: latitude, accuracy, at: timestamp });
      },
      (error) => setProblem(error.code === error.PERMISSION_DENIED ? 'refused' : 'failed'),
      OPTIONS,
    );
    // Some browsers have no such lock, and none is given at a low battery: then the walker keeps the screen on.
    const lock = (navigator as Partial<Navigator>).wakeLock?.request('screen').catch(() => null);
    return () => {
      navigator.geolocation.clearWatch(watch);
      void lock?.then((held) => held?.release());
    };
  }, [isOn]);
  return problem;
}
