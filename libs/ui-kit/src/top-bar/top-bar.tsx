import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { ChevronLeftIcon, LeafIcon } from '../icons/icons.ts';
import { IconLink } from '../icon-button/icon-button.tsx';

export interface TopBarProps {
  /** The product's name, on screens that are a start; it leads home. */
  readonly brand?: { readonly to: string; readonly label: string };
  /** The screen's heading, on all others. */
  readonly title?: string;
  readonly subtitle?: string;
  /** The title is the screen's `h1` unless the screen has its own. */
  readonly titleIsHeading?: boolean;
  readonly back?: { readonly to: string; readonly label: string };
  /** Right side: place, language, search. */
  readonly children?: ReactNode;
  /** A second row: the search field. */
  readonly below?: ReactNode;
}

/** The bar at the top of a screen. */
export function TopBar({ brand, title, subtitle, titleIsHeading = true, back, children, below }: TopBarProps) {
  const Title = titleIsHeading ? 'h1' : 'p';
  return (
    <header className="focus-on-primary bg-primary text-on-primary">
      <div className="mx-auto flex w-full max-w-5xl flex-col">
        <div className={classes('flex min-h-14 min-w-0 items-center justify-between gap-x-1 px-2 py-1', brand && 'flex-wrap')}>
          <div className={classes('flex items-center', brand ? 'shrink-0' : 'min-w-1/2 flex-1')}>
            {back ? <IconLink to={back.to} label={back.label} icon={<ChevronLeftIcon />} variant="bar" /> : null}
            {brand ? (
              <Link to={brand.to} className="flex min-h-12 items-center gap-2 rounded-control px-2 text-18 font-bold">
                <LeafIcon className="shrink-0" />
                {brand.label}
              </Link>
            ) : null}
            {title ? (
              <div className="min-w-0 px-2 py-1">
                <Title className="text-18 leading-normal font-bold">{title}</Title>
                {subtitle ? <p className="text-14">{subtitle}</p> : null}
              </div>
            ) : null}
          </div>
          {/* Beside a long name there is no room for a place on a narrow phone: it takes a row of its own. */}
          {children ? (
            <div className={classes('flex min-w-0 items-center gap-2 px-2', brand ? 'grow basis-52 justify-between' : 'justify-end')}>{children}</div>
          ) : null}
        </div>
        {below ? <div className="px-4 pb-3">{below}</div> : null}
      </div>
    </header>
  );
}
