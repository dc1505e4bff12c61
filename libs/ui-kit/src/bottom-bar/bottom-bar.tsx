import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';

export interface BottomBarItem {
  readonly to: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  /** A number on the pictogram, such as of packs in the cart, with what it is in words. */
  readonly count?: { readonly value: number; readonly label: string };
}

export interface BottomBarProps {
  readonly label: string;
  readonly items: readonly BottomBarItem[];
}

/** The navigation links: at the thumb on a phone, one under the other at the left of a counter's screen. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className="@container border-t border-line bg-card lg:border-0">
      {/* In large text the links stand in two rows: none is out of sight. */}
      <ul className="mx-auto flex w-full max-w-5xl flex-wrap lg:flex-col lg:gap-2 lg:p-2">
        {items.map((item) => (
          <li key={item.to} className="flex min-w-min flex-1">
            <Link
              to={item.to}
              aria-current={item.current ? 'page' : undefined}
              className={classes(
                'flex min-h-16 min-w-12 flex-1 flex-col items-center justify-start px-hair py-1 ' +
                  'text-center text-14 font-semibold -outline-offset-3',
                'lg:min-h-12 lg:flex-row lg:gap-2 lg:rounded-control lg:text-left lg:text-16 lg:hover:bg-primary-tint',
                item.current ? 'text-primary lg:bg-primary-tint' : 'text-ink-soft',
              )}
            >
              <span
                className={classes(
                  'relative grid h-8 w-full max-w-14 shrink-0 @max-[14rem]:h-7 place-items-center rounded-full',
                  item.current && 'bg-primary-tint',
                )}
              >
                {item.icon}
                {item.count && item.count.value > 0 ? (
                  <span
                    className={
                      'absolute -top-1 right-0 grid min-h-6 min-w-6 place-items-center rounded-full ' +
                      'bg-turmeric px-1 text-14 text-on-turmeric'
                    }
                  >
                    <span aria-hidden="true">{item.count.value}</span>
                    <span className="sr-only">{item.count.label}</span>
                  </span>
                ) : null}
              </span>
              <span className="w-full">{item.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
