import type { Area } from '@haat/backend-platform/area';
import { adviceModule } from './crops/advice.module.ts';
import { myCropsModule } from './my-crops/my-crops.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** Advice on crops: guides, problems, and the crops that people keep. */
export const adviceArea: Area = {
  name: 'advice',
  routes: [adviceModule, myCropsModule],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
