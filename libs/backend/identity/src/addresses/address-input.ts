import { addressInputSchema, latLngSchema } from '@haat/api-contract';
import { plainLine } from '@haat/format';
import { z } from 'zod';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

import { placeOfAddress } from './find-address.ts';

/** Body of a new address; an exact place has to be one. */
export const newAddressSchema = addressInputSchema.extend({ lat_lng: latLngSchema.nullable().default(null) });

/** Body of a change: only what is given changes, so nothing is filled in for what is left out. */
export const addressChangeSchema = newAddressSchema
  .extend({
    tehsil: addressInputSchema.shape.tehsil.unwrap(),
    lat_lng: latLngSchema.nullable(),
    is_default: z.boolean(),
  })
  .partial();

const REQUIRED_TEXTS = ['name', 'house', 'village', 'district', 'state'] as const;
const TEXTS = [...REQUIRED_TEXTS, 'tehsil'] as const;

type Texts = Partial<Record<(typeof TEXTS)[number], string>>;

/**
 * The texts of an address as plain text in one line each: markup and line breaks are taken out.
 * @throws ServiceError `address_error.invalid` naming the fields of which nothing is left
 */
export function cleanTexts<Input extends Texts>(input: Input): Input {
  const cleaned: Input = { ...input };
  for (const field of TEXTS) {
    const text = input[field];
    if (text !== undefined) Object.assign(cleaned, { [field]: plainLine(text) });
  }
  const emptied = REQUIRED_TEXTS.filter((field) => cleaned[field] === '');
  if (emptied.length > 0)
    throw new ServiceError('address_error.invalid', { fields: emptied.map((field) => ({ field, rule: 'too_short' })) });
  return cleaned;
}

/**
 * The exact place of an address as far as it counts: null when none is given, or when it is too far from the PIN
 * code’s.
 * See docs/domain/vendors.md#delivery-place.
 * @throws ServiceError `location_error.pincode_unknown`
 */
export async function countedPlace(
  executor: Executor,
  { pincode, latLng }: { readonly pincode: string; readonly latLng: string | null },
): Promise<string | null> {
  const place = await placeOfAddress(executor, { pincode, latLng });
  if (place === null) throw new ServiceError('location_error.pincode_unknown', { pincode });
  return place.isExact ? latLng : null;
}
