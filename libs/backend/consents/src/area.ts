import type { Area } from '@haat/backend-platform/area';
import { admitAgent, admitAlone } from './acting/admit-agent.ts';
import { answerAct } from './acting/record-act.ts';
import { consentsModule } from './consents.module.ts';
import { CONSENT_JOBS } from './jobs.ts';
import { NOTICE_HANDLERS } from './notices/send-notices.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { farmersAgentsModule, revocationLinksModule, supportRevocationsModule } from './revoking/revocations.module.ts';

/** What farmers let agents do for them, and what agents did. */
export const consentsArea: Area = {
  name: 'consents',
  routes: [consentsModule, farmersAgentsModule, revocationLinksModule, supportRevocationsModule],
  jobs: CONSENT_JOBS,
  eventHandlers: NOTICE_HANDLERS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
  assumedUserHook: { admit: admitAgent, admitAlone, answered: answerAct },
};
