/** Realm roles that give access to additional routes. */
export const ROLES = [
  'vendor',
  'support',
  'buyer',
  'checker',
  'moderator',
  'expert',
  'editor',
  'laboratory',
  'surveyor',
  'insurer',
  'pilot',
  'collector',
  'programme-officer',
  'trainer',
  'operator',
] as const;
/** A realm role that gives access to additional routes. */
export type Role = (typeof ROLES)[number];
