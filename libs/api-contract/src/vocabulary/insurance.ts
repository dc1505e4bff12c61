/** Statuses of an insurance policy. */
export const POLICY_STATUSES = ['ISSUED', 'VOID'] as const;
/** A status of an insurance policy. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];
