import type { KeyFactsView } from '@haat/presenters';
import { Card } from '@haat/ui-kit';

export interface CreditKeyFactsProps {
  readonly keyFacts: KeyFactsView;
  /** Which statement was agreed to, and when. */
  readonly accepted: string | null;
}

/** Who lends, what credit costs, how to give it up, and whom to complain to. */
export function CreditKeyFacts({ keyFacts: { title, rows, notes }, accepted }: CreditKeyFactsProps) {
  return (
    <Card>
      <h2 className="text-18 font-bold">{title}</h2>
      <dl className="flex flex-col gap-1">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4">
            <dt>{label}</dt>
            <dd className="ml-auto min-w-0 text-right font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {[...notes, ...(accepted === null ? [] : [accepted])].map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}
