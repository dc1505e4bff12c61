import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { List, ListRow, Picture, SectionHeader } from '@haat/ui-kit';
import type { LatestOrder } from './home.data.ts';

/** How the farmer's latest order stands. */
export function LatestOrderCard({ order }: { readonly order: LatestOrder }) {
  const { t } = useTranslation('home');
  const { id, status, item, otherItems, pictureUrl, total } = order;
  return (
    <section className="flex flex-col gap-1">
      <SectionHeader title={t('order.heading')} to={pathTo('orders')} linkText={t('main:see_all')} />
      <List>
        <ListRow
          to={pathTo('order', { orderId: id })}
          leading={<Picture src={pictureUrl} alt="" width={56} height={56} />}
          title={status}
          detail={`${otherItems === 0 ? item : t('order.more', { name: item, count: otherItems })} · ${total}`}
        />
      </List>
    </section>
  );
}
