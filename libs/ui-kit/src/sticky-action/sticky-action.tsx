import type { ReactNode } from 'react';
import { CornerOverBar } from '../page/screen-corner.tsx';

export interface StickyActionProps {
  /** The amount to pay, with its word. */
  readonly total?: { readonly label: string; readonly amount: string };
  /** Something before the button, such as − number +. */
  readonly leading?: ReactNode;
  /** The one thing to do on this screen: a full-width button. */
  readonly children: ReactNode;
}

/**
 * The screen's main button, at the thumb; the last part of a `Page`. The bottom bar gives way to it. On a counter's
 * screen it is a card that stays in sight in its column.
 */
export function StickyAction({ total, leading, children }: StickyActionProps) {
  return (
    <div
      data-sticky-action=""
      className="pointer-events-none sticky bottom-0 z-20 mt-auto low:static lg:bottom-4 lg:mt-0 lg:max-w-2xl"
    >
      <div className="lg:hidden">
        <CornerOverBar />
      </div>
      <div
        className={
          'full-bleed pointer-events-auto relative isolate flex min-w-0 flex-wrap items-center gap-x-4 gap-y-2 ' +
          'py-3 lg:px-4'
        }
      >
        {total ? (
          <p className="flex flex-col">
            <span className="text-14 text-ink-soft">{total.label}</span>
            <span className="text-22 font-bold">{total.amount}</span>
          </p>
        ) : null}
        {leading ? <div className="min-w-34">{leading}</div> : null}
        <div className="room-for-words lg:*:max-w-none!">{children}</div>
      </div>
    </div>
  );
}
