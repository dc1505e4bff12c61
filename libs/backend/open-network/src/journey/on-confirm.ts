import { lockOrder, recordToldStatus } from '@haat/backend-orders';
import { judgeQuote, orderStatusOf, type AnsweredOrder } from '@haat/ondc-core';
import { failJourney } from './end-journey.ts';
import { changeJourney, findJourney, lockJourney, networkOrderId } from './journey-rows.ts';
import { selectedOf } from './journey-quote.ts';
import { orderAnswerHandler } from './order-answer-handler.ts';
import type { JourneyRow } from './tables.ts';

/** The shop does not take the order. */
const REFUSED = '30019';

/**
 * A shop has taken an order, or does not take it. What says another order than was confirmed counts as no answer: the
 * order is sent again. See docs/domain/open-network.md#steps-of-an-order.
 */
export const onConfirm = orderAnswerHandler(async (tx, dependencies, { message, error }, context) => {
  const seen = await findJourney(tx, context.transaction_id);
  const isAnswer = (row: JourneyRow) =>
    row.step === 'confirming' &&
    row.tries > 0 &&
    row.confirmMessageId === context.message_id &&
    row.seller.bppId === context.bpp_id;
  if (seen === null) return;
  const told = message?.order;
  if (error !== undefined || told?.state === 'Cancelled')
    return failJourney(tx, dependencies, seen.id, error?.code ?? REFUSED, isAnswer);
  const order = await lockOrder(tx, seen.id);
  const row = await lockJourney(tx, seen.id);
  if (order === null || row === null || !isAnswer(row) || told === undefined) return;
  if (!isAsConfirmed(row, told)) {
    dependencies.log.warn({ order: row.id }, 'a seller has confirmed another order than was sent');
    return;
  }
  await changeJourney(tx, dependencies, row, { step: 'accepted', nextTryAt: null, answerDue: null });
  const status = orderStatusOf({
    state: told.state,
    fulfilment: fulfilmentCodeOf(row, told),
    payment: row.paymentKind === 'pay-now' ? 'PAID' : 'NOT-PAID',
    last: order.status,
  });
  await recordToldStatus(tx, dependencies, order.id, status, 'vendor');
});

/** Whether a shop repeats the order that it was sent: its id, its price, how it is paid. */
function isAsConfirmed(row: JourneyRow, { id, quote, payment }: AnsweredOrder): boolean {
  const { terms, items } = row;
  if (id !== networkOrderId(row) || terms === null) return false;
  if (payment !== undefined && payment['type'] !== terms.payment['type']) return false;
  if (payment !== undefined && payment['collected_by'] !== terms.payment['collected_by']) return false;
  return quote === undefined || judgeQuote(quote, selectedOf(items), { earlier: terms.quote }).isAccepted;
}

function fulfilmentCodeOf({ fulfilment }: JourneyRow, { fulfillments }: AnsweredOrder): string | undefined {
  const found = (fulfillments ?? []).find(({ id }) => id === fulfilment?.id) ?? fulfillments?.[0];
  return found?.state?.descriptor?.code;
}
