import { useTranslation } from 'react-i18next';
import { Accordion } from '@haat/ui-kit';
import type { ListedShop } from './nearby-centres.data.ts';

/** Who the shop is by law, where, when, and on what terms: opened by a press. */
export function ShopDetails({ shop }: { readonly shop: ListedShop }) {
  const { t } = useTranslation('nearby-centres');
  const rows: readonly (readonly [string, readonly string[]])[] = [
    [t('vendor.address'), [shop.address]],
    [t('vendor.hours'), [shop.hours, ...(shop.closedOn === null ? [] : [shop.closedOn])]],
    [t('vendor.delivery'), shop.deliveryTerms],
    [t('vendor.legalName'), [shop.legalName]],
  ];
  return (
    <Accordion variant="row" title={t('vendor.details')}>
      <dl className="flex flex-col gap-3">
        {rows.map(([name, lines]) =>
          lines.length === 0 ? null : (
            <div key={name} className="flex min-w-0 flex-col">
              <dt className="text-14 text-ink-soft">{name}</dt>
              {lines.map((line) => (
                <dd key={line}>{line}</dd>
              ))}
            </div>
          ),
        )}
        {shop.licences.length === 0 ? null : (
          <div className="flex min-w-0 flex-col">
            <dt className="text-14 text-ink-soft">{t('vendor.licences')}</dt>
            {shop.licences.map(({ text, isExpired }) => (
              <dd key={text} className={isExpired ? 'font-semibold text-clay' : undefined}>
                {text}
              </dd>
            ))}
          </div>
        )}
      </dl>
    </Accordion>
  );
}
