import { moneyActSchema, overruleSchema } from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { z } from 'zod';
import { requireRole } from '@haat/backend-identity';
import { actView, requestAct, supportStaffOf } from '@haat/backend-ledger';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { checkRefundable, lockEscalatedIssue, lockRefusedReturn, overruledPaise } from './overrule.ts';

const tags = ['support'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** Support's final decision on a return that a shop refused, or a complaint that was not settled. */
export const overruleModule: Module = {
  name: 'overrule',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    for (const [subject, kind, lock, summary] of [
      ['returns', 'overrule-return', lockRefusedReturn, 'Gives money back for a return that the shop refused'],
      ['issues', 'overrule-issue', lockEscalatedIssue, 'Gives money back for a complaint that was escalated'],
    ] as const) {
      app.post(
        `/support/v1/${subject}/:id/overrule`,
        {
          schema: {
            tags,
            security,
            summary: `${summary}; from ₹5,000.00 on a second person confirms it`,
            params,
            body: overruleSchema,
            response: { 200: moneyActSchema, ...errorAnswers },
          },
        },
        async (request) =>
          inTransaction(database, async (tx) => {
            const subject = await lock(tx, request.params.id);
            const amountPaise = toPaise(request.body.amount);
            await checkRefundable(tx, subject, amountPaise);
            return actView(
              await requestAct(tx, dependencies, {
                kind,
                subjectId: subject.id,
                amountPaise,
                reason: request.body.reason,
                by: supportStaffOf(request),
                earlierPaise: await overruledPaise(tx, subject.order.id),
              }),
            );
          }),
      );
    }
  },
};
