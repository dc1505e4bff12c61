import type { ReactNode } from 'react';

export interface AppFrameProps {
  /** Skip link, offline bar, top bar. */
  readonly top?: ReactNode;
  /** The `Page`. */
  readonly children: ReactNode;
  /** Cart bar and bottom bar; they give way to a screen's own `StickyAction`. */
  readonly bottom?: ReactNode;
}

/**
 * The frame of every screen. The bottom stays in the flow and sticks to the window's edge, so that
 * it never covers the end of a page, however high its words make it.
 */
export function AppFrame({ top, children, bottom }: AppFrameProps) {
  return (
    <div className="group/frame flex min-h-dvh flex-col overflow-x-clip bg-paper">
      {top}
      {children}
      {bottom ? <div className="sticky bottom-0 z-20 group-has-data-sticky-action/frame:hidden">{bottom}</div> : null}
    </div>
  );
}
