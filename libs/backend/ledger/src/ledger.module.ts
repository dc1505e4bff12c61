import {
  moneyActSchema,
  moneyActsSchema,
  PAGE_SIZE,
  pageQuerySchema,
  releaseRefundSchema,
  shopLedgerSchema,
  shopPaymentSchema,
} from '@haat/api-contract';
import { toPaise } from '@haat/format';
import { z } from 'zod';
import { requireRole } from '@haat/backend-identity';
import { errorAnswers, inTransaction } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { actView } from './act-view.ts';
import { requestRelease, requestShopPayment } from './ledger-acts.ts';
import { confirmAct, declineAct, pendingActs } from './money-acts.ts';
import { supportStaffOf } from './support-staff-of.ts';
import { refuseUnknownShop } from './refuse-unknown-shop.ts';
import { shopLedger } from './shop-ledger.ts';

const SHOPS = '/support/v1/ledger/shops/:id';
const ACTS = '/support/v1/acts';
const tags = ['support'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });

/** Support's part in the ledgers of shops, and what a second person confirms. */
export const ledgerModule: Module = {
  name: 'ledger',
  service: 'main',
  register(app, dependencies) {
    const { database } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.get(
      SHOPS,
      {
        schema: {
          tags,
          security,
          summary: 'The ledger of a shop, newest entries first',
          params,
          querystring: pageQuerySchema,
          response: { 200: shopLedgerSchema, ...errorAnswers },
        },
      },
      async ({ params: { id }, query: { page } }) => {
        await refuseUnknownShop(database, id);
        return shopLedger(database, id, { page, pageSize: PAGE_SIZE, path: `/support/v1/ledger/shops/${id}` });
      },
    );

    for (const [act, kind, summary] of [
      ['payouts', 'shop-payout', 'Says that the market has paid a shop'],
      ['receipts', 'shop-receipt', 'Says that a shop has paid the market'],
    ] as const) {
      app.post(
        `${SHOPS}/${act}`,
        {
          schema: {
            tags,
            security,
            summary,
            params,
            body: shopPaymentSchema,
            response: { 200: moneyActSchema, ...errorAnswers },
          },
        },
        async (request) =>
          inTransaction(database, async (tx) =>
            actView(
              await requestShopPayment(tx, dependencies, {
                kind,
                subjectId: request.params.id,
                amountPaise: toPaise(request.body.amount),
                reason: request.body.reason,
                by: supportStaffOf(request),
              }),
            ),
          ),
      );
    }

    app.post(
      '/support/v1/refunds/:id/release',
      {
        schema: {
          tags,
          security,
          summary: 'Lets a refund of a cash order go that needs a second person',
          params,
          body: releaseRefundSchema,
          response: { 200: moneyActSchema, ...errorAnswers },
        },
      },
      async (request) =>
        inTransaction(database, async (tx) =>
          actView(
            await requestRelease(tx, dependencies, {
              refundId: request.params.id,
              reason: request.body.reason,
              by: supportStaffOf(request),
            }),
          ),
        ),
    );

    app.get(
      ACTS,
      {
        schema: {
          tags,
          security,
          summary: 'Acts with money that wait for a second person, the oldest first',
          response: { 200: moneyActsSchema, ...errorAnswers },
        },
      },
      async () => ({ results: (await pendingActs(database)).map(actView) }),
    );

    for (const [act, end, summary] of [
      ['confirm', confirmAct, 'A second person confirms an act with money'],
      ['decline', declineAct, 'A person of support says that an act with money shall not be done'],
    ] as const) {
      app.post(
        `${ACTS}/:id/${act}`,
        {
          schema: { tags, security, summary, params, response: { 200: moneyActSchema, ...errorAnswers } },
        },
        async (request) =>
          inTransaction(database, async (tx) =>
            actView(await end(tx, dependencies, request.params.id, supportStaffOf(request))),
          ),
      );
    }
  },
};
