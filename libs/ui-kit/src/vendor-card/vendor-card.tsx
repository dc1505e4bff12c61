import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StoreIcon } from '../icons/icons.ts';

export interface VendorCardProps {
  readonly name: string;
  /** Distance and opening hours, in words. */
  readonly detail?: ReactNode;
  /** How the farmer gets the goods. */
  readonly badges?: ReactNode;
  /** A picture; a shop's pictogram unless given. */
  readonly leading?: ReactNode;
  /** Change, shop here, call. */
  readonly action?: ReactNode;
  /** Below all of it, as wide as the card: what can be done there, more about it. */
  readonly footer?: ReactNode;
  /** Opens the shop: its name is the link. */
  readonly to?: string;
  readonly headingLevel?: 2 | 3;
}

/** A shop: its name, how far it is and how its goods come. */
export function VendorCard({ name, detail, badges, leading, action, footer, to, headingLevel = 2 }: VendorCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="flex min-w-0 flex-wrap items-center gap-3 rounded-card border border-line bg-card p-4">
      <span className="flex min-w-[min(12rem,100%)] flex-1 flex-wrap items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-card bg-primary-tint text-primary"
        >
          {leading ?? <StoreIcon size={30} />}
        </span>
        <span className="flex room-for-words flex-col gap-hair">
          <Heading className="text-16 font-bold">
            {to === undefined ? (
              name
            ) : (
              <Link
                to={to}
                className="inline-flex min-h-12 items-center rounded-control underline-offset-4 hover:underline"
              >
                {name}
              </Link>
            )}
          </Heading>
          {detail ? <span className="text-14 text-ink-soft">{detail}</span> : null}
          {badges ? <span className="flex min-w-0 flex-wrap gap-1 pt-1">{badges}</span> : null}
        </span>
      </span>
      {action ? <span className="flex min-w-0 flex-wrap items-center gap-2">{action}</span> : null}
      {footer ? <div className="flex w-full min-w-0 flex-col gap-2">{footer}</div> : null}
    </article>
  );
}
