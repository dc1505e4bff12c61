import { useEffect, useSyncExternalStore } from 'react';
import type { Place } from '@haat/app-context';
import { PlaceResults } from './place-results.tsx';
import { readRecentPlaces, rememberPlace, storedRecentPlaces } from './recent-places.ts';

export interface RecentPlacesProps {
  readonly heading: string;
  /** The place chosen now: it is remembered, and left out of the list. */
  readonly current: Place | null;
  readonly next: string;
}

/** Places chosen before on this phone; nothing when there are none. */
export function RecentPlaces({ heading, current, next }: RecentPlacesProps) {
  const stored = useSyncExternalStore(onStorage, storedRecentPlaces, () => null);
  useEffect(() => {
    if (current) rememberPlace(current);
  }, [current]);
  const others = readRecentPlaces(stored).filter(({ pincode }) => pincode !== current?.pincode);
  if (others.length === 0) return null;
  return (
    <PlaceResults
      heading={heading}
      next={next}
      places={others.map(({ label, officialName, pincode }) => ({
        placeId: pincode,
        postalCode: pincode,
        area: label,
        officialArea: officialName ?? label,
        district: '',
        city: '',
      }))}
    />
  );
}

function onStorage(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
