import { z } from 'zod';

/**
 * `POST /realms/:realm/otp`: requests a one-time password by SMS. The answer is the same for known and unknown
 * numbers.
 */
export const sendOtpSchema = z.object({ phone_number: z.string().regex(/^\d{10}$/) });
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
  realm_access: z.object({ roles: z.array(z.string()) }).optional(),
});
/** Claims of an access token. */
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;
