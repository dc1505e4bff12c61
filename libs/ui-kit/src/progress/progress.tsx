import { useId } from 'react';

export interface ProgressProps {
  /** What is under way. */
  readonly label: string;
  /** How far it is, 0 to `max`; left out while it is unknown. */
  readonly value?: number;
  readonly max?: number;
  /** How far it is, in words: photos sent of all, megabytes. */
  readonly text: string;
}

const bar =
  'h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-card ' +
  'indeterminate:animate-waiting indeterminate:bg-primary-line [&::-webkit-progress-bar]:bg-card ' +
  'indeterminate:[&::-webkit-progress-bar]:bg-primary-line [&::-webkit-progress-value]:rounded-full ' +
  '[&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-length ' +
  '[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-primary';

/**
 * How far something is that takes more than two seconds: photos going up, a file coming down. Words and a bar.
 *
 * Use it where it is known how much is left, or at least what is being done. A button's own work is shown by its
 * `busy`;
 * a page that loads by `Skeleton`; the steps of a form by `Stepper`.
 */
export function Progress({ label, value, max = 100, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <progress id={id} value={value} max={max} aria-describedby={`${id}-text`} className={bar} />
      <p id={`${id}-text`} role="status" className="text-14 text-ink-soft">
        {text}
      </p>
    </div>
  );
}
