import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface CardProps {
  readonly children: ReactNode;
  /** Room between the edge and what is inside. */
  readonly padding?: 'normal' | 'tight' | 'none';
}

const paddings = { normal: 'gap-3 p-4', tight: 'gap-2 p-3', none: 'overflow-hidden' } as const;

/** A white sheet on the paper, for what belongs together. */
export function Card({ children, padding = 'normal' }: CardProps) {
  return (
    <div className={classes('flex min-w-0 flex-col rounded-card border border-line bg-card', paddings[padding])}>
      {children}
    </div>
  );
}
