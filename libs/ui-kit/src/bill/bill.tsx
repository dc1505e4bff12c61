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
        <div key={row.label} className={classes('flex justify-between gap-4', row.tone === 'saving' && 'font-semibold text-primary')}>
          <dt className="min-w-0">{row.label}</dt>
          <dd className="shrink-0 text-right">{row.amount}</dd>
        </div>
      ))}
      <div className="flex justify-between gap-4 border-t-2 border-dashed border-line pt-2 text-18 font-bold">
        <dt className="min-w-0">{total.label}</dt>
        <dd className="shrink-0 text-right">{total.amount}</dd>
      </div>
    </dl>
  );
}
