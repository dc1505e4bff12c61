import { classes } from '../classes.ts';

export interface PriceProps {
  /** The amount to pay, formatted. */
  readonly amount: string;
  /** The maximum retail price, formatted; only where it is more than the amount. */
  readonly mrp?: string | undefined;
  /** What the struck-out price is, for those who hear the screen. */
  readonly mrpLabel?: string | undefined;
  /** What is saved, in words. */
  readonly savedLabel?: string | undefined;
  /** The price of a unit, such as per kilogram, in words. */
  readonly unitPrice?: string | undefined;
  /** `large` on a product's own screen, `small` in a cart line. */
  readonly size?: 'small' | 'normal' | 'large';
}

const sizes = { small: 'text-16', normal: 'text-22', large: 'text-sum' } as const;

/** What it costs: the biggest text on a product. */
export function Price({ amount, mrp, mrpLabel, savedLabel, unitPrice, size = 'normal' }: PriceProps) {
  return (
    <span className="flex min-w-0 flex-col">
      <span className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <span className={classes('font-bold', sizes[size])}>{amount}</span>
        {mrp ? (
          <s className="text-14 text-ink-soft">
            {mrpLabel ? <span className="sr-only">{mrpLabel} </span> : null}
            {mrp}
          </s>
        ) : null}
        {savedLabel ? (
          <span
            className={
              size === 'large'
                ? 'rounded-control bg-primary-tint px-2 text-14 font-semibold text-primary'
                : 'text-14 font-semibold text-primary'
            }
          >
            {savedLabel}
          </span>
        ) : null}
      </span>
      {unitPrice ? <span className="text-14 text-ink-soft">{unitPrice}</span> : null}
    </span>
  );
}
