import type { Area } from '@haat/backend-platform/area';
import { changesModule } from './changes.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { recordsModule } from './records.module.ts';

/** The desk: lists, records and acts that the areas declare. See docs/domain/operator.md. */
export const operatorArea: Area = {
  name: 'operator',
  routes: [recordsModule, changesModule],
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
