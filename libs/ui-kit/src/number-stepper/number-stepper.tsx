import { useState, type KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldTexts } from '../field/field.tsx';
import { MinusIcon, PlusIcon } from '../icons/icons.ts';
import { readNumber, stepNumber, withinRange, type NumberRange } from './step-number.ts';

export interface NumberStepperProps extends FieldTexts {
  readonly name: string;
  readonly id?: string;
  readonly defaultValue: number;
  readonly min?: number;
  readonly max?: number;
  /** How much a press adds or takes away; what is typed may lie between. */
  readonly step?: number;
  /** What is counted, behind the number: acre, plants. */
  readonly unit?: string;
  /** What the two buttons do, for those who hear the screen. */
  readonly labels: { readonly decrease: string; readonly increase: string };
  /** A number inside the range was typed or pressed. */
  readonly onChange?: (value: number) => void;
  readonly disabled?: boolean;
}

/** A thumb is as wide whatever the size of the words is. */
const buttonVariant =
  'grid min-h-12 w-12 shrink-0 place-items-center text-primary noscript:hidden -outline-offset-3 ' +
  'hover:bg-primary-tint active:bg-primary-tint disabled:bg-soil-tint disabled:text-edge';

/**
 * A number in a form that is typed or changed by − and +: acres, plants, days.
 *
 * Use it where the number is small and near to one that can be proposed. Packs in the cart are `Quantity`; digits that
 * are no amount, such as a pincode, are `NumberField`. The field itself works without JavaScript.
 */
export function NumberStepper(props: NumberStepperProps) {
  const {
    label,
    hint,
    error,
    name,
    id,
    defaultValue,
    min = 0,
    max = 9999,
    step = 1,
    unit,
    labels,
    onChange,
    disabled = false,
  } = props;
  const range: NumberRange = { min, max, step };
  const [typed, setTyped] = useState(String(defaultValue));
  const value = readNumber(typed);

  function settle(next: number): void {
    setTyped(String(next));
    onChange?.(next);
  }
  function type(text: string): void {
    setTyped(text);
    const read = readNumber(text);
    if (read !== null && withinRange(read, range) === read) onChange?.(read);
  }
  function press(direction: 1 | -1): void {
    settle(value === null ? withinRange(defaultValue, range) : stepNumber(value, direction, range));
  }
  function byKey(event: KeyboardEvent): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    press(event.key === 'ArrowUp' ? 1 : -1);
  }

  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <span
          className={classes(
            'flex max-w-full min-w-0 items-stretch self-start overflow-hidden rounded-control border-2 ' +
              'bg-card has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 ' +
              'has-[input:focus-visible]:outline-ink',
            error ? 'border-clay' : 'border-edge',
          )}
        >
          <button
            type="button"
            aria-label={labels.decrease}
            disabled={disabled || (value ?? min + 1) <= min}
            onClick={() => press(-1)}
            className={buttonVariant}
          >
            <MinusIcon size={20} />
          </button>
          <span className="flex min-w-0 flex-1 flex-wrap items-center justify-center border-x-2 border-inherit px-1">
            <input
              {...control}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              role="spinbutton"
              name={name}
              value={typed}
              disabled={disabled}
              aria-valuenow={value ?? undefined}
              aria-valuemin={min}
              aria-valuemax={max}
              aria-valuetext={value === null ? undefined : [typed, unit].filter(Boolean).join(' ')}
              onChange={(event) => type(event.currentTarget.value)}
              onKeyDown={byKey}
              onBlur={() => settle(withinRange(value ?? defaultValue, range))}
              className={
                'min-h-12 w-16 min-w-0 flex-1 basis-12 bg-transparent text-center text-18 font-bold outline-none'
              }
            />
            {unit ? <span className="min-w-0 pr-1 text-ink-soft">{unit}</span> : null}
          </span>
          <button
            type="button"
            aria-label={labels.increase}
            disabled={disabled || (value ?? min) >= max}
            onClick={() => press(1)}
            className={buttonVariant}
          >
            <PlusIcon size={20} />
          </button>
        </span>
      )}
    </Field>
  );
}
