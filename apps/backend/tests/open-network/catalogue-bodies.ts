/** Bodies of `on_search` as sellers of the open network send them. */

/** When the whole catalogue was made. */
export const AT = '2026-06-15T04:30:05.500Z';

/** A moment so many seconds after the whole catalogue. */
export const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();

/** A message's context. */
export const context = (given: { bpp?: string; timestamp?: string } = {}) => {
  const { bpp = 'bpp.localhost', timestamp = AT } = given;
  return {
    domain: 'ONDC:AGR10',
    country: 'IND',
    city: 'std:0253',
    action: 'on_search',
    core_version: '1.2.0',
    bap_id: 'bap.localhost',
    bap_uri: 'http://bap.localhost:4300/ondc',
    bpp_id: bpp,
    bpp_uri: `http://${bpp}:4400/ondc`,
    transaction_id: 'f3a1c6a8-7d0b-4a5e-9f0e-2f1f7c9b1a01',
    message_id: '0f5b9f7e-4b7d-4a59-8f3c-7b2a9c1d0e02',
    timestamp,
    ttl: 'PT30S',
  };
};

const tag = (code: string, values: Record<string, string>) => ({
  code,
  list: Object.entries(values).map(([name, value]) => ({ code: name, value })),
});

/** A serviceability tag. */
export const reach = (location: string, category: string, type: string, val: string, unit: string) =>
  tag('serviceability', { location, category, type, val, unit });

/** An item, whole and right, but for what is given otherwise. */
export function item(id: string, given: Record<string, unknown> = {}) {
  return {
    id,
    time: { label: 'enable', timestamp: AT },
    parent_item_id: `V-${id}`,
    descriptor: {
      name: 'Neem Coated Urea 45 kg bag',
      symbol: 'https://cdn.example/u.png',
      short_desc: 'Urea',
      long_desc: 'Urea coated with neem oil',
      images: ['https://cdn.example/u.png', 'https://cdn.example/back.png'],
    },
    quantity: {
      unitized: { measure: { unit: 'kilogram', value: '45' } },
      available: { count: '99' },
      maximum: { count: '10' },
    },
    price: { currency: 'INR', value: '266.50', maximum_value: '300.00' },
    category_id: 'Fertilizer',
    fulfillment_id: 'F1',
    location_id: 'L1',
    '@ondc/org/returnable': true,
    '@ondc/org/cancellable': true,
    '@ondc/org/return_window': 'P7D',
    '@ondc/org/time_to_ship': 'PT24H',
    '@ondc/org/available_on_cod': true,
    '@ondc/org/contact_details_consumer_care': 'Godavari Care,care@godavariagro.example,18001234567',
    tags: [tag('origin', { country: 'IND' }), tag('attribute', { brand: 'Sahyadri' })],
    ...given,
  };
}

/** A tomato seed pack, named in English. */
export const tomatoSeed = (id: string, given: Record<string, unknown> = {}) =>
  item(id, {
    descriptor: { name: 'Arka Rakshak Tomato Seeds 10 g', images: ['https://cdn.example/tomato.png'] },
    quantity: { unitized: { measure: { unit: 'gram', value: '10' } }, available: { count: '99' } },
    price: { currency: 'INR', value: '650', maximum_value: '700' },
    category_id: 'Seed',
    parent_item_id: 'V-TOM',
    ...given,
  });

/** A seller at Nashik with one shop, which brings fertiliser and seed 40 km far. */
export function provider(id: string, given: Record<string, unknown> = {}) {
  return {
    id,
    time: { label: 'enable', timestamp: AT },
    ttl: 'P1D',
    descriptor: { name: `Godavari Krishi Seva Kendra ${id}`, symbol: 'https://cdn.example/shop.png' },
    fulfillments: [{ id: 'F1', type: 'Delivery' }],
    locations: [shop('L1')],
    items: [item('I-UREA-45')],
    tags: [reach('L1', 'Fertilizer', '10', '40', 'km'), reach('L1', 'Seed', '10', '40', 'km')],
    ...given,
  };
}

/** A shop in the town of Nashik. */
export const shop = (id: string, given: Record<string, unknown> = {}) => ({
  id,
  gps: '20.000000,73.800000',
  address: { locality: 'Panchavati', street: 'Main Road', city: 'Nashik', area_code: '422003', state: 'Maharashtra' },
  time: { label: 'open', timestamp: AT },
  ...given,
});

/** A whole catalogue. */
export const catalogue = (...providers: object[]) => ({
  'bpp/descriptor': { name: 'Godavari Seller App', tags: [tag('bpp_terms', { np_type: 'MSN' })] },
  'bpp/fulfillments': [{ id: 'F1', type: 'Delivery' }],
  'bpp/providers': providers as { id: string }[],
});

/** What changed in a catalogue. */
export const increment = (...providers: object[]) => ({ 'bpp/providers': providers as { id: string }[] });
