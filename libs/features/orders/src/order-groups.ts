/** The groups of the list. */
export const ORDER_GROUPS = ['all', 'open', 'past', 'prebook', 'credit'] as const;
/** A group of the list. */
export type OrderGroup = (typeof ORDER_GROUPS)[number];
