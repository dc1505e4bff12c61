import type { Marketplace } from '@haat/api-contract/vocabulary';
import { toRupees } from '@haat/format';
import type { CouponTerms } from '@haat/order-core';
import { and, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '@haat/backend-platform';
import { coupons, couponUses } from './tables.ts';
import type { CouponRow } from './tables.ts';

/** Maximum number of public coupons that are listed. */
const MOST_OFFERED = 20;

const mayHave = (farmerId: string | null) =>
  or(isNull(coupons.farmerId), farmerId === null ? undefined : eq(coupons.farmerId, farmerId));

/** A coupon that this farmer (or a guest) may have, or null: another user's's is none. */
export async function couponOfCode(
  executor: Executor,
  code: string,
  farmerId: string | null,
): Promise<CouponRow | null> {
  const [row] = await executor
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), mayHave(farmerId)));
  return row ?? null;
}

/** The same, locked until the transaction ends: the last use goes to one of all who want it. */
export async function lockCoupon(tx: Transaction, code: string, farmerId: string): Promise<CouponRow | null> {
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), mayHave(farmerId)))
    .for('update');
  return row ?? null;
}

/**
 * A farmer's own coupons, and those that are offered to all in a marketplace on a day; both without those whose time
 * is over.
 */
export async function offeredCoupons(
  executor: Executor,
  { farmerId, marketplace, today }: { farmerId: string | null; marketplace: Marketplace; today: string },
): Promise<{ own: CouponRow[]; general: CouponRow[] }> {
  const rows = await executor
    .select()
    .from(coupons)
    .where(
      and(
        mayHave(farmerId),
        eq(coupons.isListed, true),
        or(isNull(coupons.validUntil), sql`${coupons.validUntil} >= ${today}`),
        sql`${coupons.marketplaces} ? ${marketplace}`,
      ),
    )
    .orderBy(desc(coupons.createdAt), coupons.code)
    .limit(MOST_OFFERED);
  return { own: rows.filter((row) => row.farmerId !== null), general: rows.filter((row) => row.farmerId === null) };
}

/** How many orders of a farmer have each of these coupons; one that has none is not in the map. */
export async function couponUsesByFarmer(
  executor: Executor,
  farmerId: string | null,
  codes: readonly string[],
): Promise<Map<string, number>> {
  if (farmerId === null || codes.length === 0) return new Map();
  const rows = await executor
    .select({ code: couponUses.code, uses: count() })
    .from(couponUses)
    .where(and(eq(couponUses.farmerId, farmerId), inArray(couponUses.code, [...codes]), isNull(couponUses.givenBackAt)))
    .groupBy(couponUses.code);
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

/** A coupon as the rules take it. */
export function couponTerms({
  kind,
  value,
  capPaise,
  minimumPaise,
  validFrom,
  validUntil,
  marketplaces,
  usesPerFarmer,
}: CouponRow): CouponTerms {
  // Rupees of paise, and percent of hundredths of a percent, are the same division.
  return {
    kind,
    value: toRupees(value),
    cap: capPaise === null ? null : toRupees(capPaise),
    minimum: toRupees(minimumPaise),
    validFrom,
    validUntil,
    marketplaces,
    usesPerFarmer,
  };
}
