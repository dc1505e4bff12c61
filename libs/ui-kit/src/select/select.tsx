import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/icons.ts';
import { controlBox, Field, type FieldTexts } from '../field/field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface SelectProps
  extends FieldTexts, Omit<ComponentProps<'select'>, 'className' | 'name' | 'children' | 'multiple'> {
  readonly name: string;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; its value is the empty string. */
  readonly placeholder?: string;
}

/** A choice out of many with the phone's own list. For up to about five, use `RadioCards`. */
export function Select({ label, hint, error, options, placeholder, ...rest }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error} id={rest.id}>
      {(control) => (
        <span className="relative flex items-center">
          <select {...rest} {...control} className={classes(controlBox, 'min-h-12 appearance-none py-2 pr-touch pl-3')}>
            {placeholder !== undefined ? <option value="">{placeholder}</option> : null}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon className="pointer-events-none absolute right-3" />
        </span>
      )}
    </Field>
  );
}
