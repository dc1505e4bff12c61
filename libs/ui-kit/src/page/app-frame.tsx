import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { PageCoverContext } from './page-cover.ts';
import { CornerOverBar, ScreenCornerContext } from './screen-corner.tsx';

export interface AppFrameProps {
  /** Skip link, offline bar, top bar. */
  readonly top?: ReactNode;
  /** The `Page`. */
  readonly children: ReactNode;
  /** Cart bar and bottom bar; on a phone they give way to a screen's own `StickyAction`. */
  readonly bottom?: ReactNode;
  /** The screen has no room for the bottom on a phone, whether its own action is there or not. */
  readonly bottomStepsAside?: boolean;
  /** One round button in the same corner of every screen: over the bar, or where the screen has a `CornerOnPicture`. */
  readonly corner?: ReactNode;
  /** What lies over the page while the next screen is on its way: it takes no room, so that nothing moves. */
  readonly cover?: ReactNode;
}

/**
 * The frame of every screen. On a phone the bottom stays in the flow and sticks to the window's edge, so that it
 * never covers the end of a page, however high its words make it. On a counter's screen it stands at the left, beside
 * the page.
 */
export function AppFrame({
  top,
  children,
  bottom,
  bottomStepsAside = false,
  corner = null,
  cover = null,
}: AppFrameProps) {
  return (
    <ScreenCornerContext value={corner}>
      <div
        className={classes(
          'group/frame flex min-h-dvh flex-col overflow-x-clip bg-paper',
          bottom ? 'lg:grid lg:grid-cols-[12rem_minmax(0,1fr)] lg:grid-rows-[auto_auto_auto_1fr]' : false,
        )}
      >
        <div className="contents lg:*:col-span-full">{top}</div>
        <PageCoverContext value={cover}>{children}</PageCoverContext>
        <div
          className={classes(
            'pointer-events-none sticky bottom-0 z-20 low:static max-lg:group-has-data-sticky-action/frame:hidden',
            bottom ? 'lg:static lg:row-span-2 lg:row-start-3 lg:border-r lg:border-line lg:bg-card' : false,
          )}
        >
          <CornerOverBar />
          {bottom ? (
            <div className={classes('pointer-events-auto lg:sticky lg:top-0', bottomStepsAside && 'max-lg:hidden')}>
              {bottom}
            </div>
          ) : null}
        </div>
      </div>
    </ScreenCornerContext>
  );
}
