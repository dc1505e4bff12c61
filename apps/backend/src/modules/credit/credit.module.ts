import { creditAccountSchema, creditCostSchema, creditEntriesSchema, latLngSchema, PAGE_SIZE, pageQuerySchema } from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers } from '../../errors.ts';
import type { Module } from '../../module.ts';
import { requireUser } from '../identity/request-user.ts';
import { signedInUser } from '../identity/signed-in-user.ts';
import { toLatLng } from '../location/earth.ts';
import { pageOf } from '../search/page-of.ts';
import { costOnTerms, creditAccountOf } from './credit-account.ts';
import { listEntries } from './list-entries.ts';

const tags = ['credit'];
const security = [{ bearer: [] }];
const ENTRIES = '/credit/v1/entries';

/** The signed-in farmer's credit line and its ledger. */
export const creditModule: Module = {
  name: 'credit',
  service: 'main',
  register(app, { database, now }) {
    app.addHook('onRequest', requireUser);

    app.get('/credit/v1/account', {
      schema: { tags, security, summary: 'The farmer’s credit line, and whether credit is given at a place', querystring: z.object({ lat_lng: latLngSchema.optional() }), response: { 200: creditAccountSchema, ...errorAnswers } },
    }, (request) => {
      const { lat_lng: place } = request.query;
      return creditAccountOf(database, signedInUser(request).id, place === undefined ? null : toLatLng(place), now());
    });

    app.get(ENTRIES, {
      schema: { tags, security, summary: 'What changed what the farmer owes, newest first', querystring: pageQuerySchema, response: { 200: creditEntriesSchema, ...errorAnswers } },
    }, async (request) => {
      const { page } = request.query;
      const { count, results } = await listEntries(database, signedInUser(request).id, page);
      return pageOf(results, { count, page, pageSize: PAGE_SIZE, path: ENTRIES, query: request.query });
    });

    app.get('/credit/v1/cost', {
      schema: { tags, security, summary: 'What an amount in rupees costs on credit against cash', querystring: z.object({ amount: z.coerce.number().min(0).max(1e9) }), response: { 200: creditCostSchema, ...errorAnswers } },
    }, async (request) => {
      const { terms } = await creditAccountOf(database, signedInUser(request).id, null, now());
      return costOnTerms(request.query.amount, terms, now());
    });
  },
};
