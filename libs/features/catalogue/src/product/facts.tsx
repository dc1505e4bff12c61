import type { ReactNode } from 'react';
import { Accordion } from '@haat/ui-kit';

/** A fact and what is to be said of it. */
export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  /** What must not be overlooked. */
  readonly warning?: string | null;
}

interface FactsProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  /** Said below all of them. */
  readonly note?: string;
}

/** Names and what is to be said of each, opened by a press. */
export function Facts({ title, facts, note }: FactsProps) {
  return (
    <Accordion title={title}>
      <dl className="flex flex-col gap-3">
        {facts.map(({ name, value, warning }, index) => (
          <div key={index} className="flex min-w-0 flex-col">
            <dt className="font-semibold">{name}</dt>
            <dd>{value}</dd>
            {warning ? <dd className="font-semibold text-clay">{warning}</dd> : null}
          </div>
        ))}
      </dl>
      {note ? <p className="text-14 text-ink-soft">{note}</p> : null}
    </Accordion>
  );
}
