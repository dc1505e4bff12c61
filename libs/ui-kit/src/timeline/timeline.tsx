import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon, XIcon } from '../icons/icons.ts';

export type TimelineState = 'done' | 'now' | 'later' | 'failed';

export interface TimelineStep {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly state: TimelineState;
  /** The state in a word, for those who hear the screen. */
  readonly stateLabel?: string;
}

export interface TimelineProps {
  readonly label?: string;
  readonly steps: readonly TimelineStep[];
}

const marks: Readonly<Record<TimelineState, { readonly className: string; readonly sign: ReactNode }>> = {
  done: { className: 'bg-primary text-on-primary', sign: <CheckIcon size={18} strokeWidth={3} /> },
  now: { className: 'bg-turmeric text-on-turmeric', sign: <span className="size-2.5 rounded-full bg-current" /> },
  later: { className: 'border-2 border-edge bg-card', sign: null },
  failed: { className: 'bg-clay text-card', sign: <XIcon size={18} strokeWidth={3} /> },
};

/**
 * What happened, what is happening and what will: each state has its own sign, and the present one is marked as such.
 */
export function Timeline({ label, steps }: TimelineProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {steps.map((step, index) => (
        <li
          key={`${index}-${step.title}`}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="group flex min-w-0 gap-3"
        >
          <span aria-hidden="true" className="flex flex-col items-center">
            <span
              className={classes('grid size-7 shrink-0 place-items-center rounded-full', marks[step.state].className)}
            >
              {marks[step.state].sign}
            </span>
            <span
              className={classes(
                'w-1 flex-1 group-last:hidden',
                steps[index + 1]?.state === 'done' || steps[index + 1]?.state === 'now' ? 'bg-primary' : 'bg-line',
              )}
            />
          </span>
          <span className="flex min-w-0 flex-col pb-4 group-last:pb-0">
            <span className={step.state === 'later' ? 'text-ink-soft' : 'font-bold'}>{step.title}</span>
            {step.stateLabel ? <span className="sr-only">{step.stateLabel}</span> : null}
            {step.detail ? <span className="text-14 text-ink-soft">{step.detail}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
