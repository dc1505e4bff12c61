/** Realm roles that give access to routes of their own. */
export const ROLES = ['vendor', 'support'] as const;
/** A realm role that gives access to routes of its own. */
export type Role = (typeof ROLES)[number];
