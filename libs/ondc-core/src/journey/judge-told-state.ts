import type { CallbackJudgement, JourneyLog, ReceivedCallback, SentRequest, ToldState } from './journey-log.ts';

/** States of an order, which go forward only; a cancelled one is at its end too. */
const ORDER_STATES = ['Created', 'Accepted', 'In-progress', 'Completed'];
const CANCELLED = 'Cancelled';
/** Codes of goods that only an order in progress can have; a shop's counter also hands out what is then completed. */
const IN_PROGRESS: ReadonlySet<string> = new Set([
  ...['Packed', 'Agent-assigned', 'At-pickup', 'Out-for-pickup', 'Pickup-failed', 'Order-picked-up', 'In-transit'],
  ...['At-destination-hub', 'Out-for-delivery', 'At-delivery', 'Delivery-failed'],
]);
/** What may follow each step of a return; steps between may be left out, as of an order. */
const RETURN_STEPS: Readonly<Record<string, readonly string[]>> = {
  asked: ['Return_Initiated', 'Return_Approved', 'Liquidated', 'Return_Rejected'],
  Return_Initiated: [
    ...['Return_Approved', 'Liquidated', 'Return_Rejected'],
    ...['Return_Picked', 'Return_Pick_Failed', 'Return_Delivered'],
  ],
  Return_Approved: ['Return_Picked', 'Return_Pick_Failed', 'Return_Delivered'],
  Return_Pick_Failed: ['Return_Picked', 'Return_Delivered'],
  Return_Picked: ['Return_Delivered'],
  Return_Delivered: [],
  Liquidated: [],
  Return_Rejected: [],
};
/** Reasons that are the buyer's to give. */
const BUYER_REASONS: readonly string[] = ['001', '003', '006', '009', '010', '051', '052', '053'];

const INVALID_STATE: CallbackJudgement = { nack: '20007' };
const OUT_OF_SEQUENCE: CallbackJudgement = { nack: '20008' };

/**
 * What becomes of a callback that is in its turn, by the state that it tells: what cannot be is refused (20007), a code
 * that is not known is accepted and keeps the status as it is.
 * See docs/domain/open-network.md#callbacks.
 *
 * @param asked what it answers, if anything
 */
export function judgeToldState(
  log: JourneyLog,
  callback: ReceivedCallback,
  asked: SentRequest | undefined,
): CallbackJudgement {
  const told = callback.told ?? {};
  switch (callback.action) {
    case 'on_issue_status':
      return isClosed(log, told) ? 'ignore' : 'accept';
    case 'on_confirm':
      return told.state === 'In-progress' || told.state === 'Completed' ? INVALID_STATE : 'accept';
    case 'on_status':
    case 'on_cancel':
    case 'on_update':
      if (asked === undefined && BUYER_REASONS.includes(told.cancelReason ?? '')) return { nack: '22502' };
      if (isStepOfReturn(told)) return judgeReturn(log, told, asked);
      return judgeOrder(callback, told, lastState(log));
    default:
      return 'accept';
  }
}

/** A complaint is closed by itself: others of the same order go on. */
const isClosed = ({ sent }: JourneyLog, { issueId }: ToldState) =>
  sent.some((one) => one.isClosing === true && (issueId === undefined || one.issueId === issueId));

const isStepOfReturn = ({ fulfilment = '' }: ToldState) =>
  fulfilment !== 'asked' && Object.hasOwn(RETURN_STEPS, fulfilment);

function judgeReturn(log: JourneyLog, told: ToldState, asked: SentRequest | undefined): CallbackJudgement {
  if (lastState(log) === CANCELLED) return OUT_OF_SEQUENCE;
  const last = log.accepted.findLast(
    (one) => one.told !== undefined && isStepOfReturn(one.told) && one.told.returnId === told.returnId,
  )?.told?.fulfilment;
  if (last === told.fulfilment) return 'accept';
  if (last === undefined && asked === undefined && !log.sent.some(({ isReturn }) => isReturn)) return OUT_OF_SEQUENCE;
  return RETURN_STEPS[last ?? 'asked']?.includes(told.fulfilment ?? '') === true ? 'accept' : OUT_OF_SEQUENCE;
}

function judgeOrder(callback: ReceivedCallback, told: ToldState, last: string | undefined): CallbackJudgement {
  const { state = '', fulfilment = '' } = told;
  if (last === CANCELLED) {
    if (state !== CANCELLED && ORDER_STATES.includes(state)) return INVALID_STATE;
    // It is cancelled already; but what was on its way must still come back.
    return callback.action === 'on_cancel' && !fulfilment.startsWith('RTO-') ? 'ignore' : 'accept';
  }
  if (last === 'Completed' && state === CANCELLED) return INVALID_STATE;
  if (ORDER_STATES.includes(state) && ORDER_STATES.indexOf(state) < ORDER_STATES.indexOf(last ?? ''))
    return INVALID_STATE;
  const isTooEarly = state === 'Created' || state === 'Accepted';
  return isTooEarly && IN_PROGRESS.has(fulfilment) ? INVALID_STATE : 'accept';
}

/** The last state of the order that is one of the network's. */
function lastState({ accepted }: JourneyLog): string | undefined {
  return accepted
    .filter(({ isError }) => isError !== true)
    .map(({ told }) => told?.state)
    .findLast((state) => state === CANCELLED || ORDER_STATES.includes(state ?? ''));
}
