import type { SellerParts } from '../seller-parts.ts';
import type { SellerShop } from '../seller-profile.ts';
import { gpsOf } from '../catalogue/catalogue-provider.ts';
import { isFetched, stepsOf, type SellerOrder } from './order-book.ts';
import { tag } from './order-messages.ts';
import { writeQuote } from './quote-basket.ts';

const QUOTE_TTL = 'PT1H';
const CONTACT = { phone: '18000000000', email: 'care@sandbox.example' };

/** Terms of the seller app: its GSTIN, and the PAN of the seller; the app's kind once an order stands. */
export function sellerTerms({ profile }: Pick<SellerParts, 'profile'>, isConfirmed = false) {
  const { gstin: tax_number, providerPan: provider_tax_number, type: np_type } = profile;
  return tag('bpp_terms', { ...(isConfirmed ? { np_type } : {}), tax_number, provider_tax_number });
}

/** The whole order as `on_confirm`, `on_status`, `on_cancel` and `on_update` tell it. */
export function writeOrder(order: SellerOrder, parts: Pick<SellerParts, 'profile' | 'participant'>) {
  const { confirmed, state, lines, events, cancellation, createdAt, updatedAt, refunds } = order;
  const [first] = confirmed.fulfillments;
  const terms = (confirmed['tags'] as { code: string }[] | undefined)?.filter(({ code }) => code !== 'bpp_terms') ?? [];
  const isGone = !['Pending', 'Packed'].includes(order.goods) && state !== 'Cancelled';
  const settlement = (confirmed.payment['@ondc/org/settlement_details'] as unknown[] | undefined) ?? [];
  return {
    id: confirmed.id,
    state,
    provider: confirmed.provider,
    items: [
      ...confirmed.items.map((item) => ({
        id: item.id,
        fulfillment_id: first?.id,
        quantity: { count: lines.find(({ id, type }) => type === 'item' && id === item.id)?.count ?? 0 },
      })),
      ...events.flatMap(({ id: fulfillment_id, items }) =>
        items.map(({ id, count }) => ({ id, fulfillment_id, quantity: { count } })),
      ),
    ],
    billing: confirmed.billing,
    fulfillments: [
      { ...first, ...deliveryOf(order) },
      ...events.map(({ id, type, state: code, tags }) => ({ id, type, state: { descriptor: { code } }, tags })),
    ],
    quote: writeQuote(lines, QUOTE_TTL),
    payment:
      refunds.length === 0
        ? confirmed.payment
        : { ...confirmed.payment, '@ondc/org/settlement_details': [...settlement, ...refunds] },
    ...(cancellation === null ? {} : { cancellation }),
    ...(isGone ? { documents: [{ label: 'Invoice', url: invoiceUrl(order, parts) }] } : {}),
    tags: [...terms, sellerTerms(parts, true)],
    created_at: createdAt,
    updated_at: updatedAt,
  };
}

/** Where the goods are, with the moments at which they left and came. */
function deliveryOf(order: SellerOrder) {
  const { confirmed, goods, shop, moments, cancellation, events } = order;
  const [first] = confirmed.fulfillments;
  const code = goods.startsWith('RTO') ? 'Cancelled' : goods;
  const left = moments['Order-picked-up'];
  const came = isFetched(order) ? left : moments['Order-delivered'];
  const end = first?.['end'] as Readonly<Record<string, unknown>> | undefined;
  const before = stepsOf(order).findLast((step) => moments[step] !== undefined) ?? 'Pending';
  const rto = events.find(({ type }) => type === 'RTO');
  return {
    '@ondc/org/provider_name': shop.name,
    '@ondc/org/TAT': 'P2D',
    tracking: true,
    state: { descriptor: { code } },
    start: { ...startOf(shop), ...(left === undefined ? {} : { time: { timestamp: left } }) },
    ...(end === undefined ? {} : { end: came === undefined ? end : { ...end, time: { timestamp: came } } }),
    tags: [
      ...(left === undefined || isFetched(order) ? [] : [tag('routing', { type: 'P2P' })]),
      ...(cancellation === null
        ? []
        : [
            tag('cancel_request', {
              reason_id: cancellation.reason.id,
              initiated_by: cancellation.cancelled_by,
              ...(rto === undefined ? {} : { rto_id: rto.id }),
            }),
            tag('precancel_state', { fulfillment_state: before, updated_at: moments[before] ?? '' }),
          ]),
    ],
  };
}

const startOf = (shop: SellerShop) => ({
  location: {
    id: shop.locationId,
    descriptor: { name: shop.name },
    gps: gpsOf(shop),
    address: { locality: shop.town, city: shop.district, area_code: shop.pincode, state: shop.state },
  },
  contact: CONTACT,
});

const invoiceUrl = ({ confirmed }: SellerOrder, { participant }: Pick<SellerParts, 'participant'>) =>
  `${participant.subscription.subscriber_url}/invoices/${encodeURIComponent(confirmed.id)}`;
