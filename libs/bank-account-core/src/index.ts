export { ifscOf, plainIfsc } from './ifsc-of.ts';
export type { BankOfIfsc } from './ifsc-of.ts';
export { kycState } from './kyc-state.ts';
export type { KycParts } from './kyc-state.ts';
export { maskAccount } from './mask-account.ts';
export { nameMatch } from './name-match.ts';
export { romanName } from './roman-name.ts';
