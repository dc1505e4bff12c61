import { personFields, phoneFilter, userOfId, withPeople } from '@haat/backend-identity';
import { isId, ServiceError } from '@haat/backend-platform';
import { CARERS, OPERATORS, referenceFilter, sinceFilter, untilFilter } from '@haat/backend-platform/operator';
import type { OperatorContext, OperatorResource } from '@haat/backend-platform/operator';
import { toRupees } from '@haat/format';
import { eq } from 'drizzle-orm';
import { creditLines } from '../credit/tables.ts';
import { DEFAULT_TERMS } from '../credit/credit-terms.ts';

const HIGHEST_LIMIT = 500_000;
/** From a limit that grows to more than this many times the present one on, the desk asks again. */
const UNUSUAL_TIMES = 2;

/** Credit lines at the desk: what a farmer may owe at most. The terms of a line that is open stay. */
export const creditLinesResource: OperatorResource = {
  name: 'credit-lines',
  read: CARERS,
  source: { table: creditLines, key: creditLines.userId, isUuid: true },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: creditLines.createdAt, isSortable: true },
    ...personFields('farmer', creditLines.userId),
    farmer_id: {
      kind: 'reference',
      reference: 'users',
      column: creditLines.userId,
      set: OPERATORS,
      isRequired: true,
    },
    limit: {
      kind: 'rupees',
      column: creditLines.limitPaise,
      least: 0,
      most: HIGHEST_LIMIT,
      change: OPERATORS,
      set: OPERATORS,
      isRequired: true,
    },
    tenor_days: { kind: 'number', column: creditLines.tenorDays },
    free_days: { kind: 'number', column: creditLines.freeDays },
    monthly_basis_points: { kind: 'number', column: creditLines.monthlyBasisPoints },
    accrued_through: { kind: 'day', column: creditLines.accruedThrough, isDetail: true },
  },
  filters: {
    phone: phoneFilter(creditLines.userId),
    farmer_id: referenceFilter(creditLines.userId, 'users'),
    since: sinceFilter(creditLines.createdAt),
    until: untilFilter(creditLines.createdAt),
  },
  complete: (dependencies, rows) => withPeople(dependencies, rows, 'farmer'),
  create: async (tx, context, { farmer_id: farmerId, limit }) => {
    const userId = String(farmerId);
    refuseOwn(context, userId);
    if (!isId(userId) || (await userOfId(tx, userId)) === null)
      throw new ServiceError('request_error.invalid', { fields: [{ field: 'data.farmer_id', rule: 'value' }] });
    const written = await tx
      .insert(creditLines)
      .values({ userId, limitPaise: Number(limit), ...DEFAULT_TERMS, createdAt: context.dependencies.now() })
      .onConflictDoNothing()
      .returning({ userId: creditLines.userId });
    if (written.length === 0) throw new ServiceError('operator_error.taken');
    return userId;
  },
  change: async (tx, context, before, { limit }) => {
    const userId = String(before['id']);
    refuseOwn(context, userId);
    if (limit === undefined) return;
    if (Number(limit) > Number(before['limit']) * UNUSUAL_TIMES && !context.isConfirmed)
      throw new ServiceError('operator_error.confirm_needed', {
        unusual: [{ field: 'limit', before: toRupees(Number(before['limit'])), wanted: toRupees(Number(limit)) }],
      });
    await tx
      .update(creditLines)
      .set({ limitPaise: Number(limit) })
      .where(eq(creditLines.userId, userId));
  },
};

/** Nobody opens or widens the own line. */
function refuseOwn({ by }: OperatorContext, userId: string): void {
  if (by.id === userId) throw new ServiceError('operator_error.own_role');
}
