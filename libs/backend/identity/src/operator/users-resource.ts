import { ROLES } from '@haat/api-contract/vocabulary';
import type { Role } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import type { Transaction } from '@haat/backend-platform';
import {
  CARERS,
  flagFilter,
  maskName,
  maskPhone,
  maskWhole,
  OPERATORS,
  sinceFilter,
  untilFilter,
} from '@haat/backend-platform/operator';
import type { OperatorAction, OperatorResource } from '@haat/backend-platform/operator';
import { recordSecurityEvent } from '@haat/backend-security-events';
import { eq, sql } from 'drizzle-orm';
import { endSessionsOfSubject } from '../sessions/end-all-sessions.ts';
import { users } from '../users/tables.ts';
import { userOfId } from '../users/user-of-id.ts';

/** A role of a shop's or an insurer's people says nothing without their shop or insurer, and is given with it. */
const OF_A_HOUSE: readonly Role[] = ['vendor', 'surveyor', 'insurer'];
/** Roles that an operator gives and takes. */
export const GIVEN_ROLES = ROLES.filter((role) => !OF_A_HOUSE.includes(role));

/** People at the desk: masked, found by their whole number. See docs/domain/operator.md#people-and-roles. */
export const usersResource: OperatorResource = {
  name: 'users',
  read: CARERS,
  source: { table: users, key: users.id, isUuid: true },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: users.createdAt, isSortable: true },
    last_used_at: { kind: 'time', column: users.lastUsedAt, isDerived: true },
    full_name: { kind: 'text', column: users.fullName, personal: { mask: maskName, unmask: CARERS } },
    phone_number: { kind: 'text', column: users.phoneNumber, personal: { mask: maskPhone, unmask: CARERS } },
    contact_number: {
      kind: 'text',
      column: users.contactNumber,
      isDetail: true,
      personal: { mask: maskPhone, unmask: CARERS },
    },
    email: { kind: 'text', column: users.email, isDetail: true, personal: { mask: maskWhole, unmask: CARERS } },
    roles: { kind: 'choices', choices: ROLES, column: users.roles },
    partner_type: { kind: 'text', column: users.externalPartnerType },
    partner_id: { kind: 'text', column: users.externalPartnerId, isDetail: true },
  },
  filters: {
    phone: {
      kind: 'text',
      isPersonal: true,
      pattern: /^\d{10}$/,
      where: (phoneNumber: string) => eq(users.phoneNumber, phoneNumber),
    },
    role: {
      kind: 'choice',
      choices: ROLES,
      where: (role: string) => sql`${users.roles} <> '[]' and ${users.roles} @> ${JSON.stringify([role])}::jsonb`,
    },
    is_agent: flagFilter(sql`${users.externalPartnerType} is not null`, sql`${users.externalPartnerType} is null`),
    since: sinceFilter(users.createdAt),
    until: untilFilter(users.createdAt),
  },
  actions: {
    'give-role': roleAction('role-given', false),
    'take-role': roleAction('role-taken', true),
    /** Of a phone that was lost or stolen: whoever has it is signed out. */
    'end-sessions': {
      roles: CARERS,
      secondPerson: 'never',
      inputs: { reason: { kind: 'long-text', isRequired: true, longest: 500 } },
      run: async (tx, { dependencies, by }, id) => {
        const user = await userOfId(tx, id);
        if (user === null) throw new ServiceError('request_error.not_found');
        await endSessionsOfSubject(tx, user.authId, dependencies.now());
        const event = { kind: 'sign-out', userId: id, network: by.network } as const;
        await recordSecurityEvent(tx, dependencies, { ...event, subjects: { reason: 'desk' } });
        return null;
      },
    },
  },
};

function roleAction(kind: 'role-given' | 'role-taken', hasItNow: boolean): OperatorAction {
  return {
    roles: OPERATORS,
    secondPerson: 'always',
    inputs: {
      role: { kind: 'choice', choices: GIVEN_ROLES, isRequired: true },
      reason: { kind: 'long-text', isRequired: true, longest: 500 },
    },
    run: async (tx, context, id, { role, reason }) => {
      if (context.by.id === id) throw new ServiceError('operator_error.own_role');
      const user = await userOfId(tx, id);
      if (user?.roles.includes(String(role)) !== hasItNow) throw new ServiceError('operator_error.taken');
      return context.askSecondPerson({ kind, subjectId: `${id}:${String(role)}`, reason: String(reason) });
    },
  };
}

/**
 * Gives a person a role, or takes it, which ends their sessions: a role counts from the next sign-in on. The database
 * records it by itself.
 * @throws ServiceError `request_error.not_found`
 */
export async function changeRole(
  tx: Transaction,
  { userId, role, isGiven, now }: { userId: string; role: string; isGiven: boolean; now: Date },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
  if (user === undefined) throw new ServiceError('request_error.not_found');
  const others = user.roles.filter((one) => one !== role);
  await tx
    .update(users)
    .set({ roles: isGiven ? [...others, role] : others })
    .where(eq(users.id, userId));
  if (!isGiven) await endSessionsOfSubject(tx, user.authId, now);
}
