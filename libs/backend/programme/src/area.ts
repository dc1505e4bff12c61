import type { Area } from '@haat/backend-platform/area';
import { applicationsModule } from './applications/applications.module.ts';
import { benefitsModule } from './benefits/benefits.module.ts';
import { CARD_JOBS } from './cards/card-jobs.ts';
import { cardsModule } from './cards/cards.module.ts';
import { PROGRAMME_EVENT_HANDLERS } from './cards/programme-notices.ts';
import { officerModule } from './officer/officer.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA, PERSONAL_PARTS } from './personal-data.ts';
import { APPLICATIONS_WORK } from './officer/applications-work.ts';

/** The card programme: benefits, applications, cards and what was taken of them. */
export const programmeArea: Area = {
  name: 'programme',
  routes: [benefitsModule, applicationsModule, cardsModule, officerModule],
  jobs: CARD_JOBS,
  eventHandlers: PROGRAMME_EVENT_HANDLERS,
  workLists: [APPLICATIONS_WORK],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  personalParts: PERSONAL_PARTS,
};
