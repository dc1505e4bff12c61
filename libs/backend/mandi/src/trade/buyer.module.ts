import { languageSchema } from '@haat/api-contract';
import { buyerDemandSchema, buyerDemandsSchema, mandiDemandInputSchema } from '@haat/api-contract/mandi-trade';
import type { Language } from '@haat/api-contract/vocabulary';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, inTransaction, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { addDemand, demandsOfBuyer } from './buyer-demands.ts';
import { closeDemand, decideOffer } from './decide-offer.ts';

const tags = ['buyer'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });
const querystring = z.object({ lang: languageSchema.default('hi') });
const DECISIONS = [
  { path: 'accept', to: 'ACCEPTED', summary: 'Accepts an offer; together never more than is wanted' },
  { path: 'reject', to: 'REJECTED', summary: 'Rejects an offer' },
] as const;

/** What buyers do: their demands, and decisions on offers. See docs/domain/mandi.md#demands-and-offers. */
export const buyerModule: Module = {
  name: 'mandi-buyer',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireRole('buyer'));

    const one = async (buyerId: string, language: Language, id: string) => {
      const [demand] = await demandsOfBuyer(database, buyerId, { language, today: indiaDay(now()), id });
      if (demand === undefined) throw new ServiceError('request_error.not_found');
      return demand;
    };

    app.get(
      '/buyer/v1/demands',
      {
        schema: {
          tags,
          security,
          summary: "The buyer's demands with their offers, the newest first",
          querystring,
          response: { 200: buyerDemandsSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await demandsOfBuyer(database, signedInUser(request).id, {
          language: request.query.lang,
          today: indiaDay(now()),
        }),
      }),
    );

    app.post(
      '/buyer/v1/demands',
      {
        schema: {
          tags,
          security,
          summary: 'Says what is wanted; its terms do not change afterwards',
          querystring,
          body: mandiDemandInputSchema,
          response: { 201: buyerDemandSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const buyer = signedInUser(request).id;
        const id = await addDemand(database, dependencies, buyer, request.body);
        return reply.code(201).send(await one(buyer, request.query.lang, id));
      },
    );

    app.post(
      '/buyer/v1/demands/:id/close',
      {
        schema: {
          tags,
          security,
          summary: 'Closes a demand; its open offers are rejected',
          params,
          querystring,
          response: { 200: buyerDemandSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const buyer = signedInUser(request).id;
        await inTransaction(database, (tx) => closeDemand(tx, dependencies, buyer, request.params.id));
        return one(buyer, request.query.lang, request.params.id);
      },
    );

    for (const { path, to, summary } of DECISIONS)
      app.post(
        `/buyer/v1/offers/:id/${path}`,
        { schema: { tags, security, summary, params, response: { 204: z.null(), ...errorAnswers } } },
        async (request, reply) => {
          const decision = { offerId: request.params.id, buyerId: signedInUser(request).id, to };
          await inTransaction(database, (tx) => decideOffer(tx, dependencies, decision));
          return reply.code(204).send(null);
        },
      );
  },
};
