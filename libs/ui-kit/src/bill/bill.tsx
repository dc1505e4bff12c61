import { classes } from '../classes.ts';

export interface BillRow {
  readonly label: string;
  /** A formatted amount. */
  readonly amount: string;
  /** `saving` for what is taken off. */
  readonly tone?: 'plain' | 'saving';
}

export interface BillProps {
  readonly rows: readonly BillRow[];
  readonly total: { readonly label: string; readonly amount: string };
}

/** Every rupee of the total, in order. */
export function Bill({ rows, total }: BillProps) {
  return (
    <dl className="flex flex-col gap-1">
      {rows.map((row) => (
        <div
          key={row.label}
          className={classes(
            'flex flex-wrap justify-between gap-x-4',
            row.tone === 'saving' && 'font-semibold text-primary',
          )}
        >
          <dt className="room-for-words">{row.label}</dt>
          <dd className="ml-auto text-right">{row.amount}</dd>
        </div>
      ))}
      <div
        className={'flex flex-wrap justify-between gap-x-4 border-t-2 border-dashed border-line pt-2 text-18 font-bold'}
      >
        <dt className="room-for-words">{total.label}</dt>
        <dd className="ml-auto text-right">{total.amount}</dd>
      </div>
    </dl>
  );
}
