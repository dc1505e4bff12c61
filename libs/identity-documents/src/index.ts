export { checkIdentityNumber } from './check-identity-number.ts';
export type { IdentityNumberCheck, IdentityNumberProblem } from './check-identity-number.ts';
export { gstinOf, isGstin } from './gstin.ts';
export { hasVerhoeffDigit } from './verhoeff.ts';
export { IDENTITY_NUMBER_LENGTH, identityNumber } from './identity-number.ts';
export { maskAadhaarIn } from './mask-aadhaar-in.ts';
export { maskIdentityNumber } from './mask-identity-number.ts';
