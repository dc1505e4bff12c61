import { shapesOf, type Schema } from './read-operations.ts';

/** Shops, packs and places of the sample market. */
export const SAMPLE = {
  vendorId: 'v-nashik-1',
  /** A shop where no refunds are asked for. */
  otherVendorId: 'v-nashik-3',
  variantId: 'p-boron-250g',
  productId: 'p-boron',
  /** Rupees for one pack at the shop. */ price: 178,
  pincode: '422001',
  latLng: '19.9975,73.7898',
  /** A pack that comes with insurance, and how it is taken. */
  insured: {
    variantId: 'p-maize-nk-6240-4kg',
    choice: {
      variant_id: 'p-maize-nk-6240-4kg',
      group_insurance_product_id: 'gi-sowing-cover',
      multiplier_factor: 1,
      units: 1,
    },
  },
  /** A pack that can be booked for a season. */
  prebook: { variantId: 'p-urea-45kg' },
  /** A coupon that an insured pack is dear enough for. */
  coupon: 'KISAN50',
} as const;

/** What the sample market has under the names that the document uses. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  lat_lng: SAMPLE.latLng,
  pincode: SAMPLE.pincode,
  marketplace: 'dehaat',
  vendor_id: SAMPLE.vendorId,
  vendor: SAMPLE.vendorId,
  variantId: SAMPLE.variantId,
  variant_id: SAMPLE.variantId,
  product_variant: SAMPLE.variantId,
  q: 'nashik',
  search: 'boron',
  data_for: 'vendors,flags',
  key: 'CR',
  page: 1,
  quantity: 2,
  price_max: 5000,
  in_stock: 'true',
  insured: 'false',
  for_credit_order: 'false',
  phone_number: '9876543210',
  name: 'सुनीता पवार',
  full_name: 'सुनीता पवार',
  email: 'sunita@example.in',
  source: ['web'],
  house: 'Plot 4',
  village: 'Makhmalabad',
  tehsil: 'Nashik',
  district: 'Nashik',
  state: 'Maharashtra',
  from_cart_page: false,
  is_prebook: false,
  is_default: true,
  reason: '010',
  address_id: null,
  client_id: 'krishi-haat-farmer',
  delivery_type: 'pickup_from_store',
  amount: 500,
  // Of the right form; a way that is granted puts the right one on.
  'x-razorpay-signature': '0'.repeat(64),
};

/** A value that the document allows for a name; what the sample market does not have is left out by `undefined`. */
export function goodValue(name: string, schema: Schema): unknown {
  if (Object.hasOwn(BY_NAME, name)) return BY_NAME[name];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum !== undefined) return schema.enum[0];
  const inside = shapesOf(schema).find(({ properties }) => properties !== undefined) ?? schema;
  if (inside.properties !== undefined) return goodObject(inside);
  return undefined;
}

/** An object with every property for which there is a good value. */
export function goodObject({ properties = {} }: Schema): Record<string, unknown> {
  const values = Object.entries(properties).map(([name, schema]) => [name, goodValue(name, schema)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}
