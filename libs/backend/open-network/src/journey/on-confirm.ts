import { lockOrder, recordToldStatus } from '@haat/backend-orders';
import type { Dependencies } from '@haat/backend-platform';
import {
  judgeConfirmation,
  orderStatusOf,
  type AnsweredOrder,
  type ConfirmationRefusal,
  type NetworkContext,
} from '@haat/ondc-core';
import { refusal } from '../transport/refusals.ts';
import { failJourney } from './end-journey.ts';
import { changeJourney, findJourney, lockJourney, networkOrderId } from './journey-rows.ts';
import { agreedOf } from './journey-message.ts';
import { selectedOf, withQuotedPrices } from './journey-quote.ts';
import { orderAnswerHandler } from './order-answer-handler.ts';
import type { JourneyRow } from './tables.ts';

/** The shop does not take the order. */
const REFUSED = '30019';
const CANCELLED = 'Cancelled';

/**
 * A shop has taken an order, or does not take it. What says another order than was sent is refused at once and counts
 * as no answer: the order is sent again. See docs/domain/open-network.md#steps-of-an-order.
 */
export const onConfirm = orderAnswerHandler(
  async (tx, dependencies, { message, error }, context) => {
    const seen = await findJourney(tx, context.transaction_id);
    if (seen === null) return;
    const isAwaited = (row: JourneyRow) => isAnswer(row, context);
    const told = message?.order;
    if (error !== undefined || told?.state === CANCELLED)
      return failJourney(tx, dependencies, seen.id, error?.code ?? REFUSED, isAwaited);
    const order = await lockOrder(tx, seen.id);
    const row = await lockJourney(tx, seen.id);
    if (order === null || row === null || !isAwaited(row) || told === undefined) return;
    if ((await judge(dependencies, row, told)) !== null) return;
    await changeJourney(tx, dependencies, row, { step: 'accepted', nextTryAt: null, answerDue: null });
    const status = orderStatusOf({
      state: told.state,
      fulfilment: fulfilmentCodeOf(row, told),
      payment: row.paymentKind === 'pay-now' ? 'PAID' : 'NOT-PAID',
      last: order.status,
    });
    await recordToldStatus(tx, dependencies, order.id, status, 'vendor');
  },
  async (tx, dependencies, { message, error }, context) => {
    const told = message?.order;
    if (error !== undefined || told === undefined || told.state === CANCELLED) return null;
    const row = await findJourney(tx, context.transaction_id);
    const code = row !== null && isAnswer(row, context) ? await judge(dependencies, row, told) : null;
    return code === null ? null : refusal(code);
  },
);

function isAnswer({ step, tries, confirmMessageId, seller }: JourneyRow, context: NetworkContext): boolean {
  return (
    step === 'confirming' && tries > 0 && confirmMessageId === context.message_id && seller.bppId === context.bpp_id
  );
}

/** Why a shop's order is not the one that it was sent; null when it is. */
async function judge(
  dependencies: Pick<Dependencies, 'encryptor' | 'adapters'>,
  row: JourneyRow,
  told: AnsweredOrder,
): Promise<ConfirmationRefusal | null> {
  const agreed = await agreedOf(dependencies, row);
  if (agreed === null) return '20006';
  const { quote } = agreed;
  const selected = selectedOf(withQuotedPrices(quote, row.items));
  return judgeConfirmation(told, { orderId: networkOrderId(row), agreed, selected, quote });
}

function fulfilmentCodeOf({ fulfilment }: JourneyRow, { fulfillments }: AnsweredOrder): string | undefined {
  const found = (fulfillments ?? []).find(({ id }) => id === fulfilment?.id) ?? fulfillments?.[0];
  return found?.state?.descriptor?.code;
}
