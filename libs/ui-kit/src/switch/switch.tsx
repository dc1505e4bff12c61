import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
  readonly detail?: string;
  /** The two states in a word each, beside the switch: a position alone is easily misread. */
  readonly stateLabels: { readonly on: string; readonly off: string };
}

const track = classes(
  'relative h-8 w-14 shrink-0 appearance-none rounded-full border-2 border-edge bg-card outline-none transition-answer',
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-edge before:transition-turn',
  'checked:border-primary checked:bg-primary checked:before:translate-x-6 checked:before:bg-on-primary',
  'disabled:border-line disabled:bg-soil-tint disabled:checked:before:bg-edge',
);

/**
 * Turns something on or off at once: reminders, lite mode, reading aloud.
 *
 * Use it where a press takes effect without a further button. In a form that is sent by a button, or for consent, use
 * `Checkbox`; for one of several, `RadioCards`. It is a native checkbox, so that it is sent by a form without
 * JavaScript.
 */
export function Switch({ label, detail, stateLabels, ...rest }: SwitchProps) {
  return (
    <label
      className={
        'group flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-3 rounded-control py-2 ring-within'
      }
    >
      <span className="flex room-for-words flex-col">
        <span className="font-semibold">{label}</span>
        {detail ? <span className="text-14 text-ink-soft">{detail}</span> : null}
      </span>
      <span className="ml-auto flex shrink-0 items-center gap-2">
        <span aria-hidden="true" className="text-14 font-semibold">
          <span className="group-has-checked:hidden">{stateLabels.off}</span>
          <span className="hidden text-primary group-has-checked:inline">{stateLabels.on}</span>
        </span>
        <input {...rest} type="checkbox" role="switch" className={track} />
      </span>
    </label>
  );
}
