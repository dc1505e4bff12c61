import { useTranslation } from 'react-i18next';
import { ButtonLink, List, ListRow } from '@haat/ui-kit';
import type { SalesView } from './earnings.data.ts';

/** Orders that the agent placed for farmers, with the commission of each. */
export function AgentsSales({ sales: { orders, newer, older } }: { readonly sales: SalesView }) {
  const { t } = useTranslation('earnings');
  return (
    <section aria-labelledby="sales" className="flex min-w-0 flex-col gap-3">
      <h2 id="sales" className="text-18 font-bold">
        {t('sales.heading')}
      </h2>
      {orders.length === 0 ? (
        <p className="text-ink-soft">{t('sales.none')}</p>
      ) : (
        <List label={t('sales.heading')}>
          {orders.map(({ number, day, total, commission, state }) => (
            <ListRow
              key={number}
              title={t('order', { number })}
              detail={
                <>
                  <span className="block">{t('sales.total', { amount: total, day })}</span>
                  <span className="block">{t(`state.${state}`)}</span>
                </>
              }
              trailing={state === 'none' ? null : <span className="font-bold">{commission}</span>}
            />
          ))}
        </List>
      )}
      <div className="flex flex-wrap gap-3">
        {newer === null ? null : (
          <ButtonLink to={newer} variant="secondary">
            {t('sales.newer')}
          </ButtonLink>
        )}
        {older === null ? null : (
          <ButtonLink to={older} variant="secondary">
            {t('sales.older')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
