import { languageSchema } from '@haat/api-contract';
import { mandiOfferInputSchema, mandiOfferSchema, mandiOffersSchema } from '@haat/api-contract/mandi-trade';
import type { Language } from '@haat/api-contract/vocabulary';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ServiceError } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { indiaDay } from '@haat/format';
import { z } from 'zod';
import { offersOf } from './find-demands.ts';
import { makeOffer, withdrawOffer } from './make-offer.ts';

const tags = ['mandi'];
const security = [{ bearer: [] }];
const params = z.object({ id: z.string().min(1).max(100) });
const querystring = z.object({ lang: languageSchema.default('hi') });

/** Offers of the signed-in farmer. See docs/domain/mandi.md#demands-and-offers. */
export const offersModule: Module = {
  name: 'mandi-offers',
  service: 'main',
  register(app, dependencies) {
    const { database, now } = dependencies;
    app.addHook('onRequest', requireUser);

    const own = async (userId: string, language: Language, id: string) => {
      const [offer] = await offersOf(database, userId, { language, today: indiaDay(now()), id });
      if (offer === undefined) throw new ServiceError('request_error.not_found');
      return offer;
    };

    app.get(
      '/mandi/v1/offers',
      {
        schema: {
          tags,
          security,
          summary: 'What the farmer offered, and what became of it, the newest first',
          querystring,
          response: { 200: mandiOffersSchema, ...errorAnswers },
        },
      },
      async (request) => ({
        results: await offersOf(database, signedInUser(request).id, {
          language: request.query.lang,
          today: indiaDay(now()),
        }),
      }),
    );

    app.post(
      '/mandi/v1/demands/:id/offers',
      {
        schema: {
          tags,
          security,
          summary: 'Offers a quantity for a demand',
          params,
          querystring,
          body: mandiOfferInputSchema,
          response: { 201: mandiOfferSchema, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const offer = { demandId: request.params.id, quintals: request.body.quintals };
        const userId = signedInUser(request).id;
        const id = await makeOffer(dependencies, userId, offer);
        return reply.code(201).send(await own(userId, request.query.lang, id));
      },
    );

    app.post(
      '/mandi/v1/offers/:id/withdraw',
      {
        schema: {
          tags,
          security,
          summary: 'Takes an offer back that is not decided yet',
          params,
          querystring,
          response: { 200: mandiOfferSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const userId = signedInUser(request).id;
        await withdrawOffer(dependencies, userId, request.params.id);
        return own(userId, request.query.lang, request.params.id);
      },
    );
  },
};
