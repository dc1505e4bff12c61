import { Link } from 'react-router';
import { pathTo } from '@haat/routing';
import { Badge, ChevronRightIcon, Picture } from '@haat/ui-kit';
import type { ShopOrderRow } from '../order-row.presenter.ts';

/** Orders of a shop: how each stands and until when, for whom, what, and how it is paid. */
export function ShopOrderRows({ rows }: { readonly rows: readonly ShopOrderRow[] }) {
  return (
    <ul className="flex flex-col gap-3 lg:grid lg:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-card">
          <Link
            to={pathTo('shopOrder', { orderId: row.id })}
            className={
              'flex min-w-0 flex-1 flex-wrap items-start gap-3 p-4 -outline-offset-3 hover:bg-soil-tint ' +
              'active:bg-soil-tint'
            }
          >
            <Picture src={row.pictureUrl} alt="" width={64} height={64} tone="soil" inLink />
            <span className="room-for-words flex flex-col gap-1">
              <Badge tone={row.tone}>{row.status}</Badge>
              <span className="font-bold">{row.what}</span>
              {row.who === null ? null : <span>{row.who}</span>}
              <span className="text-14 text-ink-soft">{row.how}</span>
              <span className="text-14 text-ink-soft">{row.when}</span>
              {row.clock === null ? null : <span className="text-14 font-semibold">{row.clock}</span>}
              <span className="text-18 font-bold">{row.total}</span>
            </span>
            <ChevronRightIcon className="shrink-0 self-center" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
