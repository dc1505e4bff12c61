import { z } from 'zod';
import { CONSENT_PURPOSES, IDENTITY_DOCUMENTS } from './vocabulary/identity-documents.ts';

/** A consent that a person gave. See docs/domain/identity.md#consents. */
export const consentSchema = z.object({
  purpose: z.enum(CONSENT_PURPOSES),
  kind: z.enum(IDENTITY_DOCUMENTS),
  has_photo: z.boolean(),
  given_at: z.string(),
  /** Null as long as it stands. */
  withdrawn_at: z.string().nullable(),
  /** Whether policies make the law ask for what was given, also after the consent is withdrawn. */
  kept_by_law: z.boolean(),
  /** Last day 'YYYY-MM-DD' on which it is kept so; null while a policy waits for its first day, and without one. */
  kept_until: z.string().nullable(),
});
/** A consent that a person gave. */
export type Consent = z.infer<typeof consentSchema>;
/** Answer of `GET /user/v1/consents` and of withdrawing one. What is deleted is not in it. */
export const consentsSchema = z.object({ results: z.array(consentSchema) });
/** `POST /user/v1/consents/withdrawal` */
export const withdrawConsentSchema = z.object({ purpose: z.enum(CONSENT_PURPOSES) });
