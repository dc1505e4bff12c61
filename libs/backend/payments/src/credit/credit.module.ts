import {
  creditCostSchema,
  creditDuesSchema,
  creditEntriesSchema,
  latLngSchema,
  orderQuerySchema,
  ownCreditAccountSchema,
  PAGE_SIZE,
  pageQuerySchema,
  repaymentRedirectSchema,
  repaymentsSchema,
  rupeesInQuery,
  startRepaymentSchema,
} from '@haat/api-contract';
import { z } from 'zod';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { toLatLng } from '@haat/backend-market';
import { errorAnswers, pageOf, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { lastAcceptance } from './accepted-key-facts.ts';
import { costOnTerms, creditAccountOf } from './credit-account.ts';
import { duesOf } from './dues-of.ts';
import { repaymentsOf } from './find-repayments.ts';
import { listEntries } from './list-entries.ts';
import { startRepayment } from './start-repayment.ts';

const tags = ['credit'];
const security = [{ bearer: [] }];
const ENTRIES = '/credit/v1/entries';
const REPAYMENTS = '/credit/v1/repayments';

/** The signed-in farmer's credit line, its ledger, and repaying through the gateway. */
export const creditModule: Module = {
  name: 'credit',
  service: 'main',
  register(app, dependencies) {
    const { database, now, adapters } = dependencies;
    app.addHook('onRequest', requireUser);

    app.get(
      '/credit/v1/account',
      {
        schema: {
          tags,
          security,
          summary: 'The farmer’s credit line, and whether credit is given at a place',
          querystring: z.object({ lat_lng: latLngSchema.optional() }),
          response: { 200: ownCreditAccountSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { lat_lng: latLng } = request.query;
        const { id } = signedInUser(request);
        const place = latLng === undefined ? null : toLatLng(latLng);
        const { lender } = adapters.creditLender;
        const { account, needsStepUp } = await creditAccountOf(database, id, { place, lender }, now());
        return {
          ...account,
          needs_step_up: needsStepUp,
          accepted_key_facts: await lastAcceptance(database, id),
        };
      },
    );

    app.get(
      ENTRIES,
      {
        schema: {
          tags,
          security,
          summary: 'What changed what the farmer owes, newest first',
          querystring: pageQuerySchema,
          response: { 200: creditEntriesSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { page } = request.query;
        const { count, results } = await listEntries(database, signedInUser(request).id, page);
        return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: ENTRIES, query: request.query });
      },
    );

    app.get(
      '/credit/v1/cost',
      {
        schema: {
          tags,
          security,
          summary: 'What an amount in rupees costs on credit against cash',
          querystring: z.object({ amount: rupeesInQuery(0, 1e9) }),
          response: { 200: creditCostSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { account } = await creditAccountOf(
          database,
          signedInUser(request).id,
          { place: null, lender: adapters.creditLender.lender },
          now(),
        );
        return costOnTerms(request.query.amount, account.terms, now());
      },
    );

    app.get(
      '/credit/v1/dues',
      {
        schema: {
          tags,
          security,
          summary: 'What the farmer must pay by which day',
          response: { 200: creditDuesSchema, ...errorAnswers },
        },
      },
      (request) => duesOf(database, signedInUser(request).id, now()),
    );

    app.post(
      REPAYMENTS,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags,
          security,
          summary: 'Begins, or goes on with, repaying dues through the gateway',
          querystring: orderQuerySchema,
          body: startRepaymentSchema,
          response: { 200: repaymentRedirectSchema, ...errorAnswers },
        },
      },
      (request) =>
        startRepayment(dependencies, {
          userId: signedInUser(request).id,
          isAgent: signedInUser(request).agent !== undefined,
          amount: request.body.amount,
          callbackUrl: request.body.callback_url,
          cancelUrl: request.body.cancel_url,
          language: request.query.lang,
        }),
    );

    app.get(
      REPAYMENTS,
      {
        schema: {
          tags,
          security,
          summary: 'The newest repayments through the gateway, and how they truly stand',
          response: { 200: repaymentsSchema, ...errorAnswers },
        },
      },
      async (request) => ({ results: await repaymentsOf(dependencies, signedInUser(request).id) }),
    );
  },
};
