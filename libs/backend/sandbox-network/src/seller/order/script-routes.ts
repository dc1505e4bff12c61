import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ACK, jsonOf, nack } from '@haat/ondc-core';
import { bodyOf } from '../../server/sandbox-server.ts';
import type { Answer } from '../../wire/message.ts';
import { SCRIPTS, type Script } from '../scripts.ts';
import { answerTo } from '../send-answer.ts';
import type { SellerParts } from '../seller-parts.ts';
import { writeIssue } from './answer-issue.ts';
import { advanceOrder } from './change-order.ts';
import type { Delivery } from './deliver-answer.ts';
import type { KeptOrderBook } from './kept-order-book.ts';
import type { OpenIssue, SellerOrder } from './order-book.ts';
import { writeOrder } from './write-order.ts';

const ALL = '*';
const scriptSchema = z.strictObject({ script: z.enum(SCRIPTS).nullable(), transaction_id: z.string().default(ALL) });
const orderDetails = z.looseObject({ order_details: z.looseObject({ id: z.string() }) });
const advanceSchema = z.union([z.strictObject({ order_id: z.string() }), z.strictObject({ issue_id: z.string() })]);

/**
 * Adds to a seller app how it is told what to do: `/sandbox/script` chooses a script, `/sandbox/advance` takes an
 * order, a return or an issue one step on; an order of which nothing is left is taken on by resolving its complaint.
 * Both answer only this machine, as all of the sandbox.
 *
 * @returns takes what has waited so long one step on, for a clock: orders, returns, and issues, which are resolved
 */
export function scriptRoutes(
  app: FastifyInstance,
  parts: SellerParts,
  kept: KeptOrderBook,
  delivery: Delivery,
): (waitedMs: number) => void {
  const { book } = kept;
  const openedAt = parts.now().getTime();
  app.post('/sandbox/script', async (request, reply) => {
    const { success, data } = scriptSchema.safeParse(jsonOf(bodyOf(request)));
    if (!success)
      return reply
        .code(400)
        .send(nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: `One of ${SCRIPTS.join(', ')}` }));
    if (data.script === null) book.scripts.delete(data.transaction_id);
    else book.scripts.set(data.transaction_id, data.script);
    await kept.changed();
    return ACK;
  });

  app.post('/sandbox/advance', async (request, reply) => {
    const { success, data } = advanceSchema.safeParse(jsonOf(bodyOf(request)));
    if (!success)
      return reply
        .code(400)
        .send(nack({ type: 'JSON-SCHEMA-ERROR', code: '30000', message: 'An order_id or an issue_id' }));
    const isDone =
      'order_id' in data
        ? advance(book.orders.get(data.order_id)) || resolve(openIssueOf(data.order_id))
        : resolve(data.issue_id);
    return isDone
      ? ACK
      : reply.code(409).send(nack({ type: 'DOMAIN-ERROR', code: '30018', message: 'There is nothing to take on' }));
  });

  /** One step, or with `out_of_order` two, of which the second is told first. */
  function advance(order: SellerOrder | undefined): boolean {
    if (order === undefined) return false;
    const steps = order.script === 'out_of_order' ? 2 : 1;
    const answers: Answer[] = [];
    for (let step = 0; step < steps; step++) {
      const at = new Date(parts.now().getTime() + step);
      const action = advanceOrder(order, at.toISOString());
      if (action === null) break;
      const context = { ...order.context, message_id: randomUUID() };
      const timed = { ...parts, now: () => at };
      answers.push(answerTo(context, action, { order: writeOrder(order, parts) }, timed));
    }
    if (answers.length > 0) deliverKept(answers, order.script);
    return answers.length > 0;
  }

  /** Tells of a step once it would be known after a restart: no buyer app hears of one that is taken twice. */
  function deliverKept(answers: readonly Answer[], script: Script): void {
    void kept.changed().then(() => delivery.deliver(answers, script));
  }

  /** Id of a complaint of an order that was not resolved yet. */
  function openIssueOf(orderId: string): string | undefined {
    const isOf = ({ issue }: OpenIssue) => orderDetails.safeParse(issue).data?.order_details.id === orderId;
    return [...book.issues].find(([, known]) => isOf(known) && isUnresolved(known))?.[0];
  }

  function resolve(issueId: string | undefined): boolean {
    const known = issueId === undefined ? undefined : book.issues.get(issueId);
    if (issueId === undefined || known === undefined) return false;
    const context = { ...known.context, message_id: randomUUID() };
    known.resolvedAs = kindOf(known.issue);
    const message = writeIssue(issueId, book, parts, true);
    deliverKept([answerTo(context, 'on_issue_status', message, parts)], 'normal');
    return true;
  }

  /** What a buyer app opened, or took further, and was not resolved yet. */
  function isUnresolved({ issue, resolvedAs }: OpenIssue): boolean {
    return issue['status'] !== 'CLOSED' && resolvedAs !== kindOf(issue);
  }

  return (waitedMs) => {
    const since = parts.now().getTime() - waitedMs;
    // After a restart each waits anew: buyer apps that start at the same time are there by then.
    if (since < openedAt) return;
    for (const order of book.orders.values()) if (Date.parse(order.updatedAt) <= since) advance(order);
    for (const [id, known] of book.issues)
      if (isUnresolved(known) && Date.parse(known.context.timestamp) <= since) resolve(id);
  };
}

/** ISSUE, or GRIEVANCE once it was taken further. */
function kindOf(issue: OpenIssue['issue']): string {
  return typeof issue['issue_type'] === 'string' ? issue['issue_type'] : 'ISSUE';
}
