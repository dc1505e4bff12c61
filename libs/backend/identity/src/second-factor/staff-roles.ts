import { ROLES } from '@haat/api-contract/vocabulary';
import type { TokenClaims } from '@haat/api-contract';

/** What a token's `acr` says when its session was begun with a second factor. */
export const SECOND_FACTOR_ACR = 'second-factor';

/** Whether one of these realm roles is a member of staff's, who signs in with a second factor. */
export function isStaff(roles: readonly string[]): boolean {
  return roles.some(isStaffRole);
}

/**
 * The roles that a token gives. Those of staff count only in a session that was begun with a second factor, also
 * when an external identity service issued it: a role given during a session counts from the next sign-in. See
 * docs/domain/identity.md#second-factor.
 */
export function rolesOf({ realm_access: access, acr }: Pick<TokenClaims, 'realm_access' | 'acr'>): readonly string[] {
  const roles = access?.roles ?? [];
  return acr === SECOND_FACTOR_ACR ? roles : roles.filter((role) => !isStaffRole(role));
}

function isStaffRole(role: string): boolean {
  return (ROLES as readonly string[]).includes(role);
}
