import { isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { errorAnswers } from '../../errors.ts';
import type { Module } from '../../module.ts';
import { requireRole } from '../identity/require-role.ts';
import { signedInUser } from '../identity/signed-in-user.ts';
import { outbox } from './tables.ts';

/**
 * Where support lets events be sent again that were given up, once what kept them from being delivered is mended. It
 * is logged with who did it.
 */
export const eventDeskModule: Module = {
  name: 'event-desk',
  service: 'main',
  register(app, { database, log, now }) {
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
        const events = await database
          .update(outbox)
          .set({ failedAt: null, attempts: 0, dueAt: now() })
          .where(isNotNull(outbox.failedAt))
          .returning({ id: outbox.id });
        log.info({ resent: events.length, supporter: signedInUser(request).id }, 'support let events be sent again');
        return { resent: events.length };
      },
    );
  },
};
