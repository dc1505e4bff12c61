import { z } from 'zod';
import { LONGEST_ID, LONGEST_PASSKEY_NAME } from './vocabulary/limits.ts';

/** Longest answer of a browser about a passkey, as JSON, in characters: an attestation may carry certificates. */
const LONGEST_ANSWER = 20_000;

const descriptorsSchema = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) }),
);

/**
 * What a browser is asked so that a passkey signs: the JSON form of `PublicKeyCredentialRequestOptions`. See
 * docs/domain/identity.md#passkeys.
 */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** How long the browser waits for the person, milliseconds. */
  timeout: z.number().int(),
  userVerification: z.literal('required'),
  allowCredentials: descriptorsSchema,
});
/** What a browser is asked so that a passkey signs. */
export type PasskeyRequest = z.infer<typeof passkeyRequestSchema>;

/** What a browser is asked so that it makes a passkey: the JSON form of `PublicKeyCredentialCreationOptions`. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  /** Milliseconds. */
  timeout: z.number().int(),
  attestation: z.literal('none'),
  authenticatorSelection: z.object({ residentKey: z.literal('preferred'), userVerification: z.literal('required') }),
  excludeCredentials: descriptorsSchema,
});
/** What a browser is asked so that it makes a passkey. */
export type PasskeyCreation = z.infer<typeof passkeyCreationSchema>;

/** A second factor, proved once more in a session: an authenticator app's code, or what a passkey signed, as JSON. */
export const freshFactorSchema = z.object({
  factor_code: z.string().max(20).optional(),
  passkey: z.string().max(LONGEST_ANSWER).optional(),
});
/** A second factor, proved once more. */
export type FreshFactor = z.infer<typeof freshFactorSchema>;

/** `POST /user/v1/passkeys`: what the browser answered, as JSON, and what the person calls it. */
export const addPasskeySchema = z.object({
  name: z.string().trim().min(1).max(LONGEST_PASSKEY_NAME),
  credential: z.string().max(LONGEST_ANSWER),
});
/** Body of a new passkey. */
export type NewPasskey = z.infer<typeof addPasskeySchema>;

/** A passkey of a member of staff. Times are ISO; `last_used_at` is null before the first use. */
export const passkeySchema = z.object({
  id: z.string().max(LONGEST_ID),
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.string().nullable(),
});
/** A passkey of a member of staff. */
export type Passkey = z.infer<typeof passkeySchema>;
/** Answer of `GET /user/v1/passkeys`: the oldest first. */
export const passkeysSchema = z.object({ results: z.array(passkeySchema) });
