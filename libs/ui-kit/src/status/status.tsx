import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { messageTones, type MessageTone } from '../tones.ts';
import { ToneIcon } from './tone-icon.tsx';

export interface StatusProps {
  readonly tone: MessageTone;
  readonly title: string;
  readonly detail?: ReactNode;
}

/** How something stands, in words: the state of an order, of a payment. */
export function Status({ tone, title, detail }: StatusProps) {
  return (
    <div className={classes('flex min-w-0 flex-wrap gap-3 rounded-card p-4', messageTones[tone])}>
      <ToneIcon tone={tone} />
      <div className="room-for-words">
        <p className="text-18 font-bold">{title}</p>
        {detail ? <div className="text-ink">{detail}</div> : null}
      </div>
    </div>
  );
}
