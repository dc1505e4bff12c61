import { coupons } from '@haat/backend-checkout/tables';
import type { Transaction } from '@haat/backend-platform';

type NewCoupon = typeof coupons.$inferInsert;

/**
 * The sample market's coupons: an amount, a percentage with a cap, one that is known by its code only, and one whose
 * uses are nearly over.
 */
const SAMPLE_COUPONS: readonly Omit<NewCoupon, 'createdAt' | 'marketplaces'>[] = [
  { code: 'KISAN50', kind: 'amount', value: 5_000, minimumPaise: 50_000, usesPerFarmer: 3 },
  { code: 'BEEJ10', kind: 'percent', value: 1_000, capPaise: 20_000, minimumPaise: 100_000, usesPerFarmer: 2 },
  { code: 'BADA500', kind: 'amount', value: 50_000, minimumPaise: 1_000_000, usesPerFarmer: 1 },
  { code: 'MITRA100', kind: 'amount', value: 10_000, minimumPaise: 75_000, usesPerFarmer: 1, isListed: false },
  {
    code: 'PEHLE25',
    kind: 'percent',
    value: 2_500,
    capPaise: 25_000,
    minimumPaise: 30_000,
    totalUses: 25,
    usesPerFarmer: 1,
  },
];

/** Adds the sample market's coupons; one that is there stays as it is, with its uses. */
export async function insertSampleCoupons(tx: Transaction, createdAt: Date): Promise<void> {
  await tx
    .insert(coupons)
    .values(SAMPLE_COUPONS.map((coupon) => ({ ...coupon, marketplaces: ['dehaat'], createdAt }) satisfies NewCoupon))
    .onConflictDoNothing();
}
