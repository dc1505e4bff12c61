import { mayBeLeftOut } from './envelope-rules.ts';
import { PLAIN_TEXTS, WRITINGS, type Length } from './lengths.ts';
import { bodyOf, type Granted, type GrantedRule } from './rule.ts';
import { RIGHT_VALUES } from './right-values.ts';
import { isText, isWriting } from './values.ts';

/** Parts of a body that a request does without, or that say by null that there is none. */
const OPTIONAL_PARTS: readonly (readonly [routes: RegExp, parts: string])[] = [
  [/ \/user\/v1\/addresses/, 'tehsil lat_lng is_default'],
  [/^PATCH \/user\/v1\/addresses/, 'name phone_number house village district state pincode'],
  [/^PATCH \/user\/v1\/profile-update$/, 'full_name email language_code source'],
  [/^PATCH \/cart\//, 'delivery_type address_id pickup_person payment_kind coupon_code booking_date insurance'],
  // Without its only entry the list is empty: the farmer wants no insurance.
  [/^PATCH \/cart\//, 'insurance.0'],
  [/^(POST|PUT) \/(cart|growth)\//, 'is_prebook from_cart_page replace offered offered.is_prebook offered.quantity'],
  [/^PUT \/ondc\/v1\/cart\//, 'replaces_cart'],
  [/^PUT \/support\/v1\/campaigns\//, 'coupon_code pincode most_orders'],
  [/^POST \/order\/v1\/orders$/, 'marketplace attribution status full_display_address'],
  [/^POST \/order\/v1\/orders\/\{id\}\/returns$/, 'note photos photos.0 lines.0.is_sealed'],
  [/^POST \/order\/v1\/orders\/\{id\}\/issues$/, 'note'],
  // Only farmers and support must say why: docs/domain/orders.md#transitions.
  [/^POST \/vendor\/v1\/orders\/\{id\}\/move$/, 'reason'],
  // Stock comes with the stock that was seen, or neither does.
  [/^PATCH \/vendor\/v1\/goods\//, 'price on_sale is_sure'],
  [/^POST \/vendor\/v1\/goods-imports\//, 'is_sure'],
  [/^PUT \/vendor\/v1\/shop$/, 'opening_hours.0 closed_days.0 delivery.free_above'],
  [/^POST \/payment\/v1\/orders\/\{id\}\/attempts$/, 'agreed_total'],
  [/^POST \/bookings\/v1\/prices$/, 'acres'],
  [/^POST \/bookings\/v1\/bookings$/, 'crop near samples people'],
  [/^POST \/sandbox\/razorpay\/v1\/(orders|payments\/\{id\}\/refund)$/, 'receipt amount'],
];

/** Filters, with the longest text of each: ids, several with commas between them, and names of regions. */
const FILTERS: readonly (readonly [place: RegExp, longest: number])[] = [
  [/^query\.(vendor_id|brand|category|crop|provider|service_id|product_id|market|commodity)$/, 64],
  [/^query\.(ids|commodities)$/, 324],
  [/^query\.product_ids$/, 1300],
  [/^query\.(state|district)$/, 100],
];

/** Values that are not wrong after all, by limits that are written down here and not taken from the routes. */
export const VALUE_RULES: readonly GrantedRule[] = [
  {
    name: 'a text within its length',
    reason: 'Whatever script it is in and whatever it looks like: a text is data, and is shown as text.',
    holds: ({ change: { place }, request: { route }, value }) => {
      const writing = lengthOf(WRITINGS, route, place);
      const plain = lengthOf(PLAIN_TEXTS, route, place);
      return (
        (writing !== null && isWriting(value, ...writing)) || (plain !== null && isText(value, plain[0], plain[1]))
      );
    },
  },
  {
    name: 'a value within its limits',
    reason: 'It was to be wrong, and is one that the domain allows.',
    holds: ({ change, request, value }) =>
      RIGHT_VALUES.some(
        ([routes, place, holds]) => change.place === place && routes.test(request.route) && holds(value),
      ),
  },
  {
    name: 'an optional part that is left out',
    reason: 'The request does without it, and its default counts or nothing is changed.',
    holds: ({ change: { place }, request: { route }, value }) => {
      const [part = '', name = ''] = place.split('.', 2);
      if (part === 'query') return value === undefined && mayBeLeftOut(name, route);
      return (
        (value === undefined || value === null) &&
        OPTIONAL_PARTS.some(
          ([routes, parts]) => routes.test(route) && parts.split(' ').includes(place.slice('body.'.length)),
        )
      );
    },
  },
  {
    name: 'a filter that is blank',
    reason: 'A form sends the choice of all categories, brands or crops so: nothing is filtered by it.',
    holds: ({ change: { place }, value }) => /^query\.(category|brand|crop)$/.test(place) && value === '',
  },
  {
    name: 'a filter that fits nothing',
    reason: 'A shop, brand, category, crop or region that is not there has nothing: the list is empty.',
    holds: (granted) =>
      granted.request.method === 'GET' &&
      FILTERS.some(([place, longest]) => place.test(granted.change.place) && isText(granted.value, 0, longest)) &&
      isEmptyAnswer(granted),
  },
];

function lengthOf(texts: typeof WRITINGS, route: string, place: string): Length | null {
  for (const { routes, lengths } of texts)
    if (routes.test(route) && lengths[place] !== undefined) return lengths[place];
  return null;
}

/** A list without entries, a product without an offer, or a state without districts. */
function isEmptyAnswer({ answer, change: { place } }: Granted): boolean {
  const body = bodyOf(answer);
  const list =
    body['results'] ?? body['vendor_details'] ?? (place === 'query.state' ? body['districts'] : body['markets']);
  if (Array.isArray(list)) return list.length === 0;
  const offers = body['inventory_set'];
  return Array.isArray(offers) && offers.length === 0;
}
