import { and, eq, notExists } from 'drizzle-orm';
import type { Transaction } from '@haat/backend-platform';
import type { DataSubject } from '@haat/backend-platform/area';
import { campaignCarts } from './campaigns/tables.ts';
import { couponUses, coupons } from './coupons/tables.ts';

/** A campaign counts its carts without saying whose they were. */
export async function forgetCampaignFarmer(tx: Transaction, { userId }: DataSubject): Promise<void> {
  await tx.update(campaignCarts).set({ farmerId: null }).where(eq(campaignCarts.farmerId, userId));
}

/** A person's own coupons that no order has used. */
export async function eraseUnusedCoupons(tx: Transaction, { userId }: DataSubject): Promise<void> {
  const uses = tx.select({ id: couponUses.id }).from(couponUses).where(eq(couponUses.code, coupons.code));
  await tx.delete(coupons).where(and(eq(coupons.farmerId, userId), notExists(uses)));
}
