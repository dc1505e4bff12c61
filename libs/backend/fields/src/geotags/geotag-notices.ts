import { tellPerson } from '@haat/backend-identity';
import { inLanguage } from '@haat/backend-platform';
import type { EventHandlers } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { fields } from '../farms/tables.ts';
import texts from './geotag-texts.json' with { type: 'json' };
import { geotagTasks } from './tables.ts';

/** That a person looked at the reason of a geotag task: `task_id`. */
export const GEOTAG_EVENT = 'fields.geotag-reviewed';

/** Tells farmers what became of the reasons that they sent. */
export const GEOTAG_EVENT_HANDLERS: EventHandlers = {
  async [GEOTAG_EVENT](dependencies, { id, payload }) {
    const [found] = await dependencies.database
      .select({ task: geotagTasks, name: fields.name })
      .from(geotagTasks)
      .innerJoin(fields, eq(fields.id, geotagTasks.fieldId))
      .where(eq(geotagTasks.id, payload['task_id'] ?? ''));
    if (found === undefined) return;
    const { userId, handedBack, reviewerId } = found.task;
    await tellPerson(dependencies, {
      ...{ id, userId },
      kind: handedBack === null ? 'geotag-task-done' : 'geotag-task-back',
      text: handedBack === null ? texts.done : texts.back,
      sampleText: reviewerId === null ? texts.sample : null,
      values: (language) => ({
        field: found.name,
        ...(handedBack === null ? {} : { reason: inLanguage(texts.reason[handedBack], language) }),
      }),
    });
  },
};
