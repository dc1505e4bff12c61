import { liftedStepUpSchema, liftStepUpSchema } from '@haat/api-contract';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { requireRole } from '../sessions/require-role.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';
import { liftStepUp } from './end-step-up.ts';

/** Where support, once convinced that a caller is the farmer, ends their step-up. */
export const stepUpAdminModule: Module = {
  name: 'step-up-admin',
  service: 'main',
  register(app, dependencies) {
    app.addHook('onRequest', requireRole('support'));

    app.post(
      '/support/v1/step-ups/lift',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Ends the step-up of a number, with the reason',
          body: liftStepUpSchema,
          response: { 200: liftedStepUpSchema, ...errorAnswers },
        },
      },
      async (request) => {
        const { phone_number: phoneNumber, reason } = request.body;
        const supporter = { userId: signedInUser(request).id, network: recordedNetwork(request.ip) };
        return { user_id: await liftStepUp(dependencies, supporter, { phoneNumber, reason }) };
      },
    );
  },
};
