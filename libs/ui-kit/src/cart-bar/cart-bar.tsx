import { Link } from 'react-router';
import { ChevronRightIcon } from '../icons/icons.ts';

export interface CartBarProps {
  readonly to: string;
  /** How many and how much. */
  readonly text: string;
  readonly actionLabel: string;
}

/**
 * What is in the cart, a landmark of its own: on a phone above the bottom bar, on a counter's screen in the corner. It
 * gives way to a `StickyAction`.
 */
export function CartBar({ to, text, actionLabel }: CartBarProps) {
  return (
    <aside
      className={
        'mx-auto w-full max-w-5xl px-3 pb-2 group-has-data-sticky-action/frame:hidden lg:fixed lg:right-6 ' +
        'lg:bottom-4 lg:w-80 lg:p-0'
      }
    >
      <Link
        to={to}
        className={
          'flex min-h-14 flex-wrap items-center justify-between gap-x-3 rounded-card border ' +
          'border-on-turmeric-tint bg-turmeric px-4 py-2 font-bold text-on-turmeric shadow-float'
        }
      >
        <span className="min-w-0">{text}</span>
        <span className="ml-auto flex min-w-0 items-center gap-1 text-right">
          {actionLabel}
          <ChevronRightIcon className="shrink-0" />
        </span>
      </Link>
    </aside>
  );
}
