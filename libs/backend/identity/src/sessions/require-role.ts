import type { Role } from '@haat/api-contract/vocabulary';
import type { FastifyRequest } from 'fastify';
import { isId, ServiceError } from '@haat/backend-platform';
import { tryRecordSecurityEvent } from '@haat/backend-security-events';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { isStaff } from '../second-factor/staff-roles.ts';
import { requireUser } from './request-user.ts';
import { signedInUser } from './signed-in-user.ts';

/** An id in words, such as a shop's. Digits alone may be a person's number, and are left out. */
const NAMED_ID = /^[a-z][a-z0-9-]{1,63}$/;

/** What they only read is of other people. */
const READS_OF_OTHERS: ReadonlySet<Role> = new Set([
  'support',
  'checker',
  'expert',
  'surveyor',
  'insurer',
  'pilot',
  'collector',
  'programme-officer',
  'trainer',
  'operator',
]);

/**
 * For `onRequest`: refuses a caller who is not signed in, `auth_error.signed_out`, or has not this role,
 * `auth_error.forbidden`. The use of the role is recorded: of support, checkers, experts, surveyors, insurers, pilots,
 * collectors, programme officers, trainers and operators each, also what they only read, because they read of other
 * people; of the others what they change. See docs/domain/identity.md#security-events.
 */
export function requireRole(role: Role): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    await requireUser(request);
    if (request.user?.roles.includes(role) !== true) throw new ServiceError('auth_error.forbidden');
    if (READS_OF_OTHERS.has(role) || request.method !== 'GET') await recordRoleUse(request, role);
  };
}

/**
 * For `onRequest`: refuses a caller who is not signed in, `auth_error.signed_out`, or has no role of staff,
 * `auth_error.forbidden`. For what is of the caller's own account: it is no use of the role.
 */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  await requireUser(request);
  if (!isStaff(signedInUser(request).roles)) throw new ServiceError('auth_error.forbidden');
}

/** Records the use of a role, with the ids in the address. */
export async function recordRoleUse(request: FastifyRequest, role: Role): Promise<void> {
  const ids = Object.values(request.params as Record<string, string>).filter(
    (value) => isId(value) || NAMED_ID.test(value),
  );
  await tryRecordSecurityEvent(request.server.dependencies, {
    kind: 'role-use',
    userId: signedInUser(request).id,
    network: recordedNetwork(request.ip),
    subjects: {
      role,
      route: `${request.method} ${request.routeOptions.url ?? ''}`,
      ...(ids.length === 0 ? {} : { ids: ids.join(',') }),
    },
  });
}
