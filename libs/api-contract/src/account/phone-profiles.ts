import { z } from 'zod';
import { deviceIdSchema } from '../identity.ts';
import { LONGEST_ID } from '../vocabulary/limits.ts';

/** People who share a phone, each behind a lock. See docs/domain/identity.md#a-shared-phone. */
export const MAX_PHONE_PROFILES = 5;
/** Digits of a lock. */
export const LOCK_DIGITS = 4;
/** Wrong tries in a row after which the profile's owner signs in by a code. */
export const LOCK_MAX_TRIES = 5;
/** The same of wrong tries since the sign-in by a code, with right ones between them or not. */
export const LOCK_MAX_TRIES_IN_ALL = 20;

/** Grant that exchanges `profile_id`, `lock` and `device_id` for tokens at the realm's token path. */
export const PROFILE_GRANT = 'urn:krishi-haat:grant-type:phone-profile';

/** Whether a lock is among those that are guessed first: one digit four times, or four that follow each other. */
export function isEasyLock(lock: string): boolean {
  const steps = new Set([...lock].slice(1).map((digit, before) => Number(digit) - Number(lock[before])));
  return steps.size === 1 && [-1, 0, 1].includes([...steps][0] ?? 0);
}

/** `POST /realms/:realm/phone-profiles`: who left this phone to another. */
export const phoneProfilesAskedSchema = z.object({ device_id: deviceIdSchema });
/** Answer: by name alone, which may be empty. */
export const phoneProfilesSchema = z.object({
  results: z.array(z.object({ id: z.string().max(LONGEST_ID), name: z.string() })),
});
/** Who left this phone to another. */
export type PhoneProfiles = z.infer<typeof phoneProfilesSchema>;

/** `PUT /user/v1/phone-profile`. */
export const setLockSchema = z.object({
  device_id: deviceIdSchema,
  lock: z.string().regex(/^\d{4}$/),
});
/** Whether the caller has a lock on the phone of this session. */
export const phoneProfileSchema = z.object({ has_lock: z.boolean() });
/** Whether the caller has a lock on the phone of this session. */
export type PhoneProfile = z.infer<typeof phoneProfileSchema>;
