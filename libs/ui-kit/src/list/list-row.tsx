import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router';
import { classes } from '../classes.ts';
import { ChevronRightIcon } from '../icons/icons.ts';

export interface ListRowProps {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** A picture or a pictogram at the start. */
  readonly leading?: ReactNode;
  /** An amount or a word at the end; a row that leads somewhere has an arrow unless this is given. */
  readonly trailing?: ReactNode;
  /** Buttons beside the row, outside its link. */
  readonly action?: ReactNode;
  /** A page of this product. */
  readonly to?: string;
  /** Another address: a telephone number, a file. */
  readonly href?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  /** `danger` for a row that cancels or removes. */
  readonly tone?: 'plain' | 'danger';
}

const rowClasses = 'flex min-h-14 w-full room-for-words flex-wrap items-center gap-3 px-row py-3 text-left';
const pressClasses = 'transition-answer -outline-offset-3 hover:bg-soil-tint active:bg-soil-tint';

/** A row of a `List`: goes somewhere, does something, or just says something. */
export function ListRow(props: ListRowProps) {
  const { action } = props;
  return action ? (
    <div className="flex min-w-0 flex-wrap items-center gap-1">
      <RowBody {...props} />
      <span className="ml-auto flex gap-2 pr-3">{action}</span>
    </div>
  ) : (
    <RowBody {...props} />
  );
}

function RowBody({ title, detail, leading, trailing, to, href, onClick, tone = 'plain' }: ListRowProps) {
  const pressable = to !== undefined || href !== undefined || onClick !== undefined;
  const end = trailing ?? (pressable ? <ChevronRightIcon className="text-ink" /> : null);
  const content = (
    <>
      {leading ? <span className="shrink-0">{leading}</span> : null}
      <span className="flex room-for-words flex-col">
        <span className={classes('font-semibold', tone === 'danger' && 'text-clay')}>{title}</span>
        {detail ? <span className="text-14 text-ink-soft">{detail}</span> : null}
      </span>
      {end ? <span className="ml-auto text-right">{end}</span> : null}
    </>
  );
  if (to !== undefined)
    return (
      <Link to={to} className={classes(rowClasses, pressClasses)}>
        {content}
      </Link>
    );
  if (href !== undefined)
    return (
      <a href={href} className={classes(rowClasses, pressClasses)}>
        {content}
      </a>
    );
  if (onClick !== undefined)
    return (
      <button type="button" onClick={onClick} className={classes(rowClasses, pressClasses)}>
        {content}
      </button>
    );
  return <div className={rowClasses}>{content}</div>;
}
