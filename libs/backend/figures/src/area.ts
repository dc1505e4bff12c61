import type { Area } from '@haat/backend-platform/area';
import { figuresModule } from './figures.module.ts';
import { PERMISSIONS } from './permissions.ts';

/** The picture of a day. */
export const figuresArea: Area = { name: 'figures', routes: [figuresModule], permissions: PERMISSIONS };
