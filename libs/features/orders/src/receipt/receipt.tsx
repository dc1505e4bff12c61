import { useTranslation } from 'react-i18next';
import { Bill } from '@haat/ui-kit';
import type { Paper, ReceiptView } from './receipt.data.ts';

/** On a screen it is as wide as on its paper. */
const ON_PAPER = {
  '58': 'for-print-58 max-w-60 p-2 text-14',
  a5: 'for-print-a5 p-4',
} as const satisfies Record<Paper, string>;

/** What goes on paper, in black on white. */
export function Receipt({ receipt, paper }: { readonly receipt: ReceiptView; readonly paper: Paper }) {
  const { t } = useTranslation('order');
  const { shop } = receipt;
  return (
    <article className={`for-print flex flex-col gap-2 border border-line bg-card text-ink ${ON_PAPER[paper]}`}>
      <header>
        <p className="font-bold">{t('main:product_name')}</p>
        <h2 className="text-16 font-bold">
          {t('receipt.title')} · {t('detail.heading', { number: receipt.number })}
        </h2>
        <p>{receipt.date}</p>
      </header>
      <p>
        <span className="font-semibold">{shop.name}</span>
        {[shop.address, shop.phoneNumber].filter(Boolean).map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </p>
      <ul className="divide-y divide-line border-y border-line">
        {receipt.lines.map((line) => (
          <li key={line.key} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="room-for-words">
              {line.name}
              <span className="block">{line.packs}</span>
            </span>
            <span className="ml-auto font-semibold">{line.amount}</span>
          </li>
        ))}
      </ul>
      <Bill rows={receipt.bill.rows} total={{ label: t('bill.total'), amount: receipt.bill.total }} />
      <p className="font-semibold">{receipt.payment}</p>
      <p>{t('receipt.note')}</p>
      {receipt.isSandbox ? <p>{t('detail.sandbox')}</p> : null}
    </article>
  );
}
