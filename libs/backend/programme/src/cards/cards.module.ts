import { languageSchema, otpSentSchema } from '@haat/api-contract';
import { adviceQuerySchema } from '@haat/api-contract/advice';
import {
  benefitUseSchema,
  cardActivationSchema,
  cardCodeInputSchema,
  programmeApplicationSchema,
} from '@haat/api-contract/programme';
import { LONGEST_ID } from '@haat/api-contract/vocabulary';
import { recordedNetwork, requireUser, signedInUser } from '@haat/backend-identity';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ownApplication } from '../applications/own-applications.ts';
import { activateCard, sendCardCode } from './activate-card.ts';
import type { CardHolder } from './activate-card.ts';
import { takeBenefit } from './use-benefit.ts';

const common = { tags: ['programme'], security: [{ bearer: [] }] };
const config = { cost: ROUTE_COST.transaction };
const querystring = adviceQuerySchema;
const response = { 200: programmeApplicationSchema, ...errorAnswers };

/** Cards of the signed-in person: activation, and benefits that were taken. */
export const cardsModule: Module = {
  name: 'programme-cards',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireUser);

    app.post(
      '/programme/v1/cards/codes',
      {
        config,
        schema: {
          ...common,
          summary: 'Sends the code that activates a card, to the number of the person whose card it is',
          querystring: z.object({ lang: languageSchema.optional() }),
          body: cardCodeInputSchema,
          response: { 200: otpSentSchema, ...errorAnswers },
        },
      },
      (request) => sendCardCode(dependencies, holderOf(request), request.body.number, request.query.lang),
    );

    app.post(
      '/programme/v1/cards/activation',
      {
        config,
        schema: {
          ...common,
          summary: 'Activates a card with its number and the code; one that is active stays as it is',
          querystring,
          body: cardActivationSchema,
          response,
        },
      },
      async (request) => {
        const holder = holderOf(request);
        const id = await activateCard(dependencies, holder, request.body);
        return ownApplication(dependencies, { userId: holder.userId, id }, request.query.lang);
      },
    );

    app.post(
      '/programme/v1/applications/:id/uses',
      {
        schema: {
          ...common,
          summary: 'Says that a benefit of the card was taken; the same step again is the same use',
          params: z.object({ id: z.string().min(1).max(LONGEST_ID) }),
          querystring,
          body: benefitUseSchema,
          response,
        },
      },
      async (request) => {
        const own = { userId: signedInUser(request).id, id: request.params.id };
        await takeBenefit(dependencies, own, request.body);
        return ownApplication(dependencies, own, request.query.lang);
      },
    );
  },
};

function holderOf(request: FastifyRequest): CardHolder {
  const { id: userId, phoneNumber } = signedInUser(request);
  return { userId, phoneNumber, callerAddress: request.ip, network: recordedNetwork(request.ip) };
}
