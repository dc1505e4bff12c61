import type { Order } from '@haat/api-contract';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockOwnOrder } from '@haat/backend-orders';
import { inTransaction, ServiceError } from '@haat/backend-platform';
import type { Dependencies, Executor } from '@haat/backend-platform';

import { openIssue } from '../after-order/open-issue.ts';
import { arrivalQuestions } from './tables.ts';

/** The question whether an order came, as long as its farmer can answer it; null otherwise. */
export async function arrivalQuestionOf(executor: Executor, orderId: string, now: Date): Promise<Order['arrival']> {
  const [open] = await executor
    .select({ answerBy: arrivalQuestions.answerBy })
    .from(arrivalQuestions)
    .where(
      and(eq(arrivalQuestions.orderId, orderId), isNull(arrivalQuestions.answer), gt(arrivalQuestions.answerBy, now)),
    );
  return open === undefined ? null : { answer_by: open.answerBy.toISOString() };
}

/** Whether goods were delivered without the farmer's code, and the farmer has not said that they came. */
export async function isArrivalOpen(executor: Executor, orderId: string): Promise<boolean> {
  const [question] = await executor
    .select({ answer: arrivalQuestions.answer })
    .from(arrivalQuestions)
    .where(eq(arrivalQuestions.orderId, orderId));
  return question !== undefined && question.answer !== 'came';
}

/**
 * Takes the farmer's answer whether goods came that were delivered without a code; 'no' opens a complaint. The same
 * answer again changes nothing. See docs/domain/orders.md#did-it-come.
 * @throws ServiceError `order_error.not_found`, `order_error.arrival_not_asked` when nothing was asked, it was answered
 *   otherwise, or 48 hours are over
 */
export async function answerArrival(
  dependencies: Dependencies,
  farmerId: string,
  orderId: string,
  hasCome: boolean,
): Promise<void> {
  await inTransaction(dependencies.database, async (tx) => {
    const order = await lockOwnOrder(tx, farmerId, orderId);
    const now = dependencies.now();
    const answer = hasCome ? 'came' : 'not-come';
    const [question] = await tx.select().from(arrivalQuestions).where(eq(arrivalQuestions.orderId, order.id));
    if (question?.answer === answer) return;
    if (question === undefined || question.answer !== null || question.answerBy <= now)
      throw new ServiceError('order_error.arrival_not_asked');
    await tx.update(arrivalQuestions).set({ answer, answeredAt: now }).where(eq(arrivalQuestions.orderId, order.id));
    if (!hasCome)
      await openIssue(tx, dependencies, order, { reason: 'ITM01', variantId: null, note: '', photoIds: [] });
  });
}
