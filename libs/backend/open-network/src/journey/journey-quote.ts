import type { NetworkQuote } from '@haat/api-contract/open-network';
import { NETWORK_CHARGE_KINDS, NETWORK_PAYMENT_KINDS, type NetworkPaymentKind } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import { paiseOf, signedPaiseOf, type Quote, type QuoteLine, type SelectedItem } from '@haat/ondc-core';
import { LEAST_ONLINE_PAISE } from '@haat/order-core';
import type { JourneyItem, JourneyRow } from './tables.ts';

/** What was asked for, as a quote is judged by. */
export function selectedOf(items: readonly JourneyItem[]): SelectedItem[] {
  return items.map(({ itemId, quantity, unitPaise }) => ({ id: itemId, count: quantity, price: unitPaise / 100 }));
}

/** Maximum retail prices of items that have one, in rupees. */
export function maximumPricesOf(items: readonly JourneyItem[]): Record<string, number> {
  return Object.fromEntries(
    items.flatMap(({ itemId, mrpPaise }) => (mrpPaise === null ? [] : [[itemId, mrpPaise / 100]])),
  );
}

/** Whole paise that a quote comes to; none of a quote that was not accepted. */
export function totalPaiseOf(quote: Quote): number {
  return signedPaiseOf(quote.price?.value) ?? 0;
}

/** Packs of an item that a quote is of, and what they come to. */
export function quotedItem(quote: Quote, itemId: string): { count: number; paise: number } {
  const lines = linesOf(quote).filter((line) => isItem(line) && line['@ondc/org/item_id'] === itemId);
  return {
    count: lines.reduce((sum, line) => sum + Number(line['@ondc/org/item_quantity']?.count ?? 0), 0),
    paise: lines.reduce((sum, line) => sum + (signedPaiseOf(line.price?.value) ?? 0), 0),
  };
}

/** What one pack of each item costs as a shop says it; what it does not say stays. */
export function withQuotedPrices(quote: Quote, items: readonly JourneyItem[]): JourneyItem[] {
  return items.map((item) => {
    const line = linesOf(quote).find((one) => isItem(one) && one['@ondc/org/item_id'] === item.itemId);
    const count = Number(line?.['@ondc/org/item_quantity']?.count);
    const each = paiseOf(line?.item?.price?.value) ?? (paiseOf(line?.price?.value) ?? Number.NaN) / count;
    return Number.isInteger(each) && each > 0 ? { ...item, unitPaise: each } : item;
  });
}

/** Lines of a quote that are not goods, in whole paise. */
export function chargesOf(
  quote: Quote,
): { kind: NetworkQuote['charges'][number]['kind']; title: string; paise: number }[] {
  return linesOf(quote).flatMap((line) => {
    const kind = NETWORK_CHARGE_KINDS.find((known) => known === line['@ondc/org/title_type']);
    const paise = signedPaiseOf(line.price?.value);
    return kind === undefined || paise === null || paise === 0 ? [] : [{ kind, title: line.title ?? '', paise }];
  });
}

/** A quote as the farmer sees it. */
export function toNetworkQuote(
  quote: Quote,
  { items, fulfilment, holdsUntil, isShort }: Pick<JourneyRow, 'items' | 'fulfilment' | 'holdsUntil' | 'isShort'>,
): NetworkQuote {
  return {
    lines: items.map(({ variantId, itemId, quantity: asked, unitPaise, product }) => {
      const { count, paise } = quotedItem(quote, itemId);
      const price = toRupees(unitPaise);
      return { variant_id: variantId, name: product.name.en, asked, quantity: count, price, amount: toRupees(paise) };
    }),
    charges: chargesOf(quote).map(({ kind, title, paise }) => ({ kind, title, amount: toRupees(paise) })),
    total: toRupees(totalPaiseOf(quote)),
    holds_until: (holdsUntil ?? new Date(0)).toISOString(),
    delivered_within: fulfilment?.timeToDeliver ?? null,
    is_short: isShort,
  };
}

/** How an order at this price can be paid: in cash where the shop takes it for all of the goods. */
export function paymentChoicesOf({
  quote,
  items,
  isShort,
}: Pick<JourneyRow, 'quote' | 'items' | 'isShort'>): NetworkPaymentKind[] {
  if (quote === null || isShort) return [];
  const isPossible: Record<NetworkPaymentKind, boolean> = {
    cash: items.every(({ isPaidOnDelivery }) => isPaidOnDelivery),
    'pay-now': totalPaiseOf(quote) >= LEAST_ONLINE_PAISE,
  };
  return NETWORK_PAYMENT_KINDS.filter((kind) => isPossible[kind]);
}

const linesOf = (quote: Quote): readonly QuoteLine[] => quote.breakup ?? [];
const isItem = (line: QuoteLine) => line['@ondc/org/title_type'] === 'item';
