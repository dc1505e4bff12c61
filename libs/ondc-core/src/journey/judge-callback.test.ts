import { expect, test } from 'vitest';
import { judgeCallback } from './judge-callback.ts';
import type { CallbackJudgement, JourneyLog, ReceivedCallback, SentRequest } from './journey-log.ts';

/* What the labelled journeys do not try. Moments are seconds of the journey. */
const sent = (action: SentRequest['action'], second: number, given: Partial<SentRequest> = {}): SentRequest => ({
  action,
  messageId: `${action}-${second}`,
  transactionId: 'this',
  sellerId: action === 'search' ? null : 'seller',
  at: second * 1000,
  ...given,
});
const came = (
  action: ReceivedCallback['action'],
  second: number,
  given: Partial<ReceivedCallback> = {},
): ReceivedCallback => ({
  action,
  messageId: `${action}-${second}`,
  transactionId: 'this',
  sellerId: 'seller',
  at: second * 1000,
  writtenAt: second * 1000,
  ...given,
});
const confirm = sent('confirm', 100);
const onConfirm = came('on_confirm', 101, { messageId: confirm.messageId, told: { state: 'Created' } });
const ordered: JourneyLog = { sent: [confirm], accepted: [onConfirm] };
const and = (log: JourneyLog, ...accepted: ReceivedCallback[]): JourneyLog => ({
  ...log,
  accepted: log.accepted.concat(accepted),
});
const status = (second: number, state?: string, fulfilment?: string, given: Partial<ReceivedCallback> = {}) =>
  came('on_status', second, { told: { state, fulfilment }, ...given });
const returned = (second: number, fulfilment: string, returnId: string) =>
  came('on_update', second, { told: { state: 'Completed', fulfilment, returnId } });

const complained: JourneyLog = {
  ...ordered,
  sent: [
    confirm,
    sent('issue', 200, { issueId: 'first', isClosing: false }),
    sent('issue', 250, { issueId: 'first', isClosing: true }),
    sent('issue', 290, { issueId: 'second', isClosing: false }),
  ],
};
const ofIssue = (issueId: string) => came('on_issue_status', 300, { told: { issueId } });

test.for<[string, JourneyLog, ReceivedCallback, CallbackJudgement]>([
  ['news from another seller', ordered, status(150, 'Accepted', 'Pending', { sellerId: 'other' }), { nack: '20006' }],
  ['news of another journey', ordered, status(150, 'Accepted', 'Pending', { transactionId: 'x' }), { nack: '20008' }],
  [
    'news after a refusal to confirm',
    { sent: [confirm], accepted: [{ ...onConfirm, isError: true, told: undefined }] },
    status(150, 'Accepted', 'Pending'),
    { nack: '20008' },
  ],
  ['news that tells no state', ordered, status(150), 'accept'],
  ['goods packed where the state is not told again', ordered, status(150, undefined, 'Packed'), 'accept'],
  [
    'news written before where the goods are was told',
    and(ordered, came('on_track', 160, { messageId: 'track' })),
    status(161, 'Accepted', 'Pending', { writtenAt: 155_000 }),
    'accept',
  ],
  [
    'a cancellation written before other news',
    and(ordered, status(160, 'Accepted', 'Pending')),
    came('on_cancel', 161, { writtenAt: 155_000, told: { state: 'Cancelled' } }),
    'ignore',
  ],
  [
    'an answer by a clock 10 s behind ours',
    { sent: [sent('select', 10)], accepted: [] },
    came('on_select', 11, { messageId: 'select-10', writtenAt: 0 }),
    'accept',
  ],
  [
    'an answer by a clock further behind',
    { sent: [sent('select', 10)], accepted: [] },
    came('on_select', 11, { messageId: 'select-10', writtenAt: -1 }),
    'ignore',
  ],
  [
    'news that come 30 s after they were written',
    ordered,
    status(180, 'Accepted', 'Pending', { writtenAt: 150_000 }),
    'accept',
  ],
  ['news that come later', ordered, status(180, 'Accepted', 'Pending', { at: 180_001, writtenAt: 150_000 }), 'ignore'],
  [
    'an answer 30 s after it was asked for',
    { sent: [sent('select', 10)], accepted: [] },
    came('on_select', 40, { messageId: 'select-10' }),
    'accept',
  ],
  [
    'news written by a clock 10 s ahead of ours',
    ordered,
    status(150, 'Accepted', 'Pending', { writtenAt: 160_000 }),
    'accept',
  ],
  [
    'news written by a clock further ahead',
    ordered,
    status(150, 'Accepted', 'Pending', { writtenAt: 160_001 }),
    { nack: '20006' },
  ],
  ['a catalogue written tomorrow', ordered, came('on_search', 150, { writtenAt: 1e8 }), { nack: '20006' }],
  [
    'an answer to select after init was sent',
    { sent: [sent('select', 10), sent('init', 12)], accepted: [] },
    came('on_select', 13, { messageId: 'select-10' }),
    'ignore',
  ],
  [
    'a step of one return beside the end of another',
    and({ ...ordered, sent: [confirm, sent('update', 700, { isReturn: true })] }, returned(800, 'Liquidated', 'R1')),
    returned(801, 'Return_Approved', 'R2'),
    'accept',
  ],
  [
    'an answer to a confirm in the last moment of its last try',
    { sent: [{ ...confirm, isLastTry: true }], accepted: [] },
    { ...onConfirm, at: 130_000, writtenAt: 130_000 },
    'accept',
  ],
  [
    'an answer to a confirm of which a later try was refused',
    { sent: [confirm, { ...confirm, at: 110_000, isRefused: true }], accepted: [] },
    { ...onConfirm, at: 120_000, writtenAt: 120_000 },
    'accept',
  ],
  [
    'an answer to a confirm of which every try was refused',
    { sent: [confirm, confirm].map((one) => ({ ...one, isRefused: true })), accepted: [] },
    { ...onConfirm, at: 120_000, writtenAt: 120_000 },
    { nack: '20008' },
  ],
  [
    'an order that was confirmed in its last try goes on',
    { ...ordered, sent: [{ ...confirm, isLastTry: true }] },
    status(500, 'Accepted', 'Pending'),
    'accept',
  ],
  [
    'a cancellation of our own, with our reason',
    { ...ordered, sent: [confirm, sent('cancel', 200)] },
    came('on_cancel', 201, { messageId: 'cancel-200', told: { state: 'Cancelled', cancelReason: '010' } }),
    'accept',
  ],
  [
    'news written at the very time of the last',
    and(ordered, status(160, 'Accepted', 'Pending')),
    status(161, 'In-progress', 'Packed', { messageId: 'fresh', writtenAt: 160_000 }),
    'ignore',
  ],
  [
    'a return that was asked for, of an order that was cancelled since',
    and({ ...ordered, sent: [confirm, sent('update', 200, { isReturn: true })] }, status(210, 'Cancelled')),
    returned(220, 'Return_Initiated', 'R1'),
    { nack: '20008' },
  ],
  ['an issue that nobody opened', ordered, came('on_issue_status', 300), { nack: '20008' }],
  ['a second issue once the first is closed', complained, ofIssue('second'), 'accept'],
  ['the closed issue', complained, ofIssue('first'), 'ignore'],
  ['an issue that is none of the order', complained, ofIssue('third'), { nack: '20006' }],
  [
    'an answer of another issue than was sent',
    complained,
    came('on_issue', 301, { messageId: 'issue-290', told: { issueId: 'first' } }),
    { nack: '20006' },
  ],
])('%s', ([, log, callback, judgement]) => {
  expect(judgeCallback(log, callback)).toEqual(judgement);
});
