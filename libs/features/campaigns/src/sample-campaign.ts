import type { Campaign, CampaignLine } from '@haat/api-contract';

/** Two packs at ₹225.00 each, for tests. */
export function sampleCampaignLine(more: Partial<CampaignLine> = {}): CampaignLine {
  return {
    variant_id: 'nano-urea',
    catalogue_id: 'c-nano-urea',
    quantity: 2,
    problem: null,
    product: {
      id: 'p-nano-urea',
      slug: 'nano-urea',
      name: 'Nano urea',
      image_url: '/pictures/product/nano-urea.svg',
      brand_name: 'IFFCO',
      collect_only: false,
    },
    variant: {
      attribute_value: { name: '500 ml', attribute_name: 'pack' },
      pack: { amount: 500, unit: 'ml' },
      mrp: 240,
    },
    quote: { price: 240, discount: 15, c_id: 'c-nano-urea', vendor_id: 'shop-1', stock: 40 },
    ...more,
  };
}

/** What a link offers: one kind of pack with a coupon, for tests. */
export function sampleCampaign(more: Partial<Campaign> = {}): Campaign {
  return {
    vendor: {
      id: 'shop-1',
      fulfillment_type: 'both',
      vendor_details: {
        name: 'Ganesh Krishi Kendra',
        legal_name: 'Ganesh Krishi Kendra',
        vendor_type: 'DC',
        phone_number: '9800000000',
        address: 'Main road, Vani',
        pincode: '422215',
        district: 'Nashik',
        state: 'Maharashtra',
        lat_lng: '20.1,73.9',
        distance_metres: 3200,
        opens_at: '09:00',
        closes_at: '19:00',
        closed_weekday: null,
        promised_on: '2026-11-22',
        licences: [],
        pickup_radius_metres: 20_000,
        max_packs: 50,
        delivery: { base_fee: 30, base_distance_metres: 5000, fee_per_km: 5, free_above: 5000, radius_metres: 20_000 },
      },
    },
    lines: [sampleCampaignLine()],
    delivery_choices: ['home_delivery', 'pickup_from_store'],
    coupon: {
      couponCode: 'BEEJ10',
      discount: 45,
      kind: 'percent',
      value: 10,
      cap: null,
      minimum: 100,
      valid_until: null,
      obstacle: null,
    },
    bill: { price: 480, discount: 30, coupon_discount: 45, total: 405 },
    valid_until: '2026-12-31',
    pincode: '422215',
    order_id: null,
    ...more,
  };
}
