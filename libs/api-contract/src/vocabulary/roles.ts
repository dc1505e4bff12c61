/** Realm roles that give access to additional routes. */
export const ROLES = ['vendor', 'support', 'buyer', 'checker', 'moderator', 'expert', 'editor', 'laboratory'] as const;
export const ROLES = [
  'vendor',
  'support',
  'buyer',
  'checker',
  'moderator',
  'expert',
  'editor',
  'surveyor',
  'insurer',
] as const;
/** A realm role that gives access to additional routes. */
export type Role = (typeof ROLES)[number];
