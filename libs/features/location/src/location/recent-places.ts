import type { Place } from '@haat/app-context';

/** Where this phone keeps the places chosen on it. */
const STORAGE_KEY = 'recent-places';
/** How many are kept. */
const MOST = 4;

/** A place chosen before: what is needed to choose it again. */
export interface RecentPlace {
  readonly label: string;
  /** The post's Latin name where the label is in another script; not kept by phones of before. */
  readonly officialName?: string | null;
  readonly pincode: string;
}

/** Puts a place at the head of the list, once. A place without a pincode cannot be chosen again and is left out. */
export function withPlace(recent: readonly RecentPlace[], place: Place): readonly RecentPlace[] {
  if (place.pincode === null) return recent;
  const { label, officialName, pincode } = place;
  return [{ label, officialName, pincode }, ...recent.filter((other) => other.pincode !== pincode)].slice(0, MOST);
}

/** The places kept on this phone; none when storage is missing, blocked or holds something else. */
export function readRecentPlaces(text: string | null): readonly RecentPlace[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecentPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isRecentPlace(value: unknown): value is RecentPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { label, officialName, pincode } = value as Partial<RecentPlace>;
  if (typeof (officialName ?? '') !== 'string') return false;
  return typeof label === 'string' && typeof pincode === 'string' && /^[1-9]\d{5}$/.test(pincode);
}

/** What storage holds now, or null without storage. */
export function storedRecentPlaces(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Keeps a place on this phone, where it can. */
export function rememberPlace(place: Place): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(withPlace(readRecentPlaces(storedRecentPlaces()), place)));
  } catch {
    // Storage is full or blocked: the list is a convenience, and the cookie holds the place itself.
  }
}
