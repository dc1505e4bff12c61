import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react';

/** Where a part cannot be fetched there is no network: the screen goes on without it until the next one. */
const nothing: ComponentType = () => null;

const ReadScreen = lazy(async () => ({ default: await import('./later/read-screen.tsx').then((part): ComponentType => part.ReadScreen, () => nothing) }));
const Shortcuts = lazy(async () => ({ default: await import('./shortcuts/shortcuts.tsx').then((part): ComponentType => part.Shortcuts, () => nothing) }));

/** How long a page is let alone before what can wait is fetched, in milliseconds. */
const REST_MS = 6_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

let isTouched = false;

function watchTouch(changed: () => void): () => void {
  const touched = () => {
    isTouched = true;
    changed();
  };
  const rest = setTimeout(touched, REST_MS);
  for (const kind of TOUCHES) addEventListener(kind, touched, { once: true, passive: true });
  return () => {
    clearTimeout(rest);
    for (const kind of TOUCHES) removeEventListener(kind, touched);
  };
}

/** The read-aloud button: it comes with the first touch, or when the page has rested, after everything that is read and pressed. */
export function LaterReadScreen() {
  const isWanted = useSyncExternalStore(watchTouch, () => isTouched, () => false);
  return isWanted ? <Suspense><ReadScreen /></Suspense> : null;
}

const COUNTER = '(min-width: 64rem)';

function watchWidth(changed: () => void): () => void {
  const width = matchMedia(COUNTER);
  width.addEventListener('change', changed);
  return () => width.removeEventListener('change', changed);
}

/** Keyboard shortcuts: at a counter's screen only, a phone never fetches them. */
export function CounterShortcuts() {
  const isCounter = useSyncExternalStore(watchWidth, () => matchMedia(COUNTER).matches, () => false);
  return isCounter ? <Suspense><Shortcuts /></Suspense> : null;
}
