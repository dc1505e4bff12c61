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

/** What the code of a person who stands for a farmer without a phone cannot allow. */
export const PURPOSES_OF_OWN_PHONE = ['payment', 'documents'] as const satisfies readonly AgentPurpose[];
