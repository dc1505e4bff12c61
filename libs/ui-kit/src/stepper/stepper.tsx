import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons/icons.ts';

export type StepperState = 'done' | 'now' | 'next';

export interface StepperStep {
  readonly title: string;
  readonly state: StepperState;
  /** Where a step that is done can be looked at and changed again. */
  readonly to?: string;
}

export interface StepperProps {
  /** What the steps lead to. */
  readonly label: string;
  readonly steps: readonly StepperStep[];
  /** Which step this is and of how many, in words. */
  readonly text: string;
  /** The states in a word each, for those who hear the screen. */
  readonly stateLabels: Readonly<Record<StepperState, string>>;
}

const marks: Readonly<Record<StepperState, string>> = {
  done: 'bg-primary text-on-primary',
  now: 'bg-turmeric text-on-turmeric',
  next: 'border-2 border-edge bg-card text-ink-soft',
};

/**
 * The steps of a form of several screens: what is done, where one is, what comes next.
 *
 * Use it at the head of each screen of such a form, for two to six steps. What happens to an order over days is
 * `Timeline`; work that runs by itself is `Progress`. On a phone the present step's name stands under the row.
 */
export function Stepper({ label, steps, text, stateLabels }: StepperProps) {
  const now = steps.find((step) => step.state === 'now');
  return (
    <nav aria-label={label} className="@container flex min-w-0 flex-col gap-1">
      <ol className="flex min-w-0 @max-[14rem]:flex-wrap">
        {steps.map((step, index) => (
          <li
            key={step.title}
            aria-current={step.state === 'now' ? 'step' : undefined}
            className={
              'group flex min-w-0 flex-1 items-center @max-[14rem]:min-w-min last:flex-none sm:flex-col sm:last:flex-1'
            }
          >
            <Step step={step} place={index + 1} stateLabel={stateLabels[step.state]} />
            <span
              aria-hidden="true"
              className={classes(
                'h-1 min-w-1 flex-1 group-last:hidden sm:hidden',
                step.state === 'done' ? 'bg-primary' : 'bg-line',
              )}
            />
          </li>
        ))}
      </ol>
      <p className="flex flex-wrap gap-x-2">
        <span className="text-ink-soft">{text}</span>
        {now ? (
          <span aria-hidden="true" className="font-bold sm:hidden">
            {now.title}
          </span>
        ) : null}
      </p>
    </nav>
  );
}

interface StepProps {
  readonly step: StepperStep;
  readonly place: number;
  readonly stateLabel: string;
}

function Step({ step, place, stateLabel }: StepProps) {
  const content = (
    <>
      <span
        aria-hidden="true"
        className={classes('grid size-9 shrink-0 place-items-center rounded-full font-bold', marks[step.state])}
      >
        {step.state === 'done' ? <CheckIcon size={20} strokeWidth={3} /> : place}
      </span>
      <span
        className={classes(
          'sr-only sm:not-sr-only sm:text-center sm:text-14',
          step.state === 'next' ? 'text-ink-soft' : 'font-bold',
        )}
      >
        {step.title}
      </span>
      <span className="sr-only">{stateLabel}</span>
    </>
  );
  const box = 'flex min-h-12 min-w-12 shrink-0 flex-col items-center justify-center gap-1 rounded-control';
  if (step.to === undefined || step.state !== 'done') return <span className={box}>{content}</span>;
  return (
    <Link to={step.to} className={classes(box, 'text-primary underline underline-offset-4')}>
      {content}
    </Link>
  );
}
