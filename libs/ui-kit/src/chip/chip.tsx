import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';

interface ChipOptions {
  readonly selected?: boolean;
  readonly icon?: ReactNode;
}

export interface ChipProps extends Omit<ComponentProps<'button'>, 'className'>, ChipOptions {}
export interface ChipLinkProps extends Omit<LinkProps, 'className' | 'style'>, ChipOptions {}

function variantClasses(selected: boolean): string {
  return classes(
    'inline-flex min-h-12 max-w-full min-w-12 shrink-0 items-center justify-center gap-2 rounded-full ' +
      'border-2 px-3 py-1 text-16 font-semibold transition-answer',
    selected
      ? 'border-primary bg-primary text-on-primary'
      : 'border-edge bg-card text-ink active:bg-soil-tint hover:bg-soil-tint',
  );
}

/** A choice that is on or off. */
export function Chip({ selected = false, icon, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button {...rest} type={type} aria-pressed={selected} className={variantClasses(selected)}>
      {icon}
      {children}
    </button>
  );
}

/** A filter or an order that lives in the address of the page. */
export function ChipLink({ selected = false, icon, children, ...rest }: ChipLinkProps) {
  return (
    <Link {...rest} aria-current={selected ? 'true' : undefined} className={variantClasses(selected)}>
      {icon}
      {children}
    </Link>
  );
}

export interface ChipRowProps {
  /** What the chips choose. */
  readonly label: string;
  readonly children: ReactNode;
  /** On a phone one row that scrolls sideways instead of wrapping; only where every choice is also elsewhere. */
  readonly scroll?: boolean;
}

/** Chips side by side, 8 px apart. */
export function ChipRow({ label, children, scroll = false }: ChipRowProps) {
  return (
    <div role="group" aria-label={label} className="flex min-w-0 flex-col">
      {/* What scrolls sideways cuts what stands over its edge: the ring of a chip has room within. */}
      <div className={classes('flex gap-2', scroll ? 'bar-none -m-1 overflow-x-auto p-1 lg:flex-wrap' : 'flex-wrap')}>
        {children}
      </div>
    </div>
  );
}
