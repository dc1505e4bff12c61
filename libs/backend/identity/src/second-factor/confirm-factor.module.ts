import { freshFactorSchema } from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';
import { recordedNetwork } from '../networks/recorded-network.ts';
import { proveFreshFactor } from '../passkeys/fresh-factor.ts';
import { requireStaff } from '../sessions/require-role.ts';
import { signedInUser } from '../sessions/signed-in-user.ts';

/** Where staff prove the second factor once more, to open a desk that has locked. See docs/domain/desk.md#locking. */
export const confirmFactorModule: Module = {
  name: 'confirm-factor',
  service: 'main',
  register(app, dependencies) {
    // With an outside identity service the second factor is that service's matter.
    if (dependencies.configuration.identityIssuer !== null) return;
    app.addHook('onRequest', requireStaff);
    app.post(
      '/user/v1/second-factor/confirm',
      {
        config: { cost: ROUTE_COST.exchange },
        schema: {
          tags: ['users'],
          security: [{ bearer: [] }],
          summary: 'Proves the second factor of a member of staff once more',
          body: freshFactorSchema,
          response: { 204: z.null(), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const { id: userId, claims } = signedInUser(request);
        const staff = { userId, session: claims.sid ?? claims.sub, network: recordedNetwork(request.ip) };
        await proveFreshFactor(dependencies, staff, request.body);
        return reply.code(204).send(null);
      },
    );
  },
};
