import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { messageTones, type MessageTone } from '../tones.ts';

export interface BadgeProps {
  readonly tone?: MessageTone;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A short fact beside a name: delivery, pickup, what is saved. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classes(
        'inline-flex max-w-full items-center gap-1 self-start rounded-control px-2 py-hair text-14 font-semibold',
        messageTones[tone],
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
