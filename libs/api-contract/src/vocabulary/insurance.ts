/**
 * Statuses of an insurance policy: `PROMISED` until the insurer has its premium, then `IN_FORCE`; `VOID` for good once
 * its packs do not stay with the farmer. See docs/domain/insurance.md#policies.
 */
export const POLICY_STATUSES = ['PROMISED', 'IN_FORCE', 'VOID'] as const;
/** A status of an insurance policy. */
export type PolicyStatus = (typeof POLICY_STATUSES)[number];

/** What a promised policy waits for: money by the gateway, the shop's yes to an order on credit, the goods. */
export const POLICY_STARTS = ['payment', 'confirmation', 'delivery'] as const;
/** What a promised policy waits for. */
export type PolicyStart = (typeof POLICY_STARTS)[number];
