import type { FactView } from './checkout-screen.ts';

/** Facts one below the other: what it is, and how much. */
export function FactList({ facts }: { readonly facts: readonly FactView[] }) {
  return (
    <dl className="flex flex-col gap-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="min-w-0">{label}</dt>
          <dd className="min-w-0 text-right font-semibold break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
