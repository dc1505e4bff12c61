import { z } from 'zod';
import { CLIENT_NAME } from './protocol/headers.ts';
import { languageSchema } from './protocol/language-schema.ts';
import { pincodeSchema } from './location.ts';
import { LONGEST_ID, LONGEST_NAME } from './vocabulary/limits.ts';
import { STEP_UP_STATUSES } from './vocabulary/step-up.ts';

/** A farmer's profile. */
export const profileSchema = z.object({
  full_name: z.string(),
  language_code: languageSchema.nullable(),
  source: z.array(z.string()),
});
/** A user. See docs/domain/identity.md#users. `profile` is null until the first profile update. */
export const userSchema = z.object({
  id: z.string(),
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string(),
  auth_id: z.string(),
  profile: profileSchema.nullable(),
  /** Only of staff, in a session that was begun with a second factor, where passkeys are offered. */
  may_have_passkeys: z.literal(true).optional(),
});
/** A user. */
export type User = z.infer<typeof userSchema>;
/** `PATCH /user/v1/profile-update`. See docs/domain/identity.md#users. */
export const profileUpdateSchema = z.object({
  full_name: z.string().trim().min(1).max(LONGEST_NAME).optional(),
  email: z.email().max(200).nullable().optional(),
  language_code: languageSchema.optional(),
  source: z.array(z.string().regex(CLIENT_NAME)).length(1).optional(),
});
/** Body of a profile update. */
export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

const line = (longest: number) => z.string().trim().min(1).max(longest);
/** What a farmer writes for an address. Markup is stripped by the backend; too long is refused, never cut. */
export const addressInputSchema = z.object({
  name: line(100),
  phone_number: z.string().regex(/^\d{10}$/),
  house: line(200),
  village: line(100),
  tehsil: z.string().trim().max(100).default(''),
  district: line(100),
  state: line(100),
  pincode: pincodeSchema,
  lat_lng: z.string().max(40).nullable().default(null),
  is_default: z.boolean().default(false),
});
/** Body of an address. */
export type AddressInput = z.input<typeof addressInputSchema>;
/** An address of a farmer. */
export const addressSchema = z.object({
  id: z.string(),
  name: z.string(),
  phone_number: z.string(),
  house: z.string(),
  village: z.string(),
  tehsil: z.string(),
  district: z.string(),
  state: z.string(),
  pincode: z.string(),
  lat_lng: z.string().nullable(),
  is_default: z.boolean(),
  full_display_address: z.string(),
});
/** An address of a farmer. */
export type Address = z.infer<typeof addressSchema>;
/** Answer of `GET /user/v1/addresses`. */
export const addressesSchema = z.object({ results: z.array(addressSchema) });

const choicesSchema = z.array(z.object({ id: z.string(), name: z.string() }));

/**
 * `GET /user/v1/step-up`: what a farmer whose number was silent for long is asked, with names in the language of the
 * request. The lists are empty unless there is a question. See docs/domain/identity.md#step-up.
 */
export const stepUpSchema = z.object({
  status: z.enum(STEP_UP_STATUSES),
  tries_left: z.number().int(),
  /** Shops, one of which brought what was ordered last. */
  shops: choicesSchema,
  /** Goods, one of which was ordered last. */
  products: choicesSchema,
});
/** What a farmer whose number was silent is asked. */
export type StepUp = z.infer<typeof stepUpSchema>;

/** `POST /user/v1/step-up`: the name as the account has it, and one of each list. */
export const stepUpAnswerSchema = z.object({
  full_name: z.string().trim().min(1).max(LONGEST_NAME),
  shop_id: z.string().min(1).max(LONGEST_ID),
  product_id: z.string().min(1).max(LONGEST_ID),
});
/** Body of an answer. */
export type StepUpAnswerBody = z.infer<typeof stepUpAnswerSchema>;
