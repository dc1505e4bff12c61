import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { MinusIcon, PlusIcon, Trash2Icon } from '../icons/icons.ts';

/** Attributes of one of the two buttons: `onClick`, or `type`, `name`, `value`, `form` to submit without JavaScript. */
export type QuantityButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'aria-label'>;

export interface QuantityProps {
  /** Packs now. */
  readonly value: number;
  /** The smallest number of packs; 0 means that one less than 1 takes the product out. */
  readonly min?: number;
  /** The largest number of packs: stock or limit. */
  readonly max?: number;
  /** What the buttons and the number are, for those who hear the screen; with the product's name in them. */
  readonly labels: { readonly decrease: string; readonly increase: string; readonly quantity: string };
  /** A change is being saved: both buttons wait. */
  readonly busy?: boolean;
  readonly decreaseButton?: QuantityButtonProps;
  readonly increaseButton?: QuantityButtonProps;
}

const buttonVariant =
  'grid min-h-12 min-w-12 place-items-center text-primary -outline-offset-3 hover:bg-primary-tint ' +
  'active:bg-primary-tint disabled:text-edge disabled:bg-soil-tint';

/** − number +. At the last pack the minus becomes a bin, because it takes the product out. */
export function Quantity({
  value,
  min = 0,
  max = Number.POSITIVE_INFINITY,
  labels,
  busy = false,
  decreaseButton,
  increaseButton,
}: QuantityProps) {
  return (
    <div
      role="group"
      aria-label={labels.quantity}
      aria-busy={busy || undefined}
      className="flex min-w-0 items-stretch overflow-hidden rounded-control border-2 border-primary bg-card"
    >
      <button
        type="button"
        disabled={busy || value <= min}
        {...decreaseButton}
        aria-label={labels.decrease}
        className={classes(buttonVariant, 'shrink-0')}
      >
        {min === 0 && value === 1 ? <Trash2Icon size={20} /> : <MinusIcon size={20} />}
      </button>
      <output
        className={classes(
          'grid min-w-5 flex-1 place-items-center bg-primary text-18 font-bold text-on-primary',
          busy && 'animate-waiting',
        )}
      >
        {value}
      </output>
      <button
        type="button"
        disabled={busy || value >= max}
        {...increaseButton}
        aria-label={labels.increase}
        className={classes(buttonVariant, 'shrink-0')}
      >
        <PlusIcon size={20} />
      </button>
    </div>
  );
}
