import { ownComplaintsSchema } from '@haat/api-contract/account';
import type { OwnComplaint } from '@haat/api-contract/account';
import { and, desc, inArray, sql } from 'drizzle-orm';
import { isShownBeforeStepUp, requireUser, signedInUser } from '@haat/backend-identity';
import { orderIdsOf, orderNumbersOf } from '@haat/backend-orders';
import { errorAnswers } from '@haat/backend-platform';
import type { Executor, Module } from '@haat/backend-platform';
import { orderIssues } from './tables.ts';

/** Complaints of one answer: more are never open at once. */
const MOST = 50;

/** Every complaint of a person in one place. See docs/domain/aftercare.md#complaints. */
export const ownComplaintsModule: Module = {
  name: 'own-complaints',
  service: 'main',
  register(app, { database }) {
    app.addHook('onRequest', requireUser);
    app.get(
      '/order/v1/issues',
      {
        schema: {
          tags: ['orders'],
          security: [{ bearer: [] }],
          summary: 'The complaints of the signed-in farmer about whichever order, the newest first',
          response: { 200: ownComplaintsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await complaintsOf(database, signedInUser(request).id) }),
    );
  },
};

async function complaintsOf(executor: Executor, userId: string): Promise<OwnComplaint[]> {
  const ids = await orderIdsOf(executor, userId);
  const rows = await executor
    .select()
    .from(orderIssues)
    .where(and(inArray(orderIssues.orderId, ids), isShownBeforeStepUp(sql`${userId}::uuid`, orderIssues.openedAt)))
    .orderBy(desc(orderIssues.openedAt), desc(orderIssues.number))
    .limit(MOST);
  const numbers = await orderNumbersOf(executor, [...new Set(rows.map(({ orderId }) => orderId))]);
  return rows.map(({ number, orderId, status, reason, openedAt, answerBy, closeBy }) => ({
    number,
    order_id: orderId,
    order_number: numbers.get(orderId) ?? '',
    status,
    reason,
    opened_at: openedAt.toISOString(),
    answer_by: answerBy.toISOString(),
    close_by: closeBy.toISOString(),
  }));
}
