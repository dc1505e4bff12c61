import { useId, type ReactNode } from 'react';
import { CircleAlertIcon } from '../icons/icons.ts';
import { classes } from '../classes.ts';

/** What every field says about itself. */
export interface FieldTexts {
  readonly label: string;
  /** Help that stands under the label before anything is typed. */
  readonly hint?: string | undefined;
  /** What is wrong and what to do; it stands under the field. */
  readonly error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldTexts {
  readonly id?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** The frame of a control in a box: how it is bounded, and how an error shows. */
export const controlBox = classes(
  'w-full min-w-0 rounded-control border-2 border-edge bg-card text-16 text-ink',
  'aria-invalid:border-clay disabled:bg-soil-tint disabled:text-ink-soft [&[readonly]]:bg-soil-tint',
);

/** Label, hint, control and error, in the order in which they are read. */
export function Field({ label, hint, error, id, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = `${fieldId}-hint`;
  const errorId = `${fieldId}-error`;
  const describedBy = classes(
    hint !== undefined && hint !== '' && hintId,
    error !== undefined && error !== '' && errorId,
  );
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label htmlFor={fieldId} className="font-semibold">
        {label}
      </label>
      {hint ? (
        <p id={hintId} className="text-14 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {children({
        id: fieldId,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={errorId} text={error} /> : null}
    </div>
  );
}

/** What is wrong with a field: a mark and a sentence. */
export function FieldError({ id, text }: { readonly id: string; readonly text: string }) {
  return (
    <p id={id} className="flex items-start gap-1 font-semibold text-clay">
      <CircleAlertIcon size={20} className="mt-hair shrink-0" />
      {text}
    </p>
  );
}
