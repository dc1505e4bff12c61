import type { ShopQuote } from '@haat/api-contract';
import type { ServerTexts } from '@haat/app-context';
import { formatMoney, toPaise, toRupees } from '@haat/format';
import { distanceText } from '@haat/presenters';
import { fulfilmentLabels, type FulfilmentLabel } from '@haat/vendor-choice';

/** A shop's offer of a pack in the words of the request's language. */
export interface QuoteView {
  readonly id: string;
  readonly vendorId: string;
  readonly shop: string;
  /** '3.2 km'; null when it is not known. */
  readonly distance: string | null;
  /** The shop's fulfilment options for these goods here. */
  readonly fulfilmentLabels: readonly { readonly kind: FulfilmentLabel; readonly label: string }[];
  /** Of the pack alone. */
  readonly price: string;
  /** For bringing it; null where it is collected. */
  readonly fee: string | null;
  /** Of the pack and its way. */
  readonly total: string;
  /** '₹6.67 per kg', of the total; null for what is not sold by weight or volume. */
  readonly unitTotal: string | null;
  readonly stock: number;
}

const WAY_KEYS: Readonly<Record<FulfilmentLabel, string>> = {
  Delivery: 'main:fulfilment.delivery',
  'Self-Pickup': 'main:fulfilment.pickup',
};

/** Puts a quote into words. It runs on the server, so that only the words travel. */
export function quoteView(t: ServerTexts, quote: ShopQuote, collectOnly: boolean): QuoteView {
  const { distance_metres: metres, delivery_type, delivery_fee: fee } = quote;
  const labels = fulfilmentLabels(quote).filter((kind) => !(collectOnly && kind === 'Delivery'));
  return {
    id: quote.c_id,
    vendorId: quote.vendor_id,
    shop: quote.vendor_name,
    distance: metres === null ? null : distanceText(t, metres),
    fulfilmentLabels: labels.map((kind) => ({ kind, label: t(WAY_KEYS[kind]) })),
    price: formatMoney(toRupees(toPaise(quote.price) - toPaise(quote.discount))),
    fee: delivery_type === 'pickup_from_store' ? null : fee === 0 ? t('product-feed:quote.free') : formatMoney(fee),
    total: formatMoney(quote.landed_total),
    unitTotal: unitTotalText(t, quote),
    stock: quote.stock,
  };
}

/** What a kilogram or litre comes to until the farmer has it; null for what is not sold so. */
export function unitTotalText(t: ServerTexts, { landed_unit: unit }: Pick<ShopQuote, 'landed_unit'>): string | null {
  return unit && t(unit.per === 'kg' ? 'main:units.per_kg' : 'main:units.per_l', { price: formatMoney(unit.amount) });
}

/** The best offer of a pack, in a sentence. */
export function bestOfferText(t: ServerTexts, { vendor_name: shop, delivery_type, landed_total }: ShopQuote): string {
  return t(delivery_type === 'home_delivery' ? 'product-feed:best.brought' : 'product-feed:best.collected', {
    shop,
    amount: formatMoney(landed_total),
  });
}
