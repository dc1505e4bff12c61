import { Link } from 'react-router';
import { classes } from '../classes.ts';

export interface SegmentedLink {
  readonly to: string;
  readonly label: string;
  readonly current: boolean;
}

export interface SegmentedLinksProps {
  /** What the sections are sections of. */
  readonly label: string;
  readonly items: readonly SegmentedLink[];
}

/** More than this do not stand in one row of a narrow phone: they stand in columns of one width. */
const MOST_IN_A_ROW = 4;

/** The sections of one screen, each with its own address, so that they work as links. */
export function SegmentedLinks({ label, items }: SegmentedLinksProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={classes(
          'gap-2 rounded-card bg-soil-tint p-1 lg:max-w-xl',
          items.length > MOST_IN_A_ROW ? 'grid grid-cols-[repeat(auto-fit,minmax(5.25rem,1fr))]' : 'flex flex-wrap',
        )}
      >
        {items.map((item) => (
          <li key={item.to} className="flex min-w-min flex-1">
            <Link
              to={item.to}
              replace
              preventScrollReset
              aria-current={item.current ? 'page' : undefined}
              className={classes(
                'grid min-h-12 min-w-12 flex-1 place-items-center rounded-control px-2 py-1 text-center font-semibold',
                item.current ? 'border-2 border-primary bg-card text-primary' : 'text-ink-soft',
              )}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
