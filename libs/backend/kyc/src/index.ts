export { kycArea } from './area.ts';
export { hasIdentityDocument } from './has-identity-document.ts';
