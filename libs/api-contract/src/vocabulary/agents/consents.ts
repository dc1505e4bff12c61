/** What a farmer can let an agent do. See docs/domain/agents.md#purposes. */
export const AGENT_PURPOSES = [
  'order',
  'payment',
  'address',
  'documents',
  'insurance',
  'booking',
  'programme',
  'mandi',
  'question',
  'farm',
] as const;
/** What a farmer lets an agent do. */
export type AgentPurpose = (typeof AGENT_PURPOSES)[number];

/**
 * What an agent can do for a farmer, as the farmer is told of it. See docs/domain/agents.md#acts.
 */
export const AGENT_ACTS = [
  'order-placed',
  'order-cancelled',
  'cart-changed',
  'return-asked',
  'arrival-answered',
  'cancel-asked',
  'issue-reported',
  'issue-closed',
  'issue-escalated',
  'photo-sent',
  'address-added',
  'address-changed',
  'address-removed',
  'payment-started',
  'payment-confirmed',
  'credit-repaid',
  'document-given',
  'terms-accepted',
  'claim-filed',
  'claim-withdrawn',
  'claim-appealed',
  'question-asked',
  'question-withdrawn',
  'question-closed',
  'field-added',
  'field-changed',
  'field-removed',
] as const;
/** What an agent did for a farmer. */
export type AgentAct = (typeof AGENT_ACTS)[number];

/**
 * What an agent may also do on their own account: fill a cart, and finish what is there already. All else that a
 * person begins (an order, an address, a question, and what other areas add) an agent begins for a farmer alone. See
 * docs/domain/agents.md#without-a-farmer.
 */
export const ACTS_ALSO_FOR_ONESELF = [
  'cart-changed',
  'order-cancelled',
  'return-asked',
  'arrival-answered',
  'cancel-asked',
  'issue-reported',
  'issue-closed',
  'issue-escalated',
  'photo-sent',
  'address-removed',
  'payment-started',
  'payment-confirmed',
  'credit-repaid',
  'document-given',
  'claim-withdrawn',
  'claim-appealed',
  'question-withdrawn',
  'question-closed',
] as const satisfies readonly AgentAct[];

/**
 * Acts of which the farmer must be told: those that cost money, and the consent that comes with an identity document.
 * Each is told by SMS, and refused where it cannot be.
 */
export const TOLD_ACTS = [
  'order-placed',
  'payment-started',
  'credit-repaid',
  'document-given',
] as const satisfies readonly AgentAct[];
/** An act of which the farmer must be told. */
export type ToldAct = (typeof TOLD_ACTS)[number];

/** How long a consent can be asked for: 30 days, or until the end of this day. */
export const CONSENT_SPANS = ['month', 'day'] as const;
/** How long a consent is asked for. */
export type ConsentSpan = (typeof CONSENT_SPANS)[number];

/** Where a consent stands. */
export const CONSENT_STATES = ['active', 'expired', 'revoked'] as const;
/** Where a consent stands. */
export type ConsentState = (typeof CONSENT_STATES)[number];

/** What the code of a person who stands for a farmer without a phone cannot allow. */
export const PURPOSES_OF_OWN_PHONE = ['payment', 'documents'] as const satisfies readonly AgentPurpose[];
