import { useTranslation } from 'react-i18next';
import { pathTo } from '@haat/routing';
import { Accordion, Banner, ButtonLink, ChipLink, ChipRow, EmptyState, TextLink } from '@haat/ui-kit';
import { PlaceHere } from '../choose-place.tsx';
import { CropHeading } from '../crop-heading.tsx';
import type { NearPricesData } from './mandi-prices.data.ts';
import { MarketCard } from './market-card.tsx';
import { PriceAlerts } from './price-alerts.tsx';
import { PriceLine } from './price-line.tsx';
import { QuantityForm } from './quantity-form.tsx';

/** Markets before the others are folded: the line over time is to be found below them. */
const MARKETS_AT_ONCE = 4;

/** One crop's newest prices at the markets near the place, what would be left at each, and one market over time. */
export function NearPrices({ near }: { readonly near: NearPricesData }) {
  const { t } = useTranslation('mandi');
  const { place, query, crops, crop, picture, markets, supportPrice, isSample, hasNoneToday, best } = near;
  const shown = markets.slice(0, MARKETS_AT_ONCE);
  const others = markets.slice(MARKETS_AT_ONCE);
  const chooseCrops = pathTo('mandiPrices', {}, { choose: 1 });
  return (
    <>
      <PlaceHere place={place} />
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <ChipRow label={t('crops.label')}>
          {crops.map(({ id, name, to, isShown }) => (
            <ChipLink key={id} to={to} selected={isShown} preventScrollReset>
              {name}
            </ChipLink>
          ))}
        </ChipRow>
        <TextLink to={chooseCrops}>{t('crops.change')}</TextLink>
      </div>
      {markets.length === 0 ? (
        <EmptyState
          picture="/pictures/empty-shop.svg"
          title={t('none.title', { crop })}
          detail={t('none.text')}
          action={
            <ButtonLink to={chooseCrops} size="large" fullWidth>
              {t('crops.change')}
            </ButtonLink>
          }
        />
      ) : (
        <>
          {isSample ? <Banner tone="warning">{t('sample')}</Banner> : null}
          <QuantityForm near={near} />
          {best === null ? null : (
            <p role="status" className="rounded-card bg-primary-tint p-3 font-bold text-primary">
              {best}
            </p>
          )}
          <section aria-label={t('price.each', { crop })} className="flex min-w-0 flex-col gap-3">
            <CropHeading picture={picture}>
              <h2 className="text-18 font-bold">{t('price.each', { crop })}</h2>
              {hasNoneToday ? <p className="text-ink-soft">{t('price.noneToday')}</p> : null}
              {supportPrice === null ? null : <p className="text-ink-soft">{supportPrice}</p>}
            </CropHeading>
            {shown.map((market) => (
              <MarketCard key={market.id} market={market} near={near} />
            ))}
            {others.length === 0 ? null : (
              <Accordion
                title={t('price.others', { count: others.length })}
                defaultOpen={others.some(({ id }) => id === query.market)}
              >
                {others.map((market) => (
                  <MarketCard key={market.id} market={market} near={near} />
                ))}
              </Accordion>
            )}
          </section>
          <p className="text-14 text-ink-soft">{t('note')}</p>
          <PriceLine near={near} />
        </>
      )}
      <PriceAlerts near={near} />
      <ButtonLink to={pathTo('mandiSearch', {}, { crop: query.crop })} variant="secondary" fullWidth>
        {t('search.open')}
      </ButtonLink>
      <ButtonLink to={pathTo('saleSlips', {}, { crop: query.crop })} variant="secondary" fullWidth>
        {t('slip.open')}
      </ButtonLink>
      <ButtonLink to={pathTo('demands')} variant="secondary" fullWidth>
        {t('demand.open')}
      </ButtonLink>
      <ButtonLink to={pathTo('collectionCentres')} variant="secondary" fullWidth>
        {t('centre.open')}
      </ButtonLink>
    </>
  );
}
