import { createContext, use, type ReactNode } from 'react';

/** What stands in the one corner that is the same on every screen; `AppFrame` gives it. */
export const ScreenCornerContext = createContext<ReactNode>(null);

/**
 * The corner at the bottom right, over whichever bar is there: no bar covers it, and it covers no bar. Its bar lets
 * presses through. On a counter's screen it is under the navigation links, where neither the cart nor a button of the
 * right column lies.
 */
export function CornerOverBar() {
  const corner = use(ScreenCornerContext);
  if (corner === null) return null;
  return (
    <div
      className={
        'mx-auto flex w-full max-w-5xl justify-end px-3 pb-2 *:pointer-events-auto empty:hidden ' +
        'group-has-data-own-corner/frame:hidden lg:fixed lg:bottom-3 lg:left-3 lg:w-auto'
      }
    >
      {corner}
    </div>
  );
}

/**
 * The corner of a screen that begins with a large picture: at the picture's lower right. The one over the bar gives
 * way to it.
 */
export function CornerOnPicture() {
  return (
    <div data-own-corner="" className="absolute right-3 bottom-0 z-10 translate-y-1/2 empty:hidden">
      {use(ScreenCornerContext)}
    </div>
  );
}
