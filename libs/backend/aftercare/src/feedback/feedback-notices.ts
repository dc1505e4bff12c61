import { tellPerson } from '@haat/backend-identity';
import type { EventHandlers } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import texts from './feedback-texts.json' with { type: 'json' };
import { feedback } from './tables.ts';

/** That feedback was answered: `feedback_id`. */
export const FEEDBACK_EVENT = 'feedback.answered';

/** Tells people that support has answered their feedback. The answer itself stands on the screen. */
export const FEEDBACK_EVENT_HANDLERS: EventHandlers = {
  async [FEEDBACK_EVENT](dependencies, { id, payload }) {
    const [found] = await dependencies.database
      .select({ userId: feedback.userId, number: feedback.number })
      .from(feedback)
      .where(eq(feedback.id, payload['feedback_id'] ?? ''));
    if (found === undefined) return;
    await tellPerson(dependencies, {
      ...{ id, userId: found.userId, kind: 'feedback-answered', text: texts.answered, sampleText: null },
      values: () => ({ number: found.number }),
    });
  },
};
