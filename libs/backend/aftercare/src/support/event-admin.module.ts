import { z } from 'zod';
import { requireRole, signedInUser } from '@haat/backend-identity';
import { errorAnswers, resendEvents } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

/**
 * Support's route to resend events whose delivery was abandoned, once the cause is fixed. The log records who did it.
 */
export const eventAdminModule: Module = {
  name: 'event-admin',
  service: 'main',
  register(app, dependencies) {
    const { log } = dependencies;
    app.addHook('onRequest', requireRole('support'));

    app.post(
      '/support/v1/events/resend',
      {
        schema: {
          tags: ['support'],
          security: [{ bearer: [] }],
          summary: 'Sends every event again that was given up, and says how many there were',
          response: { 200: z.object({ resent: z.number().int().nonnegative() }), ...errorAnswers },
        },
      },
      async (request) => {
        const resent = await resendEvents(dependencies);
        log.info({ resent, supporter: signedInUser(request).id }, 'support let events be sent again');
        return { resent };
      },
    );
  },
};
