import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { CircleHelpIcon, FileTextIcon, List, ListRow, Undo2Icon } from '@haat/ui-kit';
import type { OrderView } from '../order.presenter.ts';

/** Links of an order: its invoice, a receipt for paper, help, returning goods. Only possible actions have a link. */
export function OrderLinks({
  order: { id: orderId, hasInvoice, networkBillUrl, canReport, returnUntil },
}: {
  readonly order: OrderView;
}) {
  const { t } = useTranslation('order');
  return (
    <List label={t('links.heading')}>
      {hasInvoice ? (
        <ListRow
          href={pathTo('orderInvoice', { orderId })}
          leading={<FileTextIcon className="text-primary" />}
          title={t('links.bill')}
        />
      ) : null}
      {networkBillUrl === null ? null : (
        <ListRow href={networkBillUrl} leading={<FileTextIcon className="text-primary" />} title={t('links.bill')} />
      )}
      <ListRow
        to={pathTo('orderReceipt', { orderId })}
        leading={<FileTextIcon className="text-primary" />}
        title={t('receipt.link')}
      />
      {canReport ? (
        <ListRow
          to={pathTo('reportIssue', { orderId })}
          leading={<CircleHelpIcon className="text-primary" />}
          title={t('links.report')}
        />
      ) : null}
      {returnUntil === null ? null : (
        <ListRow
          to={pathTo('returnGoods', { orderId })}
          leading={<Undo2Icon className="text-primary" />}
          title={t('links.return')}
          detail={t('links.returnUntil', { time: returnUntil })}
        />
      )}
    </List>
  );
}
