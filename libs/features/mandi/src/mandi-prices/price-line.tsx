import { useTranslation } from 'react-i18next';
import { MANDI_HISTORY_DAYS } from '@haat/api-contract/vocabulary';
import { deferred } from '@haat/progressive';
import { Banner, ChipLink, ChipRow } from '@haat/ui-kit';
import { mandiAddress } from '../mandi-query.ts';
import type { NearPricesData } from './mandi-prices.data.ts';

/** Drawn by the server; its script comes with the first touch, which chooses a day. */
const PriceHistory = deferred('price-history', async () => (await import('./price-history.tsx')).PriceHistory);

/** Where the prices of one market over time stand on the page. */
export const PRICE_LINE_ID = 'price-line';

/** Prices of one market over a month or half a year, with the support price where there is one. */
export function PriceLine({ near }: { readonly near: NearPricesData }) {
  const { t } = useTranslation('mandi');
  const { query, overTime, history } = near;
  if (overTime === null) return null;
  const shown = { ...query, market: overTime.id };
  return (
    <section
      id={PRICE_LINE_ID}
      aria-labelledby={`${PRICE_LINE_ID}-title`}
      className="flex min-w-0 scroll-mt-20 flex-col gap-3"
    >
      <h2 id={`${PRICE_LINE_ID}-title`} className="text-18 font-bold">
        {t('chart.title', { market: overTime.name })}
      </h2>
      <ChipRow label={t('chart.choose')}>
        {MANDI_HISTORY_DAYS.map((days) => (
          <ChipLink
            key={days}
            to={`${mandiAddress(shown, { days })}#${PRICE_LINE_ID}`}
            selected={days === query.days}
            preventScrollReset
          >
            {t('chart.days', { count: days })}
          </ChipLink>
        ))}
      </ChipRow>
      {history === null ? <Banner tone="warning">{t('chart.notLoaded')}</Banner> : <PriceHistory history={history} />}
    </section>
  );
}
