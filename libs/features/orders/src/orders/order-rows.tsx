import { Link } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, ButtonLink, ChevronRightIcon, Picture } from '@haat/ui-kit';
import type { OrderRowView } from '../order.presenter.ts';

/**
 * Orders, each with its state in words first, then what it was, from whom and for how much; an unpaid one has the
 * payment link.
 */
export function OrderRows({ rows }: { readonly rows: readonly OrderRowView[] }) {
  return (
    <ul className="flex flex-col gap-3 lg:grid lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card">
          <Link
            to={pathTo('order', { orderId: row.id })}
            className={
              'flex min-w-0 flex-1 flex-wrap items-start gap-3 p-4 -outline-offset-3 hover:bg-soil-tint ' +
              'active:bg-soil-tint'
            }
          >
            <Picture src={row.pictureUrl} alt="" width={64} height={64} tone="soil" inLink />
            <span className="room-for-words flex flex-col gap-1">
              <Badge tone={row.status.tone}>{row.status.title}</Badge>
              <span className="font-bold">{row.what}</span>
              <span className="text-14 text-ink-soft">{row.status.next}</span>
              <span className="text-14 text-ink-soft">{[row.shop, row.date].join(' · ')}</span>
              <span className="text-18 font-bold">{row.total}</span>
            </span>
            <ChevronRightIcon className="shrink-0 self-center" />
          </Link>
          {row.payLabel === null ? null : (
            <div className="p-4 pt-1">
              <ButtonLink
                to={pathTo('payOrder', { orderId: row.id })}
                fullWidth
                reloadDocument
                aria-label={`${row.payLabel}: ${row.what}, ${row.total}`}
              >
                {row.payLabel}
              </ButtonLink>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
