import { MESSAGE_TTL_MS } from '../messages/context.ts';
import { CLOCK_TOLERANCE_MS } from '../wire/clock-tolerance.ts';
import { judgeToldState } from './judge-told-state.ts';
import type { CallbackJudgement, JourneyLog, ReceivedCallback, SentRequest } from './journey-log.ts';

const UNASKED: readonly string[] = ['on_search', 'on_status', 'on_cancel', 'on_update', 'on_issue_status'];
/** Callbacks that tell of the order: a later one makes an earlier one old. */
const OF_THE_ORDER: readonly string[] = ['on_confirm', 'on_status', 'on_cancel', 'on_update'];
/** Steps to an order: who goes on has left the one before. */
const STEPS: readonly string[] = ['select', 'init', 'confirm'];

const OUT_OF_SEQUENCE: CallbackJudgement = { nack: '20008' };
const NO_VALID_ANSWER: CallbackJudgement = { nack: '20006' };
const ORDER_FAILED: CallbackJudgement = { nack: '25001' };

/**
 * What becomes of a callback whose signature holds, by what was sent and what came so far. Nothing changes anything
 * twice: in this order, the first that fits holds.
 *
 * | callback | judgement |
 * |---|---|
 * | came before, by message id, kind and sender | ignore |
 * | says that it was written more than 10 s after it came | 20006 |
 * | bears the id of a request, but not its transaction or its seller | 20006 |
 * | bears the id of a request of another kind, or of one whose every try was refused | 20008 |
 * | tells of an order whose last confirm stayed without an answer in time | 25001 |
 * | bears no id of ours and is of a kind that comes only when asked for | 20008 |
 * | comes unasked without a subscription, a confirmed order or an issue | 20008 |
 * | comes unasked from another seller than the order's | 20006 |
 * | tells of an issue that was not opened, or answers one with another | 20006 |
 * | older than its time to live, or than that of what it answers | ignore |
 * | answers a select or init after a later one, or after the step that follows | ignore |
 * | written before what it answers, or not after what came last of its kind | ignore |
 * | else | as {@link judgeToldState} says of its state |
 *
 * What it says beside its state is judged by others: see {@link judgeQuote}.
 * See docs/domain/open-network.md#callbacks.
 *
 * @param log of the transaction that the callback names and of the request whose id it bears
 */
export function judgeCallback(log: JourneyLog, callback: ReceivedCallback): CallbackJudgement {
  if (log.accepted.some((earlier) => isSame(earlier, callback))) return 'ignore';
  // Taken, it would make all old that its seller writes until then.
  if (callback.writtenAt > callback.at + CLOCK_TOLERANCE_MS) return NO_VALID_ANSWER;
  const asked = log.sent.findLast(({ messageId }) => messageId === callback.messageId);
  const fault = asked === undefined ? faultOfUnasked(log, callback) : faultOfAnswer(log, asked, callback);
  if (fault !== null) return fault;
  if (isLate(asked, callback) || isLeftBehind(log, asked) || isOld(log, asked, callback)) return 'ignore';
  return callback.isError === true ? 'accept' : judgeToldState(log, callback, asked);
}

function isSame(one: ReceivedCallback, other: ReceivedCallback): boolean {
  return one.messageId === other.messageId && one.action === other.action && one.sellerId === other.sellerId;
}

function faultOfAnswer({ sent }: JourneyLog, asked: SentRequest, callback: ReceivedCallback): CallbackJudgement | null {
  if (asked.transactionId !== callback.transactionId) return NO_VALID_ANSWER;
  // A try may have been taken before a later one was refused.
  const isRefused = sent.every(({ messageId, isRefused: it }) => messageId !== asked.messageId || it === true);
  if (`on_${asked.action}` !== callback.action || isRefused) return OUT_OF_SEQUENCE;
  if (asked.sellerId !== null && asked.sellerId !== callback.sellerId) return NO_VALID_ANSWER;
  if (asked.issueId !== undefined && isOther(callback.told?.issueId, asked.issueId)) return NO_VALID_ANSWER;
  return hasFailed(asked, callback.at) ? ORDER_FAILED : null;
}

const isOther = (told: string | undefined, ours: string | undefined) => told !== undefined && told !== ours;

function faultOfUnasked(log: JourneyLog, callback: ReceivedCallback): CallbackJudgement | null {
  const sent = log.sent.filter(({ transactionId }) => transactionId === callback.transactionId);
  const confirm = sent.findLast(({ action }) => action === 'confirm');
  const confirmed = log.accepted.some(({ action, isError }) => action === 'on_confirm' && isError !== true);
  if (OF_THE_ORDER.includes(callback.action) && !confirmed && hasFailed(confirm, callback.at)) return ORDER_FAILED;
  if (!UNASKED.includes(callback.action)) return OUT_OF_SEQUENCE;
  if (callback.action === 'on_search') {
    const subscription = sent.findLast((one) => one.subscription !== undefined)?.subscription;
    return subscription === 'start' ? null : OUT_OF_SEQUENCE;
  }
  const begun = callback.action === 'on_issue_status' ? sent.find(({ action }) => action === 'issue') : confirm;
  if (begun === undefined || !confirmed) return OUT_OF_SEQUENCE;
  return begun.sellerId === callback.sellerId && isOfKnownIssue(sent, callback) ? null : NO_VALID_ANSWER;
}

function isOfKnownIssue(sent: readonly SentRequest[], { action, told }: ReceivedCallback): boolean {
  if (action !== 'on_issue_status') return true;
  return sent.some(({ action: asked, issueId }) => asked === 'issue' && !isOther(told?.issueId, issueId));
}

/** Whether a confirm was tried for the last time and no answer can be in time any more. */
function hasFailed(confirm: SentRequest | undefined, now: number): boolean {
  return confirm?.isLastTry === true && now > confirm.at + MESSAGE_TTL_MS;
}

function isLate(asked: SentRequest | undefined, { at, writtenAt }: ReceivedCallback): boolean {
  return at > writtenAt + MESSAGE_TTL_MS || (asked !== undefined && at > asked.at + MESSAGE_TTL_MS);
}

function isLeftBehind({ sent }: JourneyLog, asked: SentRequest | undefined): boolean {
  const step = STEPS.indexOf(asked?.action ?? '');
  return step !== -1 && sent.some((later) => STEPS.indexOf(later.action) >= step && later.at > (asked?.at ?? 0));
}

/** Catalogues are merged by the times of their entries, so that they may come in any order. */
function isOld({ accepted }: JourneyLog, asked: SentRequest | undefined, callback: ReceivedCallback): boolean {
  if (asked !== undefined && callback.writtenAt < asked.at - CLOCK_TOLERANCE_MS) return true;
  if (callback.action === 'on_search') return false;
  const isOfItsKind = ({ action }: ReceivedCallback) =>
    action === callback.action || [action, callback.action].every((one) => OF_THE_ORDER.includes(one));
  return accepted.some((earlier) => isOfItsKind(earlier) && earlier.writtenAt >= callback.writtenAt);
}
