import { tellPerson } from '@haat/backend-identity';
import type { EventHandlers } from '@haat/backend-platform';
import { eq } from 'drizzle-orm';
import { soilSamples } from '../tables.ts';
import texts from './soil-texts.json' with { type: 'json' };

/** That a laboratory has reported or refused a sample: `sample_id`. */
export const SOIL_EVENT = 'soil.sample-decided';

/** Tells people what became of their soil. */
export const SOIL_EVENT_HANDLERS: EventHandlers = {
  async [SOIL_EVENT](dependencies, { id, payload }) {
    const [sample] = await dependencies.database
      .select()
      .from(soilSamples)
      .where(eq(soilSamples.id, payload['sample_id'] ?? ''));
    if (sample === undefined) return;
    const { userId, state, bagNumber, laboratoryUserId } = sample;
    const notice = { id, userId, values: () => ({ bag: bagNumber }) };
    const sampleText = laboratoryUserId === null ? texts.sample : null;
    if (state === 'REPORTED')
      await tellPerson(dependencies, { ...notice, kind: 'soil-report-ready', text: texts.ready, sampleText });
    if (state === 'REJECTED')
      await tellPerson(dependencies, { ...notice, kind: 'soil-sample-refused', text: texts.refused, sampleText });
  },
};
