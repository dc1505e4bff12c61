import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ACK, nack, type Acknowledgement } from '@haat/ondc-core';
import { verifySender } from '../../registry/verify-sender.ts';
import { bodyOf } from '../../server/sandbox-server.ts';
import { readMessage, type Answer, type Context } from '../../wire/message.ts';
import { answerTo } from '../send-answer.ts';
import type { SellerParts } from '../seller-parts.ts';
import type { Script } from '../scripts.ts';
import { acceptOrder, answerConfirm, answerInit, answerSelect, confirmError } from './answer-basket.ts';
import type { Answered } from './answer-basket.ts';
import { answerCancel, answerStatus, answerSupport, answerTrack, answerUpdate, isRefusal } from './answer-order.ts';
import type { Outcome } from './answer-order.ts';
import { ISSUE_MESSAGES, keepIssue, writeIssue } from './answer-issue.ts';
import { advanceOrder } from './change-order.ts';
import type { Delivery } from './deliver-answer.ts';
import type { KeptOrderBook } from './kept-order-book.ts';
import type { SellerOrder } from './order-book.ts';
import { ORDER_MESSAGES, type Basket } from './order-messages.ts';
import { quoteBasket, refusal, type QuotedBasket } from './quote-basket.ts';

const MESSAGES = { ...ORDER_MESSAGES, ...ISSUE_MESSAGES };
type Action = keyof typeof MESSAGES;
/** What changes the book. */
const CHANGING: ReadonlySet<Action> = new Set(['init', 'confirm', 'cancel', 'update', 'issue'] as const);
/** What is done with a message: its answers, or a refusal at once. */
type Handled = { readonly answers: readonly Answer[]; readonly script: Script } | Acknowledgement;

/**
 * Adds to a seller app what a buyer app sends it after the search: each message is acknowledged or refused at once, and
 * answered by `on_…` afterwards, as the order's script says.
 */
export function orderRoutes(app: FastifyInstance, parts: SellerParts, kept: KeptOrderBook, delivery: Delivery): void {
  const { book } = kept;
  const handlers: { readonly [Each in Action]: (message: unknown, context: Context) => Handled } = {
    select: (message, context) => {
      const { order } = MESSAGES.select.parse(message);
      return priced(order, context, (quoted, script) => answerSelect(order, quoted, script));
    },
    init: (message, context) => {
      const { order } = MESSAGES.init.parse(message);
      return priced(order, context, (quoted) => {
        book.initialised.set(
          context.transaction_id,
          quoted.lines.reduce((sum, { paise }) => sum + paise, 0),
        );
        return answerInit(order, quoted, parts);
      });
    },
    confirm: (message, context) => confirm(MESSAGES.confirm.parse(message).order, context),
    status: (message, context) => ofOrder(MESSAGES.status.parse(message).order_id, context, answerStatus),
    track: (message, context) => ofOrder(MESSAGES.track.parse(message).order_id, context, answerTrack),
    cancel: (message, context) => {
      const { order_id, cancellation_reason_id } = MESSAGES.cancel.parse(message);
      return ofOrder(order_id, context, (order) => answerCancel(order, cancellation_reason_id, parts));
    },
    update: (message, context) => {
      const { update_target, order: update } = MESSAGES.update.parse(message);
      return ofOrder(update.id, context, (order) => answerUpdate(order, update_target, update, parts));
    },
    support: (message, context) => ofOrder(MESSAGES.support.parse(message).ref_id, context, () => answerSupport(parts)),
    issue: (message, context) => {
      const { issue } = MESSAGES.issue.parse(message);
      keepIssue(issue, context, book);
      if (issue.status === 'CLOSED') return { answers: [], script: 'normal' };
      return one(context, 'normal', { message: writeIssue(issue.id, book, parts, false) });
    },
    issue_status: (message, context) => {
      const { issue_id } = MESSAGES.issue_status.parse(message);
      if (!book.issues.has(issue_id)) return nack(refusal('30018', 'No such issue'));
      return one(context, 'normal', { message: writeIssue(issue_id, book, parts, false) });
    },
  };

  for (const action of Object.keys(MESSAGES) as Action[])
    app.post(`/${action}`, (request, reply) => receive(action, request, reply));

  async function receive(action: Action, request: FastifyRequest, reply: FastifyReply) {
    const body = bodyOf(request);
    const message = readMessage(body, action);
    if (typeof message === 'string')
      return reply.code(400).send(nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message }));
    const { context } = message;
    const buyer = { type: 'BAP', subscriberId: context.bap_id } as const;
    if (!(await verifySender(parts.registry, request.headers.authorization, body, buyer, parts.now())))
      return reply
        .code(401)
        .send(nack({ type: 'CONTEXT-ERROR', code: '30016', message: 'The signature is not that of bap_id' }));
    if (context.bpp_id !== parts.participant.subscription.subscriber_id)
      return nack({ type: 'CONTEXT-ERROR', code: '30000', message: 'context.bpp_id: is another seller app' });
    const { success, error } = MESSAGES[action].safeParse(message.message);
    if (!success) {
      const [issue] = error.issues;
      return nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: `${issue?.path.join('.')}: ${issue?.message}` });
    }
    const handled = handlers[action](message.message, context);
    // What was acknowledged is known to the seller after a restart.
    if (CHANGING.has(action)) await kept.changed();
    if (!('answers' in handled)) return handled;
    if (handled.script === 'fails') return reply.code(500).send({ error: 'The seller app has failed (sandbox)' });
    // The buyer app hears that it was heard before it hears the answer.
    reply.raw.once('finish', () => delivery.deliver(handled.answers, handled.script));
    return ACK;
  }

  /** The script of an order: what was asked for its transaction or for all, or else what its goods ask for. */
  const scriptOf = (quoted: QuotedBasket, { transaction_id }: Context): Script =>
    book.scripts.get(transaction_id) ?? book.scripts.get('*') ?? quoted.script;

  function priced(
    basket: Basket,
    context: Context,
    answer: (quoted: QuotedBasket, script: Script) => Answered,
  ): Handled {
    const quoted = quoteBasket(basket, parts);
    if ('code' in quoted) return nack(quoted);
    const script = scriptOf(quoted, context);
    return one(context, script, answer(quoted, script));
  }

  function confirm(order: ReturnType<typeof MESSAGES.confirm.parse>['order'], context: Context): Handled {
    const known = book.orders.get(order.id);
    // The same confirmation again: the buyer app did not hear the answer.
    if (known?.context.transaction_id === context.transaction_id)
      return one(context, known.script, answerConfirm(known, parts));
    const quoted = quoteBasket(order, parts);
    const taken = refusal('30000', 'The id is another order’s');
    const error =
      'code' in quoted
        ? quoted
        : known === undefined
          ? confirmError(order, quoted, book.initialised.get(context.transaction_id))
          : taken;
    if (error !== null || 'code' in quoted) return nack(error ?? taken);
    const script = scriptOf(quoted, context);
    const at = parts.now().toISOString();
    const accepted = acceptOrder(order, { context, quoted, script, at }, book);
    const answers = one(context, script, answerConfirm(accepted, parts)).answers;
    return { answers: script === 'out_of_order' ? [...answers, packedAlready(accepted)] : answers, script };
  }

  /** What comes before the answer to the confirmation when things come out of order. */
  function packedAlready(order: SellerOrder): Answer {
    const later = new Date(parts.now().getTime() + 1);
    advanceOrder(order, later.toISOString());
    const context = { ...order.context, message_id: crypto.randomUUID() };
    const at = { ...parts, now: () => later };
    return answerTo(context, 'on_status', answerStatus(order, parts).message, at);
  }

  function ofOrder(id: string, context: Context, answer: (order: SellerOrder, ours: SellerParts) => Outcome): Handled {
    const order = book.orders.get(id);
    if (order?.context.bap_id !== context.bap_id) return nack(refusal('30018', 'No such order'));
    const outcome = answer(order, parts);
    return isRefusal(outcome) ? outcome : one(context, order.script, outcome);
  }

  function one(context: Context, script: Script, { message, error }: Answered) {
    return { answers: [answerTo(context, `on_${context.action}`, message, parts, error)], script };
  }
}
