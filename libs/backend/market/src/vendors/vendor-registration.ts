import { eq } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';

import { vendors } from './tables.ts';
import type { TradeLicence } from './tables.ts';

/** What a shop's bill says of it beside name and address. */
export interface VendorRegistration {
  state: Localised;
  /** Null when the shop is not registered for goods and services tax. */
  gstin: string | null;
  licences: readonly TradeLicence[];
}

/** A shop's registration data, or null when the shop no longer exists. */
export async function vendorRegistration(executor: Executor, id: string): Promise<VendorRegistration | null> {
  const [row] = await executor
    .select({ state: vendors.state, gstin: vendors.gstin, licences: vendors.licences })
    .from(vendors)
    .where(eq(vendors.id, id));
  return row ?? null;
}
