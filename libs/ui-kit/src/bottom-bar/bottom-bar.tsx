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

/** The doors of the product, at the thumb: picture and word together. */
export function BottomBar({ label, items }: BottomBarProps) {
  return (
    <nav aria-label={label} className="border-t border-line bg-card">
      <ul className="mx-auto flex w-full max-w-5xl">
        {items.map((item) => (
          <li key={item.to} className="flex min-w-0 flex-1">
            <Link
              to={item.to}
              aria-current={item.current ? 'page' : undefined}
              className={classes(
                'flex min-h-16 min-w-0 flex-1 flex-col items-center justify-start gap-0.5 px-0.5 py-1.5 text-center text-14 leading-snug font-semibold -outline-offset-3',
                item.current ? 'text-primary' : 'text-ink-soft',
              )}
            >
              <span className={classes('relative grid h-8 w-14 place-items-center rounded-full', item.current && 'bg-primary-tint')}>
                {item.icon}
                {item.count && item.count.value > 0 ? (
                  <span className="absolute -top-1 right-0 grid h-6 min-w-6 place-items-center rounded-full bg-turmeric px-1 text-14 leading-none text-on-turmeric">
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
