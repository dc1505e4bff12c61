import { vendorFacts } from '@haat/backend-market';
import { ServiceError } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';

/** @throws ServiceError `provider_error.vendor_unknown` */
export async function refuseUnknownShop(executor: Executor, id: string): Promise<void> {
  if ((await vendorFacts(executor, id)) === null) throw new ServiceError('provider_error.vendor_unknown');
}
