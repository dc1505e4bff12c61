export interface FactsProps {
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** What is known of a policy or a claim: a name and its value in each line. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="flex min-w-0 flex-col gap-2">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
