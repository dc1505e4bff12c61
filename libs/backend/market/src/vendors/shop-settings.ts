import type { FulfilmentType } from '@haat/api-contract/vocabulary';
import { eq } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { vendors } from './tables.ts';

type VendorRow = typeof vendors.$inferSelect;

/** When a shop is open and how it delivers: what its own people set. Metres and paise. */
export type ShopSettings = Pick<
  VendorRow,
  | 'openingHours'
  | 'closedDays'
  | 'deliveryRadiusMetres'
  | 'deliveryBasePaise'
  | 'deliveryBaseMetres'
  | 'deliveryPerKilometrePaise'
  | 'deliveryFreeFromPaise'
>;

/** A shop as its own people see it. */
export type OwnShop = ShopSettings &
  Pick<VendorRow, 'id' | 'name' | 'licences' | 'version'> & { readonly fulfilment: FulfilmentType };

const OWN = {
  id: vendors.id,
  name: vendors.name,
  fulfilment: vendors.fulfilment,
  licences: vendors.licences,
  version: vendors.version,
  openingHours: vendors.openingHours,
  closedDays: vendors.closedDays,
  deliveryRadiusMetres: vendors.deliveryRadiusMetres,
  deliveryBasePaise: vendors.deliveryBasePaise,
  deliveryBaseMetres: vendors.deliveryBaseMetres,
  deliveryPerKilometrePaise: vendors.deliveryPerKilometrePaise,
  deliveryFreeFromPaise: vendors.deliveryFreeFromPaise,
};

/** A shop's hours, terms and licences; null when it is gone. */
export async function ownShop(executor: Executor, id: string): Promise<OwnShop | null> {
  const [row] = await executor.select(OWN).from(vendors).where(eq(vendors.id, id));
  return row ?? null;
}

/** The same, locked until the transaction ends. */
export async function lockOwnShop(tx: Transaction, id: string): Promise<OwnShop | null> {
  const [row] = await tx.select(OWN).from(vendors).where(eq(vendors.id, id)).for('no key update');
  return row ?? null;
}

/** Writes hours and terms of a shop that the caller has locked; what is left out stays. */
export async function changeShopSettings(
  tx: Transaction,
  shop: OwnShop,
  settings: Partial<ShopSettings>,
): Promise<void> {
  await tx
    .update(vendors)
    .set({ ...settings, version: shop.version + 1 })
    .where(eq(vendors.id, shop.id));
}
