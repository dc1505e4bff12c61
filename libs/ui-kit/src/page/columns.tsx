import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface ColumnsProps {
  readonly children: ReactNode;
  /** What stands beside it on a counter's screen, and stays in sight there while the rest is scrolled. */
  readonly aside: ReactNode;
  /** `start`: narrow and read first, as categories are. `end`: read last, as a bill with its button is. */
  readonly side: 'start' | 'end';
}

/**
 * Two columns of a `Page` on a counter's screen; on a phone one after the other, in the order in which they are read.
 */
export function Columns({ children, aside, side }: ColumnsProps) {
  const isStart = side === 'start';
  const beside = (
    <div
      className={classes(
        'contents lg:sticky lg:flex lg:min-w-0 lg:flex-col lg:gap-4 lg:*:shrink-0',
        isStart ? 'lg:top-0 lg:-m-1 lg:max-h-dvh lg:overflow-y-auto lg:p-1' : 'lg:top-4',
      )}
    >
      {aside}
    </div>
  );
  return (
    <div
      className={classes(
        'flex min-w-0 flex-1 flex-col gap-4 lg:grid lg:flex-none lg:items-start lg:gap-6',
        isStart ? 'lg:grid-cols-[min(16rem,40%)_minmax(0,1fr)]' : 'lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)]',
      )}
    >
      {isStart ? beside : null}
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-4">{children}</div>
      {isStart ? null : beside}
    </div>
  );
}
