import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../icons/icons.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'type' | 'children'> {
  readonly label: ReactNode;
  readonly detail?: string;
}

/** A box to tick. It is never ticked beforehand for something that costs money. */
export function Checkbox({ label, detail, ...rest }: CheckboxProps) {
  return (
    <label className="flex min-h-12 min-w-0 items-center gap-3 rounded-control py-2 ring-within">
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className={
            'peer size-6 appearance-none rounded-tick border-2 border-edge bg-card outline-none ' +
            'checked:border-primary checked:bg-primary disabled:border-line disabled:bg-soil-tint'
          }
        />
        <CheckIcon
          size={18}
          strokeWidth={3}
          className="pointer-events-none invisible absolute text-on-primary peer-checked:visible"
        />
      </span>
      <span className="flex min-w-0 flex-col">
        <span>{label}</span>
        {detail ? <span className="text-14 text-ink-soft">{detail}</span> : null}
      </span>
    </label>
  );
}
