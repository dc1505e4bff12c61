import type { ComponentProps, InputEvent } from 'react';
import { classes } from '../classes.ts';
import { controlBox, Field, type FieldTexts } from '../field/field.tsx';
import { otpDigits } from './otp-digits.ts';

export interface OtpFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className' | 'name' | 'type'> {
  readonly name: string;
  /** How many digits the code has; 6 unless said otherwise. */
  readonly length?: number;
  /** All digits are there. */
  readonly onComplete?: (digits: string) => void;
}

/**
 * A one-time code: one real input, so that paste, autofill from the message and screen readers
 * work, and so does the form without JavaScript.
 */
export function OtpField({ label, hint, error, length = 6, onComplete, onInput, ...rest }: OtpFieldProps) {
  function typed(event: InputEvent<HTMLInputElement>): void {
    const input = event.currentTarget;
    const digits = otpDigits(input.value, length);
    if (digits !== input.value) input.value = digits;
    onInput?.(event);
    if (digits.length === length) onComplete?.(digits);
  }
  return (
    <Field label={label} hint={hint} error={error} id={rest.id}>
      {(control) => (
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          {...rest}
          {...control}
          type="text"
          onInput={typed}
          className={classes(controlBox, 'min-h-14 px-3 text-center text-28 font-bold')}
        />
      )}
    </Field>
  );
}
