import type { Area } from '@haat/backend-platform/area';
import { ingestJob } from './ingest/ingest-job.ts';
import { PERMISSIONS } from './permissions.ts';
import { mandiModule } from './prices/mandi.module.ts';

/** Prices at the markets of the country. */
export const mandiArea: Area = {
  name: 'mandi',
  routes: [mandiModule],
  jobs: [ingestJob],
  permissions: PERMISSIONS,
};
