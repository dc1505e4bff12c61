import type { MandiDemand } from '@haat/api-contract/mandi-trade';
import { formatAmount, toPaise } from '@haat/format';
import { netInHand, offerRefusal } from '@haat/mandi-core';
import { mandiDayText, mandiRateText, type MandiPriceWords } from '@haat/presenters';
import { aboutText, saleView, type SaleView } from '../sale.presenter.ts';

/** A buyer's demand in words. */
export interface DemandView {
  readonly id: string;
  readonly crop: string;
  /** Null where the crop has none. */
  readonly picture: string | null;
  readonly grade: string;
  readonly buyer: string;
  readonly rate: string;
  /** Place and district, and about how far it is. */
  readonly where: string;
  readonly wanted: string;
  readonly until: string;
  /** When the money comes. */
  readonly pays: string;
  /** Everything that is taken off: of the quantity typed, else of one quintal. */
  readonly sale: SaleView;
  /** Of how many quintals the sum is. */
  readonly saleOf: string;
  /** The quantity that can be offered now; null when none was typed, or it does not fit. */
  readonly offer: { readonly quintals: number; readonly text: string } | null;
  /** More was typed than is still wanted. */
  readonly isTooMuch: boolean;
}

/** A demand with what would be left of a quantity. See docs/domain/mandi.md#demands-and-offers. */
export function demandView(words: MandiPriceWords, demand: MandiDemand, quintals: number | null): DemandView {
  const { t, today } = words;
  const kg = Math.round((quintals ?? 0) * 100);
  const facts = {
    ...{ status: demand.status, until: demand.until, quantityKg: Math.round(demand.quintals * 100) },
    acceptedKg: Math.round((demand.quintals - demand.quintals_left) * 100),
  };
  const refusal = offerRefusal(facts, kg, today);
  const sold = { rate: demand.rate, quintals: quintals ?? 1 };
  const sale = netInHand({
    modalPerQuintal: toPaise(demand.rate),
    quintals: sold.quintals,
    // The way there is the farmer's, and differs from farmer to farmer: it is said beside the sum.
    ...{ km: 0, transportPerQuintalKm: 0 },
    marketFeePercent: demand.market_fee_percent,
    commissionPercent: demand.commission_percent,
    handlingPerQuintal: toPaise(demand.handling_per_quintal),
    moisturePercent: demand.moisture_percent,
  });
  const distance = demand.distance_metres === null ? [] : [aboutText(words, demand.distance_metres)];
  return {
    id: demand.id,
    crop: demand.commodity.name,
    picture: demand.commodity.image_url,
    grade: t('mandi:demand.grade', { grade: demand.grade }),
    buyer: t('mandi:demand.buyer', { buyer: demand.buyer }),
    rate: mandiRateText(demand.rate),
    where: [`${demand.place}, ${demand.district}`, ...distance].join(' · '),
    wanted: t('mandi:demand.wanted', {
      count: demand.quintals,
      quintals: formatAmount(demand.quintals),
      left: formatAmount(demand.quintals_left),
    }),
    until: t('mandi:demand.until', { day: mandiDayText(words, demand.until) }),
    pays:
      demand.pays_after_days === 0
        ? t('mandi:demand.paysSameDay')
        : t('mandi:demand.paysAfter', { count: demand.pays_after_days }),
    sale: saleView(words, sale, sold),
    saleOf: t('mandi:demand.sumOf', { quintals: formatAmount(sold.quintals) }),
    offer:
      quintals === null || refusal !== null
        ? null
        : { quintals, text: t('mandi:demand.offer', { count: quintals, quintals: formatAmount(quintals) }) },
    isTooMuch: refusal === 'too-much',
  };
}
