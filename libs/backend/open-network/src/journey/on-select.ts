import type { Dependencies, Transaction } from '@haat/backend-platform';
import {
  DELIVERY,
  durationOf,
  itemsOfError,
  judgeQuote,
  judgeSelect,
  type AnsweredOrder,
  type NetworkContext,
  type NetworkError,
  type OrderAnswer,
} from '@haat/ondc-core';
import { refusal } from '../transport/refusals.ts';
import { refuseStep } from './end-journey.ts';
import { pickupOf } from './journey-item.ts';
import { basketOf } from './journey-message.ts';
import { changeJourney, lockJourney } from './journey-rows.ts';
import { maximumPricesOf, quotedItem, selectedOf, withQuotedPrices } from './journey-quote.ts';
import { orderAnswerHandler } from './order-answer-handler.ts';
import type { JourneyRow } from './tables.ts';

const OUT_OF_STOCK = '40002';
const NOT_SERVED = '30009';
/** The same of goods that were to be fetched: they cannot be had at this place. */
const NOT_HANDED_OVER = '30008';
const PRICE_CHANGED = '21003';
/** A quote that does not say how long it holds. */
const DEFAULT_TTL_MS = 15 * 60_000;
const LONGEST_TTL_MS = 24 * 3_600_000;

/**
 * A shop's answer to what a cart costs. What is no answer to what was asked is refused at once, and ends the step; what
 * the shop has less of, or asks another price for, is its own to say. See docs/domain/open-network.md#quotes.
 */
export const onSelect = orderAnswerHandler(async (tx, dependencies, answer, context) => {
  const row = await lockJourney(tx, context.transaction_id);
  if (row?.step === 'asking-price' && isAnswer(row, context)) await takeQuote(tx, dependencies, row, answer);
}, refuseQuote);

async function refuseQuote(
  tx: Transaction,
  dependencies: Dependencies,
  { message, error }: OrderAnswer,
  context: NetworkContext,
): Promise<NetworkError | null> {
  const row = await lockJourney(tx, context.transaction_id);
  if (row === null || !isAnswer(row, context)) return null;
  const isAwaited = row.step === 'asking-price';
  if (!isAwaited && row.step !== 'price-refused') return null;
  // Without a quote an error says all that there is to say.
  if (error !== undefined && (error.code !== OUT_OF_STOCK || message?.order?.quote === undefined)) return null;
  const code = judgeSelect(message?.order ?? {}, {
    basket: basketOf(row),
    selected: selectedOf(row.items),
    maximumRetailPrices: maximumPricesOf(row.items),
  });
  if (code === null) return null;
  // The same message again is refused again, and changes nothing.
  if (isAwaited) await refuseStep(tx, dependencies, row, { code });
  return refusal(code);
}

function isAnswer({ selectMessageId, seller }: JourneyRow, context: NetworkContext): boolean {
  return selectMessageId === context.message_id && seller.bppId === context.bpp_id;
}

async function takeQuote(
  tx: Transaction,
  dependencies: Dependencies,
  row: JourneyRow,
  { message, error }: OrderAnswer,
): Promise<void> {
  const order = message?.order;
  if (error !== undefined && error.code !== OUT_OF_STOCK)
    return refuseStep(tx, dependencies, row, { code: error.code, variantIds: variantsOf(row, itemsOfError(error)) });
  if (order?.quote === undefined)
    return refuseStep(tx, dependencies, row, {
      code: error?.code ?? '20006',
      variantIds: variantsOf(row, itemsOfError(error)),
    });
  const pickup = pickupOf(row.items);
  const fulfilment = fulfilmentOf(order, pickup?.type ?? DELIVERY);
  if (fulfilment === null)
    return refuseStep(tx, dependencies, row, { code: pickup === null ? NOT_SERVED : NOT_HANDED_OVER });
  const { quote } = order;
  const judged = judgeQuote(quote, selectedOf(row.items), { maximumRetailPrices: maximumPricesOf(row.items) });
  if (judged.nack !== null) {
    // Asked again, the shop's own price is what is expected.
    if (judged.nack === PRICE_CHANGED)
      await changeJourney(tx, dependencies, row, { items: withQuotedPrices(quote, row.items) });
    return refuseStep(tx, dependencies, row, { code: judged.nack });
  }
  const missing = row.items.filter(({ itemId, quantity }) => quotedItem(quote, itemId).count < quantity);
  const isNothingLeft = row.items.every(({ itemId }) => quotedItem(quote, itemId).count === 0);
  const problem = { code: OUT_OF_STOCK, variantIds: missing.map(({ variantId }) => variantId) };
  if (isNothingLeft) return refuseStep(tx, dependencies, row, problem);
  // The shop says that something is missing, but not what.
  if (judged.isAccepted && error !== undefined) return refuseStep(tx, dependencies, row, { code: error.code });
  const holdsFor = Math.min(durationOf(quote.ttl) ?? DEFAULT_TTL_MS, LONGEST_TTL_MS);
  await changeJourney(tx, dependencies, row, {
    step: 'price-known',
    nextTryAt: null,
    answerDue: null,
    quote,
    fulfilment,
    holdsUntil: new Date(dependencies.now().getTime() + holdsFor),
    isShort: !judged.isAccepted,
    problemCode: judged.isAccepted ? null : problem.code,
    problemVariantIds: judged.isAccepted ? [] : problem.variantIds,
  });
}

/** How the shop hands the goods over as it was asked to; null when it does not. */
function fulfilmentOf({ fulfillments }: AnsweredOrder, asked: string): JourneyRow['fulfilment'] {
  const found = (fulfillments ?? []).find(
    ({ type, state }) => (type ?? DELIVERY) === asked && state?.descriptor?.code !== 'Non-serviceable',
  );
  if (found?.id === undefined) return null;
  return {
    id: found.id,
    type: asked,
    timeToDeliver: found['@ondc/org/TAT'] ?? null,
    category: found['@ondc/org/category'] ?? null,
    providerName: found['@ondc/org/provider_name'] ?? null,
  };
}

function variantsOf({ items }: JourneyRow, itemIds: readonly string[]): string[] {
  return items.filter(({ itemId }) => itemIds.includes(itemId)).map(({ variantId }) => variantId);
}
