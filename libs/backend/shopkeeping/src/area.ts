import type { Area } from '@haat/backend-platform/area';
import { goodsFileModule } from './goods-file/goods-file.module.ts';
import { importsJob } from './goods-file/remove-old-imports.ts';
import { goodsModule } from './goods/goods.module.ts';
import { licencesJob } from './licences/licences-job.ts';
import { LICENCE_EVENT_HANDLERS } from './licences/licence-notices.ts';
import { ledgerMonthModule } from './ledger/ledger-month.module.ts';
import { PERMISSIONS } from './permissions.ts';
import { PERSONAL_DATA } from './personal-data.ts';
import { shopModule } from './shop/shop.module.ts';

/** What the people of a shop do with their own goods, hours, terms and licences. */
export const shopkeepingArea: Area = {
  name: 'shopkeeping',
  routes: [goodsModule, goodsFileModule, shopModule, ledgerMonthModule],
  jobs: [licencesJob, importsJob],
  eventHandlers: LICENCE_EVENT_HANDLERS,
  permissions: PERMISSIONS,
  personalData: PERSONAL_DATA,
};
