import type { Role } from '@haat/api-contract/vocabulary';

const has = (roles: readonly Role[], allowed: readonly Role[]) => allowed.some((role) => roles.includes(role));

/** Whether acts that wait for a second person are theirs to see. The services decide; this spares empty screens. */
export const maySeeActs = (roles: readonly Role[]) => has(roles, ['support', 'operator']);
/** Whether the day's picture, and what was searched in vain, are theirs to see. */
export const maySeeFigures = (roles: readonly Role[]) => has(roles, ['operator', 'editor', 'support']);
/** Whether they take in files. */
export const mayImport = (roles: readonly Role[]) => has(roles, ['operator', 'editor']);
