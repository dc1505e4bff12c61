import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ToneIcon } from '../status/tone-icon.tsx';
import { messageTones, type MessageTone } from '../tones.ts';

export interface BannerProps {
  readonly tone: MessageTone;
  readonly title?: string;
  readonly children?: ReactNode;
  /** What can be done about it. */
  readonly action?: ReactNode;
  /** Read out as soon as it appears: for what went wrong after a press. */
  readonly announce?: boolean;
}

/** What happened and what to do next, in the place it is about. */
export function Banner({ tone, title, children, action, announce = false }: BannerProps) {
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('flex min-w-0 flex-wrap gap-3 rounded-card border border-current p-4', messageTones[tone])}
    >
      <ToneIcon tone={tone} />
      <div className="room-for-words flex flex-col items-start gap-2">
        {title ? <p className="font-bold">{title}</p> : null}
        {children ? <div className="text-ink">{children}</div> : null}
        {action}
      </div>
    </div>
  );
}
