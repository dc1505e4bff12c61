import { useRef, useState } from 'react';
import { WORST_WALKED_ACCURACY, type Position } from '@haat/field-core';

/** How long the phone may look for its place, milliseconds; it is measured anew. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 20_000, maximumAge: 0 };

/** Where asking the phone for its place stands. */
export type OwnPlaceState =
  | { readonly is: 'idle' | 'asking' | 'refused' | 'failed' }
  /** It is known to more metres than a corner may be. */
  | { readonly is: 'inexact'; readonly accuracy: number };

/** Asks the phone where it is, as exactly as a corner needs. @param onPlace - called with a place that will do */
export function useOwnPlace(onPlace: (place: Position) => void) {
  const [state, setState] = useState<OwnPlaceState>({ is: 'idle' });
  const asking = useRef(false);
  const ask = () => {
    if (asking.current) return;
    if (!('geolocation' in navigator)) return setState({ is: 'failed' });
    asking.current = true;
    setState({ is: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { longitude, latitude, accuracy } }) => {
        asking.current = false;
        if (accuracy > WORST_WALKED_ACCURACY) return setState({ is: 'inexact', accuracy: Math.round(accuracy) });
        setState({ is: 'idle' });
        onPlace([longitude, latitude]);
      },
      (error) => {
        asking.current = false;
        setState({ is: error.code === error.PERMISSION_DENIED ? 'refused' : 'failed' });
      },
      OPTIONS,
    );
  };
  return { state, ask };
}
