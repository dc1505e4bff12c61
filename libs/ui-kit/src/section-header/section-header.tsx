import { Link } from 'react-router';

export interface SectionHeaderProps {
  readonly title: string;
  /** Where all of it is. */
  readonly to?: string;
  readonly linkText?: string;
  readonly level?: 2 | 3;
}

/** The heading of a part of a screen, with a link to all of it. */
export function SectionHeader({ title, to, linkText, level = 2 }: SectionHeaderProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex min-h-12 min-w-0 flex-wrap items-center justify-between gap-x-3">
      <Heading className="room-for-words text-18 font-bold">{title}</Heading>
      {to !== undefined && linkText ? (
        <Link
          to={to}
          className={
            'ml-auto inline-flex min-h-12 min-w-12 items-center justify-end rounded-control font-semibold ' +
            'text-primary underline decoration-1 underline-offset-4 hover:decoration-2'
          }
        >
          {linkText}
        </Link>
      ) : null}
    </div>
  );
}
