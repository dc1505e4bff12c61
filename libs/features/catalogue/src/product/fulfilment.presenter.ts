import type { Vendor } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney } from '@haat/format';
import { deliveryFee } from '@haat/order-core';
import { dayText, shopView } from '@haat/presenters';

/** A fulfilment option. */
export interface FulfilmentOptionView {
  readonly kind: 'delivery' | 'pickup';
  readonly title: string;
  readonly detail: string;
}

/** Inputs for presenting a shop's fulfilment options. */
interface FulfilmentFacts {
  /** The goods may only be collected. */
  readonly collectOnly: boolean;
  readonly language: string;
  readonly now: Date;
}

/** A shop's fulfilment options: by when, how far, for what charge. */
export function fulfilmentOptionViews(
  t: ServerTexts,
  vendor: Vendor,
  { collectOnly, language, now }: FulfilmentFacts,
): FulfilmentOptionView[] {
  const { distance, opening, fulfilment } = shopView(t, vendor, now);
  const { promised_on: promised } = vendor.vendor_details;
  const day = promised === null ? null : dayText(t, language, promised, now);
  const joined = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ');
  return fulfilment.flatMap(({ kind, label }): FulfilmentOptionView[] => {
    if (kind === 'Self-Pickup')
      return [
        {
          kind: 'pickup',
          title: label,
          detail: joined(day && t('products:fulfilment.from', { day }), distance, opening),
        },
      ];
    return collectOnly
      ? []
      : [
          {
            kind: 'delivery',
            title: label,
            detail: joined(day && t('products:fulfilment.by', { day }), deliveryText(t, vendor)),
          },
        ];
  });
}

function deliveryText(t: ServerTexts, { vendor_details: { delivery, distance_metres } }: Vendor): string {
  if (!delivery) return '';
  const fee = distance_metres === null ? null : deliveryFee(distance_metres, delivery);
  const charge =
    fee === null
      ? t('products:fulfilment.feeFrom', { amount: formatMoney(delivery.base_fee) })
      : t('products:fulfilment.fee', { amount: formatMoney(fee) });
  const free =
    delivery.free_above === null
      ? null
      : t('products:fulfilment.freeAbove', { amount: formatMoney(delivery.free_above) });
  return [charge, free].filter(Boolean).join(' · ');
}
