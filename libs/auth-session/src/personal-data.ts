const MARK = 'haat-signed-in';

/** Notes that somebody is signed in on this device, so that what they leave is cleared however the session ends. */
export function markPersonalData(): void {
  withStorage((storage) => storage.setItem(MARK, '1'));
}

/**
 * Clears what belongs to the person who was signed in: stored keys and every cache that holds pages of theirs.
 * Specification, section 4 ('Logout').
 */
export function clearPersonalData(keys: readonly string[], { onlyIfMarked = false } = {}): void {
  withStorage((storage) => {
    if (onlyIfMarked && storage.getItem(MARK) === null) return;
    for (const key of [...keys, MARK]) storage.removeItem(key);
    if ('caches' in globalThis) void caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  });
}

/** Local storage may be missing, full or blocked. */
function withStorage(work: (storage: Storage) => void): void {
  try {
    work(localStorage);
  } catch {
    // Nothing could be stored, so nothing is left behind.
  }
}
