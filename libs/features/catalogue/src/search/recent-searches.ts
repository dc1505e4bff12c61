const KEY = 'recent-searches';
/** More would be a list to read. */
export const MOST_RECENT = 6;
const LISTENERS = new Set<() => void>();
const NONE: readonly string[] = [];
let known: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE };

/**
 * What was searched for on this phone, the last first. It stays on the phone; none where storage is missing or
 * blocked.
 */
export function recentSearches(): readonly string[] {
  const text = read();
  if (text !== known.text) known = { text, searches: parse(text) };
  return known.searches;
}

/** Keeps a search as the last one. */
export function keepSearch(search: string): void {
  write(JSON.stringify([search, ...recentSearches().filter((other) => other !== search)].slice(0, MOST_RECENT)));
}

/** Forgets all searches. */
export function forgetSearches(): void {
  write(null);
}

/** For `useSyncExternalStore`. */
export function onRecentSearches(listener: () => void): () => void {
  LISTENERS.add(listener);
  return () => LISTENERS.delete(listener);
}

/** Server snapshot: the server cannot read the phone's storage. */
export function noSearches(): readonly string[] {
  return NONE;
}

function parse(text: string | null): readonly string[] {
  try {
    const searches: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(searches) ? searches.filter((one) => typeof one === 'string').slice(0, MOST_RECENT) : NONE;
  } catch {
    return NONE;
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function write(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // Blocked or full: what was searched for is not remembered, the search works.
  }
  for (const listener of LISTENERS) listener();
}
