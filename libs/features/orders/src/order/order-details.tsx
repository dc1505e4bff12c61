import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  BanknoteIcon,
  Bill,
  Card,
  List,
  ListRow,
  MapPinIcon,
  NavigationIcon,
  PhoneIcon,
  Picture,
  StoreIcon,
  UserIcon,
} from '@haat/ui-kit';
import type { OrderView } from '../order.presenter.ts';
import { OrderPolicies } from './order-policies.tsx';

/** What an order is: goods, bill, insurance, where to. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('order');
  return (
    <>
      <section className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{t('detail.lines')}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {order.lines.map((line) => (
            <li key={line.key}>
              <Link to={line.to} className="flex min-w-0 flex-wrap items-center gap-3 p-4 -outline-offset-3">
                <Picture src={line.pictureUrl} alt="" width={56} height={56} tone="soil" inLink />
                <span className="room-for-words flex flex-col">
                  <span className="font-semibold">{line.name}</span>
                  <span className="text-14 text-ink-soft">{line.packs}</span>
                  <span className="font-bold">{line.amount}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <Card>
        <h2 className="text-18 font-bold">{t('bill.heading')}</h2>
        <Bill rows={order.bill.rows} total={{ label: t('bill.total'), amount: order.bill.total }} />
        {order.payment.line ? (
          <p className="flex items-start gap-2 font-semibold">
            <BanknoteIcon size={20} className="mt-hair shrink-0 text-primary" />
            <span className="min-w-0">{order.payment.line}</span>
          </p>
        ) : null}
      </Card>
      <OrderPolicies policies={order.policies} />
      {order.address ? (
        <Place icon={<MapPinIcon className="text-primary" />} title={t('detail.deliverTo')} text={order.address} />
      ) : null}
      {order.collector ? (
        <Place
          icon={<UserIcon className="text-primary" />}
          title={t('detail.collector')}
          text={`${order.collector.name} · ${order.collector.phoneNumber}`}
        />
      ) : null}
    </>
  );
}

function Place({ icon, title, text }: { readonly icon: ReactNode; readonly title: string; readonly text: string }) {
  return (
    <Card>
      <div className="flex min-w-0 gap-3">
        <span className="shrink-0">{icon}</span>
        <div className="min-w-0">
          <h2 className="font-bold">{title}</h2>
          <p>{text}</p>
        </div>
      </div>
    </Card>
  );
}

/** Whom to call and how to get there; sellers of the open network tell no number, some no place. */
export function OrderShop({ shop }: { readonly shop: OrderView['shop'] }) {
  const { t } = useTranslation('order');
  return (
    <List label={t('shop.heading')}>
      {shop.phoneNumber === '' ? (
        <ListRow leading={<StoreIcon className="text-primary" />} title={shop.name} />
      ) : (
        <ListRow
          href={`tel:+91${shop.phoneNumber}`}
          leading={<PhoneIcon className="text-primary" />}
          title={t('shop.call')}
          detail={shop.name}
        />
      )}
      {shop.latLng === '' ? null : (
        <ListRow
          href={`https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(shop.latLng)}`}
          leading={<NavigationIcon className="text-primary" />}
          title={t('shop.directions')}
          detail={shop.address}
        />
      )}
    </List>
  );
}
