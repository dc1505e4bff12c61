import { recordToldAnswer } from '@haat/backend-aftercare';
import { lockOrder } from '@haat/backend-orders';
import { isId } from '@haat/backend-platform';
import { readToldIssue } from '@haat/ondc-core';
import type { CallbackHandler } from '../transport/callback-handlers.ts';
import { settleRequest } from './requests.ts';
import { settleIssue } from './settle-issue.ts';
import { errorCodeOf } from './told-error.ts';

/** What a seller says of a complaint: `on_issue`, `on_issue_status`. */
export const onIssueNews: CallbackHandler = {
  validate(message) {
    if (errorCodeOf(message) !== null || readToldIssue(message['message']) !== null) return null;
    return { type: 'JSON-SCHEMA-ERROR', code: '20006', message: 'There is neither an issue nor an error.' };
  },
  async handle(tx, dependencies, context, message) {
    const code = errorCodeOf(message);
    // Before its request: what is locked with an order is locked after it.
    const order = isId(context.transaction_id) ? await lockOrder(tx, context.transaction_id) : null;
    await settleRequest(tx, context.message_id, { state: code === null ? 'done' : 'refused', code });
    const told = code === null ? readToldIssue(message['message']) : null;
    if (told === null || told.action === null || order?.marketplace !== 'ondc') return;
    const isAnswer = told.action === 'RESOLVED' || told.action === 'NEED-MORE-INFO';
    const answer = isAnswer ? told.answer : null;
    const isOpen = await recordToldAnswer(tx, dependencies, { orderId: order.id, issueId: told.id, answer });
    if (!isOpen || told.refundPaise === null) return;
    await settleIssue(tx, dependencies, { order, issueId: told.id, paise: told.refundPaise });
  },
};
