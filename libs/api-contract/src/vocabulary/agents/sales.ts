/** What is booked for an agent. See docs/domain/agents.md#commission. */
export const AGENT_ENTRY_KINDS = ['earned', 'taken-back'] as const;
/** What is booked for an agent. */
export type AgentEntryKind = (typeof AGENT_ENTRY_KINDS)[number];

/**
 * Where the commission of an order stands: it will be earned when the goods are handed over, it is earned, all of it
 * was taken back, or there is none.
 */
export const COMMISSION_STATES = ['expected', 'earned', 'taken-back', 'none'] as const;
/** Where the commission of an order stands. */
export type CommissionState = (typeof COMMISSION_STATES)[number];
