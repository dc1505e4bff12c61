export { readAuthorization, writeAuthorization } from './authorization-header.ts';
export type { Authorization } from './authorization-header.ts';
export {
  answerChallenge,
  createEncryptionKeys,
  encryptChallenge,
  isRequestIdSigned,
  signRequestId,
} from './challenge.ts';
export type { EncryptionKeys } from './challenge.ts';
export { digestOf } from './digest.ts';
export { isFromSender } from './is-from-sender.ts';
export type { SenderContext } from './is-from-sender.ts';
export { createSigningKeys } from './key-pairs.ts';
export type { SigningKeys } from './key-pairs.ts';
export { SIGNATURE_LIFETIME_SECONDS, signRequest } from './sign-request.ts';
export type { Signer } from './sign-request.ts';
export { signingString } from './signing-string.ts';
export { verifyRequest } from './verify-request.ts';
export type { SignatureVerdict } from './verify-request.ts';
