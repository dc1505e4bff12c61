import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { ChevronLeftIcon, LeafIcon } from '../icons/icons.ts';
import { IconLink } from '../icon-button/icon-button.tsx';

export interface TopBarProps {
  /** The product's name, which leads home: on a phone on screens that are a start, on a counter's screen on all. */
  readonly brand?: { readonly to: string; readonly label: string };
  /** Beside the brand: place and language. */
  readonly children?: ReactNode;
  /** The search field: on a phone below the brand, on a counter's screen beside it. */
  readonly below?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** The screen's heading, where it is not a start. */
  readonly title?: string;
  readonly subtitle?: string;
  /** The title is the screen's `h1` unless the screen has its own. */
  readonly titleIsHeading?: boolean;
  /** Beside the title, at the right: search, a shop. */
  readonly action?: ReactNode;
}

/** The bar at the top of a screen. On a counter's screen the title stands under it, at the head of the page. */
export function TopBar({ brand, children, below, back, title, subtitle, titleIsHeading = true, action }: TopBarProps) {
  const Title = titleIsHeading ? 'h1' : 'p';
  const isStart = !back && !title;
  return (
    <header className="lg:contents">
      {brand ? (
        <div
          className={classes(
            'focus-on-primary bg-primary text-on-primary lg:col-span-full lg:row-start-2',
            !isStart && 'max-lg:hidden',
          )}
        >
          <div className="mx-auto flex w-full max-w-5xl flex-col lg:max-w-none lg:flex-row lg:items-center lg:px-2">
            <div className="flex min-h-14 min-w-0 flex-wrap items-center justify-between gap-y-2 px-2 py-1 lg:min-h-16">
              <Link
                to={brand.to}
                className="flex min-h-12 shrink-0 items-center gap-1 rounded-control px-2 text-18 font-bold lg:min-w-44"
              >
                <LeafIcon className="shrink-0" />
                {brand.label}
              </Link>
              {/* Beside the name as long as the words of the place stay whole; in large text or beside a longer name
                  they take a row of their own, no nearer to the search field. A long place gives way to the
                  language. */}
              {children ? (
                <div
                  className={
                    'room-for-words flex items-center justify-end gap-x-2 pr-2 *:last:shrink-0 ' +
                    'lg:justify-between lg:px-2'
                  }
                >
                  {children}
                </div>
              ) : null}
            </div>
            {below ? <div className="px-4 pt-1 pb-3 lg:max-w-xl lg:flex-1 lg:p-2">{below}</div> : null}
          </div>
        </div>
      ) : null}
      {isStart ? null : (
        <div
          className={
            'focus-on-primary @container bg-primary text-on-primary lg:on-paper lg:col-start-2 lg:row-start-3 ' +
            'lg:px-2 lg:pt-3'
          }
        >
          <div
            className={
              'mx-auto flex min-h-14 w-full max-w-5xl min-w-0 items-center justify-between gap-2 px-2 py-1 ' +
              '@max-[16rem]:flex-wrap lg:mx-0'
            }
          >
            {/* Text at twice its size leaves the title a row of its own. */}
            <div className="flex min-w-1/2 flex-1 items-center @max-[16rem]:min-w-full @max-[16rem]:flex-wrap">
              {back ? <IconLink to={back.to} label={back.label} icon={<ChevronLeftIcon />} variant="bar" /> : null}
              {title ? (
                <div className="min-w-0 px-2 py-1">
                  <Title className="text-18 font-bold lg:text-22">{title}</Title>
                  {subtitle ? <p className="text-14">{subtitle}</p> : null}
                </div>
              ) : null}
            </div>
            {action ? <div className="flex min-w-0 items-center justify-end gap-2 px-2">{action}</div> : null}
          </div>
        </div>
      )}
    </header>
  );
}
