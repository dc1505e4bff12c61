import type { Area } from '@haat/backend-platform/area';
import { changesModule } from './changes.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { recordsModule } from './records.module.ts';
import { ROLE_ACTS } from './role-acts.ts';

/** The desk: lists, records and acts that the areas declare. See docs/domain/operator.md. */
export const operatorArea: Area = {
  name: 'operator',
  routes: [recordsModule, changesModule],
  moneyActs: ROLE_ACTS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
