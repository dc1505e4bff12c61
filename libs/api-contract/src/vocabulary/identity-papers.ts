/** Kinds of identity papers that are accepted. */
export const IDENTITY_PAPERS = ['aadhaar', 'pan', 'voter-id'] as const;
/** A kind of identity paper. */
export type IdentityPaperKind = (typeof IDENTITY_PAPERS)[number];
