export { kycArea } from './area.ts';
export { hasIdentityPaper } from './has-identity-paper.ts';
