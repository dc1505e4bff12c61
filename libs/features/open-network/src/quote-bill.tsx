import { useTranslation } from 'react-i18next';
import { Bill, Card } from '@haat/ui-kit';
import type { QuoteView } from './quote.presenter.ts';

/** The shop's price: goods, delivery and whatever else is paid, the total, and how long it holds. */
export function QuoteBill({ quote: { rows, total, notes } }: { readonly quote: QuoteView }) {
  const { t } = useTranslation('network-cart');
  return (
    <Card>
      <h2 className="text-18 font-bold">{t('price.heading')}</h2>
      <Bill rows={rows} total={{ label: t('total'), amount: total }} />
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Card>
  );
}
