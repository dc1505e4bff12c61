interface KeptQueryProps {
  readonly query: URLSearchParams;
  /** Name that the form itself says. */
  readonly except: string;
}

/** What the address already says, so that a form of the same address keeps it. */
export function KeptQuery({ query, except }: KeptQueryProps) {
  return [...query].map(([name, value]) =>
    name === except ? null : <input key={name} type="hidden" name={name} value={value} />,
  );
}
