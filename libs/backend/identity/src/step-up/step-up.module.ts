import { orderQuerySchema, stepUpAnswerSchema, stepUpSchema } from '@haat/api-contract';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { requireUser } from '../sessions/request-user.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { proveStepUp } from './end-step-up.ts';
import { findStepUp, NO_STEP_UP } from './find-step-up.ts';

const PATH = '/user/v1/step-up';
const common = { tags: ['users'], security: [{ bearer: [] }] };
const response = { 200: stepUpSchema, ...errorAnswers };

/** Where a person whose number was silent proves to be the owner of the account. */
export const stepUpModule: Module = {
  name: 'step-up',
  service: 'main',
  register(app, dependencies) {
    // Before the body is looked at: a guest is not told what is wrong with it.
    app.addHook('onRequest', requireUser);

    app.get(
      PATH,
      {
        schema: {
          ...common,
          summary: 'What has to be proved before credit is used, after a long silence',
          querystring: orderQuerySchema,
          response,
        },
      },
      (request) => findStepUp(dependencies, signedInUser(request).id, request.query.lang),
    );

    app.post(
      PATH,
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          ...common,
          summary: 'Proves it: three answers, then only support helps',
          body: stepUpAnswerSchema,
          response,
        },
      },
      async (request) => {
        const { full_name: fullName, shop_id: shop, product_id: product } = request.body;
        const answering = { userId: signedInUser(request).id, network: recordedNetwork(request.ip) };
        await proveStepUp(dependencies, answering, { fullName, shop, product });
        return NO_STEP_UP;
      },
    );
  },
};
