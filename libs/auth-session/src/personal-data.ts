/** Local storage: marks a signed-in user on this device. */
export const SIGNED_IN_KEY = 'haat-signed-in';
/** When a user last signed out on this device, milliseconds since 1970. */
const SIGNED_OUT_AT = 'haat-signed-out-at';

/** Notes that a user is signed in on this device, so that what they leave is cleared however the session ends. */
export function markPersonalData(): void {
  withStorage((local) => local.setItem(SIGNED_IN_KEY, '1'));
}

/** Whether a user was signed in on this device and no sign-out is recorded. */
export function hasPersonalData(): boolean {
  return withStorage((local) => local.getItem(SIGNED_IN_KEY) !== null) ?? false;
}

/**
 * Clears what the person who was signed in leaves on this device: everything stored under this origin, by whichever
 * screen, and every cache. Language and place are cookies. See docs/domain/identity.md#signing-out.
 */
export async function clearPersonalData(): Promise<void> {
  clearStorage();
  await forgetKept();
}

/** The part of clearing that is done at once, also while a page is being left. */
export function clearStorage(): void {
  withStorage((local) => {
    local.clear();
    sessionStorage.clear();
    local.setItem(SIGNED_OUT_AT, String(currentTime()));
  });
}

/** Local storage: for which choice of a farmer this device keeps things. */
const CHOICE_KEY = 'haat-choice';

/** For which choice of a farmer this device keeps things: null for none, undefined where nothing can be kept. */
export function choiceOnDevice(): string | null | undefined {
  return withStorage((local) => ({ choice: local.getItem(CHOICE_KEY) }))?.choice;
}

/**
 * Clears what was kept on this device for another farmer or for the agent, and notes for which choice it keeps things
 * from now on. The agent stays signed in. See docs/domain/agents.md#choosing-a-farmer.
 */
export function clearForChoice(choice: string | null): void {
  withStorage((local) => {
    const signedIn = local.getItem(SIGNED_IN_KEY);
    local.clear();
    sessionStorage.clear();
    if (signedIn !== null) local.setItem(SIGNED_IN_KEY, signedIn);
    if (choice !== null) local.setItem(CHOICE_KEY, choice);
  });
  void forgetKept().catch(() => undefined);
}

/**
 * Whether a user signed out on this device after a moment. A time that has not come yet is from before the clock was
 * put back, and says nothing.
 * @param moment by `currentTime`
 */
export function wasSignedOutAfter(moment: number): boolean {
  const signedOutAt = withStorage((local) => Number(local.getItem(SIGNED_OUT_AT))) ?? 0;
  return signedOutAt > moment && signedOutAt <= currentTime();
}

/** Milliseconds since 1970 by the same clock as the page's beginning, `performance.timeOrigin`. */
export function currentTime(): number {
  return performance.timeOrigin + performance.now();
}

/** Local storage may be missing, full or blocked: then nothing could be stored, and nothing is left behind. */
function withStorage<Result>(work: (local: Storage) => Result): Result | null {
  try {
    return work(localStorage);
  } catch {
    return null;
  }
}

/** Forgets what the phone's worker keeps: what waits to be sent, under this name, and pages. */
async function forgetKept(): Promise<void> {
  (globalThis as Partial<typeof globalThis>).indexedDB?.deleteDatabase('outbox');
  if (!('caches' in globalThis)) return;
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
}
