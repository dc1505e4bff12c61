/** Kinds of identity documents that are accepted. */
export const IDENTITY_DOCUMENTS = ['aadhaar', 'pan', 'voter-id'] as const;
/** A kind of identity document. */
export type IdentityDocumentKind = (typeof IDENTITY_DOCUMENTS)[number];

/** What a person agrees to, each apart. See docs/domain/identity.md#consents. */
export const CONSENT_PURPOSES = ['identity-document'] as const;
/** What a consent is for. */
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
