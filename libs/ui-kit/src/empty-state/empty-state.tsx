import type { ReactNode } from 'react';

export interface EmptyStateProps {
  /** Address of a drawn picture, such as `/pictures/empty-cart.svg`. */
  readonly picture: string;
  readonly title: string;
  readonly detail?: ReactNode;
  /** What to do next. */
  readonly action?: ReactNode;
  /** The title is the heading of the screen (1) or of a part of it (2). */
  readonly headingLevel?: 1 | 2;
}

/** Nothing is here: says so, and what to do next. */
export function EmptyState({ picture, title, detail, action, headingLevel = 2 }: EmptyStateProps) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="flex min-w-0 flex-col items-center gap-4 px-2 py-8 text-center">
      <img src={picture} alt="" width={160} height={160} decoding="async" />
      <div className="flex max-w-md min-w-0 flex-col gap-2">
        <Heading className="text-22 font-bold">{title}</Heading>
        {detail ? <div className="text-ink-soft">{detail}</div> : null}
      </div>
      {action ? <div className="flex w-full max-w-md flex-col gap-2">{action}</div> : null}
    </div>
  );
}
