import { z } from 'zod';

/**
 * `POST /realms/:realm/otp`: requests a one-time password by SMS. The answer is the same for known and unknown
 * numbers.
 */
export const sendOtpSchema = z.object({
  phone_number: z.string().regex(/^\d{10}$/),
  /** Random id that a shell keeps for a browser. */
  device_id: z.string().optional(),
  /** The solved challenge of an `auth_error.human_check_needed`: base64 of `humanCheckSchema`'s JSON. */
  human_check: z.string().optional(),
});
/** The id of a device: random, of a shell's making. */
export const deviceIdSchema = z.string().regex(/^[\w-]{16,64}$/);
/** The challenge in the details of `auth_error.human_check_needed`, in altcha's form. */
export const humanCheckChallengeSchema = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string().regex(/^[0-9a-f]{32}$/),
    salt: z.string().regex(/^[0-9a-f]{32}$/),
    cost: z.number().int().positive().max(100_000),
    keyLength: z.number().int().positive().max(64),
    keyPrefix: z.string().max(64),
    /** Seconds since 1970. */
    expiresAt: z.number().int(),
    data: z.object({ network: z.string().max(100) }),
  }),
  signature: z.string().max(200),
});
/** A challenge to be solved by a phone. */
export type HumanCheckChallenge = z.infer<typeof humanCheckChallengeSchema>;
/** A solved challenge. */
export const humanCheckSchema = z.object({
  challenge: humanCheckChallengeSchema,
  solution: z.object({
    counter: z.number().int().min(0),
    derivedKey: z.string().max(200),
    time: z.number().optional(),
  }),
});
/** A solved challenge. */
export type HumanCheck = z.infer<typeof humanCheckSchema>;
/** Answer of sending: seconds until it expires and until it may be sent again. */
export const otpSentSchema = z.object({
  request_id: z.string(),
  expires_in: z.number().int(),
  resend_in: z.number().int(),
  /** Only while messages go to a sandbox: the page that shows them, so that the screen can say so. */
  sandbox_page: z.string().optional(),
});
/** Answer of sending a one-time password. */
export type OtpSent = z.infer<typeof otpSentSchema>;
/** Grant that exchanges `request_id` and `otp` for tokens at the realm's token path. */
export const OTP_GRANT = 'urn:krishi-haat:grant-type:otp';
/**
 * `POST /realms/:realm/second-factor`: for a member of staff without an authenticator app, who proves the number by a
 * one-time password that is not used up by it. `POST /realms/:realm/passkey-challenge`: for one with a passkey.
 */
export const setUpFactorSchema = z.object({
  request_id: z.string().max(100),
  otp: z.string().max(20),
  /** Random id that a shell keeps for a browser. */
  device_id: deviceIdSchema.optional(),
});
/** What a member of staff gives to set up an authenticator app, or for a passkey's challenge. */
export type SetUpFactor = z.infer<typeof setUpFactorSchema>;
/** The secret that an authenticator app takes, and the link by which an app on the same phone takes it. */
export const factorSecretSchema = z.object({ secret: z.string(), link: z.string() });
/** The secret that an authenticator app takes. */
export type FactorSecret = z.infer<typeof factorSecretSchema>;
/** Answer of the token path. See docs/domain/service-calls.md#tokens. Times are seconds. */
export const tokenSetSchema = z.object({
  access_token: z.string(),
  expires_in: z.number().int(),
  refresh_token: z.string(),
  refresh_expires_in: z.number().int(),
  token_type: z.string().optional(),
});
/** Tokens of a session. */
export type TokenSet = z.infer<typeof tokenSetSchema>;
/** Claims of an access token that the product reads. See docs/domain/service-calls.md#tokens. */
export const tokenClaimsSchema = z.object({
  sub: z.string(),
  exp: z.number(),
  iss: z.string(),
  /** What it is for: `Bearer` is an access token. */
  typ: z.string().optional(),
  /** The client that asked for it. */
  azp: z.string().optional(),
  phone_number: z.string().optional(),
  phone_number_verified: z.boolean().optional(),
  external_partner_id: z.string().optional(),
  external_partner_type: z.string().optional(),
  /** The session. */
  sid: z.string().optional(),
  /** How sure the session's beginning was: `second-factor`. */
  acr: z.string().optional(),
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
});
/** Claims of an access token. */
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;
