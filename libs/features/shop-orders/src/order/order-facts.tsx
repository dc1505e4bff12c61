import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import {
  BanknoteIcon,
  Card,
  FileTextIcon,
  List,
  ListRow,
  MapPinIcon,
  NavigationIcon,
  PhoneIcon,
  Picture,
  ReceiptIcon,
  Timeline,
} from '@haat/ui-kit';
import type { ShopOrderView } from './order.presenter.ts';

/** For whom an order is, what it is, how it is paid, its papers, and what has happened. */
export function OrderFacts({ order }: { readonly order: ShopOrderView }) {
  const { t } = useTranslation('shop-order');
  return (
    <>
      {order.receiver === null ? null : <Receiver receiver={order.receiver} />}
      <section className="flex min-w-0 flex-col gap-2">
        <h2 className="text-18 font-bold">{t('goods')}</h2>
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
          {order.lines.map((line) => (
            <li key={line.key} className="flex min-w-0 flex-wrap items-center gap-3 p-4">
              <Picture src={line.pictureUrl} alt="" width={56} height={56} tone="soil" />
              <span className="room-for-words flex flex-col">
                <span className="font-semibold">{line.name}</span>
                <span className="text-14 text-ink-soft">{line.packs}</span>
              </span>
            </li>
          ))}
        </ul>
      </section>
      <Card>
        <p className="text-18 font-bold">{order.total}</p>
        <p>{order.how}</p>
        {order.cash === null ? null : (
          <p className="flex items-start gap-2 font-semibold">
            <BanknoteIcon size={20} className="mt-hair shrink-0 text-primary" />
            <span className="min-w-0">{order.cash}</span>
          </p>
        )}
      </Card>
      <List label={t('papers')}>
        <ListRow
          to={pathTo('shopSlip', { orderId: order.id })}
          leading={<FileTextIcon className="text-primary" />}
          title={t('slip.link')}
        />
        {order.hasBill ? (
          <ListRow
            href={pathTo('shopBill', { orderId: order.id })}
            leading={<ReceiptIcon className="text-primary" />}
            title={t('bill')}
          />
        ) : null}
      </List>
      <Card>
        <h2 className="text-18 font-bold">{t('history')}</h2>
        <Timeline
          label={t('history')}
          steps={order.history.map(({ status, detail }) => ({ title: status, detail, state: 'done' as const }))}
        />
      </Card>
    </>
  );
}

function Receiver({ receiver }: { readonly receiver: NonNullable<ShopOrderView['receiver']> }) {
  const { t } = useTranslation('shop-order');
  const { name, phoneNumber, address, mapUrl } = receiver;
  return (
    <List label={t('who')}>
      <ListRow
        href={`tel:+91${phoneNumber}`}
        leading={<PhoneIcon className="text-primary" />}
        title={t('call', { name })}
        detail={phoneNumber}
      />
      {address === null ? null : (
        <ListRow leading={<MapPinIcon className="text-primary" />} title={name} detail={address} />
      )}
      {mapUrl === null ? null : (
        <ListRow href={mapUrl} leading={<NavigationIcon className="text-primary" />} title={t('map')} />
      )}
    </List>
  );
}
