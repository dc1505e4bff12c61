/* Catalogues of sellers as they send them, for a network of any size. */

/** Sellers whose catalogues come as messages; the others are copies of them. */
export const SELLERS_OF_MESSAGES = 40;

const CROPS = [
  ...['Tomato', 'Onion', 'Chilli', 'Brinjal', 'Okra', 'Cotton', 'Wheat', 'Paddy', 'Maize', 'Soybean', 'Mustard'],
  ...['Groundnut', 'Gram', 'Pigeon Pea', 'Cabbage', 'Cauliflower', 'Cucumber', 'Bottle Gourd', 'Coriander', 'Potato'],
];
const MAKERS = ['Arka', 'Mahyco', 'Syngenta', 'Nunhems', 'Rasi', 'Kaveri', 'Ankur', 'Sahyadri', 'Godavari', 'Namdhari'];
const STRAINS = ['Rakshak', 'Gold', 'Super', 'Vishal', 'Lakshmi', 'Shakti', 'Uday', 'Surya', 'Navya', 'Dhanvi'];
const DOSES = ['Imidacloprid 17.8 SL', 'Mancozeb 75 WP', 'Neem Oil 1500 ppm', 'Glyphosate 41 SL', 'Zinc Sulphate 21'];
const PACKS = [10, 50, 100, 250, 500];
/** Goods of the sample market: they are compared with its shops' own. */
const KNOWN: readonly (readonly [name: string, brand: string, unit: 'gram' | 'millilitre', size: number])[] = [
  ['Onion seed Bhima Shakti', 'NHRDF', 'gram', 500],
  ['Tomato seed Abhilash (hybrid)', 'Seminis', 'gram', 10],
  ['Chilli seed Nandita (hybrid)', 'Nunhems', 'gram', 10],
  ['Okra seed Radhika (hybrid)', 'Advanta', 'gram', 100],
  ['Coragen insecticide', 'FMC', 'millilitre', 60],
  ['Proclaim insecticide', 'Syngenta', 'gram', 100],
];
/** Ids of these. */
export const KNOWN_IDS: readonly string[] = [
  'p-onion-bhima-shakti',
  'p-tomato-abhilash',
  'p-chilli-nandita',
  'p-okra-radhika',
  'p-coragen',
  'p-proclaim',
];
/** Of so many items of a seller one is known. */
const KNOWN_OF = 10;
/** Rest of 40 sellers: where each kind of reach begins. */
const NEAR_UNTIL = 20;
const PINCODES_UNTIL = 32;

/** Where shops stand: towns of the sample market, Nashik first. */
export const TOWNS: readonly (readonly [lat: number, lng: number, pincode: string])[] = [
  [20.0, 73.79, '422003'],
  [25.61, 85.14, '800001'],
  [30.9, 75.85, '141001'],
  [22.72, 75.86, '452001'],
  [26.12, 85.36, '842001'],
  [22.3, 70.8, '360001'],
  [19.84, 75.88, '431203'],
  [20.46, 85.88, '753001'],
  [28.98, 77.7, '250001'],
  [26.93, 81.18, '225001'],
  [22.9, 88.39, '712101'],
];

const tag = (code: string, values: Readonly<Record<string, string>>) => ({
  code,
  list: Object.entries(values).map(([name, value]) => ({ code: name, value })),
});

/**
 * The catalogue of a seller. Half of the sellers bring goods 50 km around their shop, three tenths to PIN codes of
 * their town, one fifth to all of India.
 */
export function sellerCatalogue(seller: number, items: number, at: string) {
  const [lat, lng, pincode] = TOWNS[seller % TOWNS.length] ?? [20, 73.79, '422003'];
  const reach =
    seller < NEAR_UNTIL
      ? { type: '10', val: '50', unit: 'km' }
      : seller < PINCODES_UNTIL
        ? { type: '11', val: `${pincode.slice(0, 3)}001-${pincode.slice(0, 3)}999`, unit: 'pincode' }
        : { type: '12', val: 'IND', unit: 'country' };
  const categories = ['Seed', 'Pesticide'];
  return {
    'bpp/descriptor': { name: 'Bench', tags: [tag('bpp_terms', { np_type: 'MSN' })] },
    'bpp/fulfillments': [{ id: 'F1', type: 'Delivery' }],
    'bpp/providers': [
      {
        id: `P${seller}`,
        time: { label: 'enable', timestamp: at },
        descriptor: { name: `Krishi Kendra ${seller}` },
        locations: [
          {
            id: 'L1',
            gps: `${lat.toFixed(6)},${lng.toFixed(6)}`,
            address: { locality: 'Main Road', city: 'Town', area_code: pincode, state: 'State' },
            time: { label: 'open', timestamp: at },
          },
        ],
        items: Array.from({ length: items }, (_, index) => itemOf(seller, index, at)),
        tags: categories.map((category) => tag('serviceability', { location: 'L1', category, ...reach })),
      },
    ],
  };
}

/** An item of a seller; its name is one of some thousand, of one in ten that of goods which the market knows. */
export function itemOf(seller: number, index: number, at: string, price = 100 + ((seller + index) % 400)) {
  const serial = seller * 131 + index * 7;
  const of = <One>(list: readonly One[], by: number) => list[Math.floor(serial / by) % list.length] as One;
  const isSeed = index % 3 !== 0;
  const [crop, maker, strain] = [of(CROPS, 1), of(MAKERS, CROPS.length), of(STRAINS, 3)];
  const name = isSeed ? `${maker} ${strain} ${crop} Seeds` : `${maker} ${of(DOSES, 5)} for ${crop}`;
  const size = PACKS[index % PACKS.length] ?? 10;
  const known = index % KNOWN_OF === 1 ? of(KNOWN, 7) : null;
  const [title, brand, unit, content] = known ?? [name, maker, 'gram', size];
  return {
    id: `I${index}`,
    time: { label: 'enable', timestamp: at },
    parent_item_id: `V${Math.floor(index / 2)}`,
    descriptor: { name: `${title} ${content}`, images: ['https://cdn.example/a.png'], short_desc: title },
    quantity: {
      unitized: { measure: { unit, value: String(content) } },
      available: { count: index % 11 === 0 ? '0' : '99' },
      maximum: { count: '10' },
    },
    price: { currency: 'INR', value: String(price), maximum_value: '600' },
    category_id: isSeed ? 'Seed' : 'Pesticide',
    fulfillment_id: 'F1',
    location_id: 'L1',
    '@ondc/org/returnable': true,
    '@ondc/org/available_on_cod': true,
    '@ondc/org/contact_details_consumer_care': 'Care,care@bench.example,18001234567',
    tags: [tag('origin', { country: 'IND' }), tag('attribute', { brand })],
  };
}

/** What no seller has, and what some seller of each town has. */
export const NOWHERE = 'qqqqxxxxwwww';
/** See {@link NOWHERE}. */
export const EVERYWHERE: readonly string[] = ['tomato', 'टमाटर', 'mancozeb', 'beej', ''];
/** What farmers look for: names as they are, begun, misspelt, in their own script, and what there is none of. */
export const SEARCHES: readonly string[] = [
  ...EVERYWHERE,
  ...['tamatar', 'onion seeds', 'কাপাস', 'neem oil', 'mahyco cotton', 'mirchi', 'tomatto', 'syngneta chilli'],
  ...['गेहूं', 'soyabean', 'arka rakshak', 'imidacloprid', 'zinc', 'ટામેટા', NOWHERE],
];
