/** How long a page is let alone before what can wait is fetched, in milliseconds. */
const REST_MS = 6_000;
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

let touch: Promise<void> | undefined;

/**
 * Comes true with the first touch of the page, or when it has rested: then what is not read at first sight may be
 * fetched. In the browser only.
 */
export function firstInteraction(): Promise<void> {
  touch ??= new Promise((touched) => {
    // It may have been pressed before the page's script was there.
    if (navigator.userActivation?.hasBeenActive) return touched();
    const rest = setTimeout(end, REST_MS);
    for (const kind of TOUCHES) addEventListener(kind, end, { passive: true });
    function end(): void {
      clearTimeout(rest);
      for (const kind of TOUCHES) removeEventListener(kind, end);
      touched();
    }
  });
  return touch;
}
