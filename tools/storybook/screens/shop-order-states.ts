import type { VendorOrder } from '@haat/api-contract';

const LINE = {
  kind: 'fertiliser',
  image_url: '',
  slug: 'nano-urea',
  price: 225,
  discount: 0,
} as const;

/** An order before its shop, as it has just come. */
export const NEW_ORDER: VendorOrder = {
  id: '0b000000-0000-4000-8000-000000000001',
  number: 'KH-26-000123',
  status: 'PENDING',
  type: 'home_delivery',
  created_at: '2026-11-26T04:30:00.000Z',
  promised_on: '2026-11-28',
  is_prebook: false,
  booking_date: null,
  lines: [
    { ...LINE, variant_id: 'nano', name: 'Nano Urea Liquid', pack_name: '500 ml', quantity: 4 },
    { ...LINE, variant_id: 'npk', name: 'NPK 19:19:19 Water Soluble', pack_name: '1 kg', quantity: 2 },
  ],
  total_price: 1_350,
  payment: 'cash',
  cash_due: 1_350,
  deliver_to: {
    name: 'Sunita Pawar',
    phone_number: '9812345670',
    address: '12, near the peepal, Makhmalabad, Nashik',
    pincode: '422001',
    lat_lng: '20.02,73.76',
    is_exact_place: true,
    distance_metres: 6_400,
    map_url: 'https://www.google.com/maps/search/?api=1&query=20.02%2C73.76',
  },
  pickup_person: null,
  history: [{ status: 'PENDING', at: '2026-11-26T04:30:00.000Z', reason: null }],
  next: ['VENDOR_CONFIRMED', 'VENDOR_CANCELLED'],
  clock: { runs_out_at: '2026-11-27T04:30:00.000Z', is_over: false },
  returns: [],
  issues: [],
};
/** Its page, as an address. */
export const ORDER_ADDRESS = `/shop/order/${NEW_ORDER.id}`;

/** The order in another state, as its page is answered. */
export function orderAs(change: Partial<VendorOrder>) {
  return { [`GET /vendor/v1/orders/${NEW_ORDER.id}`]: () => ({ ...NEW_ORDER, ...change }) };
}

/** The shop's list, as it is answered. */
export function listOf(...results: readonly VendorOrder[]) {
  const counts = { new: results.length, pack: 1, road: 3, trouble: 1, booked: 0 };
  return {
    'GET /vendor/v1/orders': () => ({ count: results.length, next: null, previous: null, results, counts }),
  };
}

/** Goods that the farmer wants to give back, and a complaint that waits. */
export const CASES: Partial<VendorOrder> = {
  status: 'DELIVERED',
  next: [],
  clock: null,
  cash_due: 0,
  returns: [
    {
      id: 'return-1',
      number: 'RT-000009',
      status: 'REQUESTED',
      reason: '003',
      refusal: null,
      amount: 450,
      lines: [{ variant_id: 'nano', quantity: 2 }],
      requested_at: '2026-11-26T05:30:00.000Z',
      updated_at: '2026-11-26T05:30:00.000Z',
      note: 'Two bottles leak.',
      photo_ids: ['photo-1', 'photo-2'],
    },
  ],
  issues: [
    {
      id: 'issue-1',
      number: 'IS-000031',
      status: 'OPEN',
      reason: 'ITM02',
      variant_id: 'npk',
      note: 'One pack came, two were ordered.',
      photo_count: 0,
      photo_ids: [],
      answer: null,
      opened_at: '2026-11-26T05:30:00.000Z',
      answer_by: '2026-11-28T05:30:00.000Z',
      close_by: '2026-12-26T05:30:00.000Z',
      updated_at: '2026-11-26T05:30:00.000Z',
    },
  ],
};
