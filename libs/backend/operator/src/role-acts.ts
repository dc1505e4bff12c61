import { changeRole, userOfId } from '@haat/backend-identity';
import type { MoneyActHandler } from '@haat/backend-ledger';
import { ServiceError } from '@haat/backend-platform';

/**
 * Gives or takes a role that two operators want: the second one too is an operator, and not the person whose role it
 * is. See docs/domain/operator.md#people-and-roles.
 */
function changeRoleAs(isGiven: boolean): MoneyActHandler {
  return async (tx, { now }, { subjectId }, by) => {
    const [userId = '', role = ''] = subjectId.split(':');
    if (by.id === userId) throw new ServiceError('operator_error.own_role');
    if ((await userOfId(tx, by.id))?.roles.includes('operator') !== true)
      throw new ServiceError('auth_error.forbidden');
    await changeRole(tx, { userId, role, isGiven, now: now() });
  };
}

/** What two operators do with roles. */
export const ROLE_ACTS = { 'role-given': changeRoleAs(true), 'role-taken': changeRoleAs(false) } as const;
