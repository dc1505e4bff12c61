import { Children, isValidElement, type ReactNode } from 'react';

export interface ListProps {
  /** What the rows are, where no heading says it. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** Rows on one white sheet with a line between them; each child is a row. */
export function List({ label, children }: ListProps) {
  return (
    <ul
      aria-label={label}
      className="min-w-0 divide-y divide-line overflow-hidden rounded-card border border-line bg-card"
    >
      {Children.toArray(children).map((child, index) => (
        <li key={isValidElement(child) && child.key !== null ? child.key : index}>{child}</li>
      ))}
    </ul>
  );
}
