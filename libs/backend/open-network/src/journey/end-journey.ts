import { lockOrder, transitionOrder } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { changeJourney, lockJourney } from './journey-rows.ts';
import type { JourneyRow } from './tables.ts';

/** No answer came in time. */
export const NO_ANSWER = '20009';
/** The order was not confirmed in time. */
export const NOT_CONFIRMED = '25001';

/** Why a step did not go on. */
export interface StepProblem {
  /** Of the network. */
  readonly code: string;
  /** Packs that it is about. */
  readonly variantIds?: readonly string[];
}

/** What nothing is waited for and nothing sent any more looks like. */
const AT_REST = { nextTryAt: null, answerDue: null } as const;

/** Ends a step before there is an order: nothing was ordered, and no money taken. The caller has locked the journey. */
export async function refuseStep(
  tx: Transaction,
  dependencies: Dependencies,
  row: JourneyRow,
  { code, variantIds = [] }: StepProblem,
): Promise<void> {
  const step = row.step === 'asking-price' ? 'price-refused' : row.step === 'sending-order' ? 'order-refused' : null;
  if (step === null) return;
  await changeJourney(tx, dependencies, row, {
    ...AT_REST,
    step,
    problemCode: code,
    problemVariantIds: [...variantIds],
  });
}

/**
 * Ends an order that its shop has not confirmed: it has failed, and what was paid goes back.
 * @param holds whether it is still so, asked when order and journey are locked
 */
export async function failJourney(
  tx: Transaction,
  dependencies: Dependencies,
  id: string,
  code: string,
  holds: (row: JourneyRow) => boolean,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const row = await lockJourney(tx, id);
  if (row?.step !== 'confirming' || !holds(row)) return;
  // First: the order's hooks look at the journey.
  await changeJourney(tx, dependencies, row, { ...AT_REST, step: 'failed', problemCode: code, problemVariantIds: [] });
  if (order !== null) await transitionOrder(tx, dependencies, id, 'ORDER_FAILED', 'system', { reason: code });
}
