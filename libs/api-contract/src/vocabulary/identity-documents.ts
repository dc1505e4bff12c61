/** Kinds of identity documents that are accepted. */
export const IDENTITY_DOCUMENTS = ['aadhaar', 'pan', 'voter-id'] as const;
/** A kind of identity document. */
export type IdentityDocumentKind = (typeof IDENTITY_DOCUMENTS)[number];
