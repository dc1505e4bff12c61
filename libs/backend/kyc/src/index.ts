export { kycArea } from './area.ts';
export {
  deleteDocument,
  documentConsentOf,
  lockDocumentConsent,
  markWithdrawn,
  peopleWithdrawn,
} from './document-consent.ts';
export type { DocumentConsent } from './document-consent.ts';
export { hasIdentityDocument } from './has-identity-document.ts';
