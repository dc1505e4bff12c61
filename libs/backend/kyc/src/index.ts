export { hasIdentityPaper } from './has-identity-paper.ts';
export { kycModule } from './kyc.module.ts';
