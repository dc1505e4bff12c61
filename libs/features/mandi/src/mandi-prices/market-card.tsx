import { useTranslation } from 'react-i18next';
import { Accordion, Badge, Bill, Card, CircleCheckIcon, ClockIcon, TextLink } from '@haat/ui-kit';
import { mandiAddress } from '../mandi-query.ts';
import type { MandiChangeView } from '@haat/presenters';
import type { NearPricesData } from './mandi-prices.data.ts';
import { PRICE_LINE_ID } from './price-line.tsx';

interface MarketCardProps {
  readonly market: NearPricesData['markets'][number];
  readonly near: NearPricesData;
}

/** The newest price at a market with its age, its change, and what would be left of the sale. */
export function MarketCard({ market, near }: MarketCardProps) {
  const { t } = useTranslation('mandi');
  const { name, district, distance, rate, range, age, isOld, arrivals, change, reported, inHand, isBest, spoken } =
    market;
  const hasQuantity = near.query.quintals !== '' && !near.isBadQuantity;
  return (
    <Card>
      <div className="flex min-w-0 flex-col gap-1">
        {isBest ? (
          <Badge tone="success" icon={<CircleCheckIcon size={18} />}>
            {t('best.badge')}
          </Badge>
        ) : null}
        <h3 className="text-18 font-bold">{name}</h3>
        <p className="text-14 text-ink-soft">
          {district} · {distance}
        </p>
      </div>
      <div className="flex min-w-0 flex-col gap-1">
        {/* Heard as one sentence, by the screen's speaker and by a screen reader. */}
        <p className="sr-only">{spoken}</p>
        <div aria-hidden="true" className="flex min-w-0 flex-col items-start gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <b className="text-28">{rate}</b>
            <span>{t('price.perQuintal')}</span>
          </p>
          <Badge tone={isOld ? 'warning' : 'neutral'} icon={<ClockIcon size={18} />}>
            {age}
          </Badge>
        </div>
        {change === null ? null : <Change change={change} />}
        {range === null ? null : <p>{range}</p>}
        {arrivals === null ? null : <p className="text-14 text-ink-soft">{arrivals}</p>}
        {reported === null ? null : <p>{reported}</p>}
      </div>
      {inHand === null ? (
        hasQuantity ? (
          <p className="text-14">{t('inHand.unknown')}</p>
        ) : null
      ) : (
        <div className="flex min-w-0 flex-col gap-2">
          <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-primary-tint p-2">
            <span>{t('inHand.net')}</span>
            <b className="ml-auto text-22">{inHand.net}</b>
          </p>
          <Accordion variant="row" title={t('inHand.how')}>
            <Bill rows={inHand.rows} total={{ label: t('inHand.net'), amount: inHand.net }} />
            <p className="text-14 text-ink-soft">{inHand.perQuintal}</p>
          </Accordion>
        </div>
      )}
      <TextLink to={`${mandiAddress(near.query, { market: market.id })}#${PRICE_LINE_ID}`} edge="start">
        {t('chart.open')}
        <span className="sr-only">: {name}</span>
      </TextLink>
    </Card>
  );
}

const ARROWS = { up: '▲', down: '▼', same: '=' } as const;

function Change({ change: { direction, text } }: { readonly change: MandiChangeView }) {
  return (
    <p className="flex items-baseline gap-2 font-semibold">
      <span aria-hidden="true">{ARROWS[direction]}</span>
      <span className="min-w-0">{text}</span>
    </p>
  );
}
