/** How a host app proves itself, on a shell's server alone: it needs Node's cryptography. */
export { createHostNonces } from './host-app/host-nonce.ts';
export type { HostNonces } from './host-app/host-nonce.ts';
export { isProofOf, proofText } from './host-app/host-proof.ts';
export type { HostProof } from './host-app/host-proof.ts';
