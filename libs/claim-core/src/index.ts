export { claimDeadline } from './claim-deadline.ts';
export { claimMoves } from './claim-moves.ts';
export type { ClaimSoFar } from './claim-moves.ts';
export { mayClaim } from './may-claim.ts';
export type { ClaimAnswer, ClaimOnPolicy, InsuredPolicy } from './may-claim.ts';
export { policyState } from './policy-state.ts';
export type { PolicyDays, PolicyPhase } from './policy-state.ts';
export { EXAMPLE_SUM, EXAMPLE_THRESHOLD, examplePayments } from './example-payments.ts';
export type { ExamplePayment } from './example-payments.ts';
