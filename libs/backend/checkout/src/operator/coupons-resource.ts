import { COUPON_KINDS, MARKETPLACES } from '@haat/api-contract/vocabulary';
import type { CouponKind, Marketplace } from '@haat/api-contract/vocabulary';
import { ServiceError } from '@haat/backend-platform';
import { beginningFilter, CARERS, choiceFilter, OPERATORS, referenceFilter } from '@haat/backend-platform/operator';
import type { OperatorField, OperatorResource, OperatorValues } from '@haat/backend-platform/operator';
import { toRupees } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import { coupons } from '../coupons/tables.ts';

/** Above these a coupon is unusual, and the desk asks again. */
const UNUSUAL = { amountPaise: 100_000, basisPoints: 5_000 } as const;
const rights = { change: OPERATORS, set: OPERATORS } as const;
const limit: Partial<OperatorField> = { kind: 'number', least: 1, most: 10_000_000, mayBeNull: true, ...rights };

/** Coupons at the desk. What a coupon takes off is said once, when it is made. See docs/domain/coupons.md#terms. */
export const couponsResource: OperatorResource = {
  name: 'coupons',
  read: CARERS,
  source: { table: coupons, key: coupons.code },
  sort: { field: 'created_at', order: 'desc' },
  fields: {
    created_at: { kind: 'time', column: coupons.createdAt, isSortable: true },
    code: {
      kind: 'text',
      column: coupons.code,
      isSortable: true,
      set: OPERATORS,
      isRequired: true,
      pattern: /^[A-Z0-9]{4,20}$/,
      longest: 20,
    },
    kind: { kind: 'choice', choices: COUPON_KINDS, column: coupons.kind, set: OPERATORS, isRequired: true },
    amount: {
      kind: 'rupees',
      least: 1,
      most: 100_000,
      set: OPERATORS,
      column: sql<number | null>`case when ${coupons.kind} = 'amount' then ${coupons.value} end`
        .mapWith(Number)
        .as('amount'),
    },
    percent: {
      kind: 'number',
      least: 1,
      most: 100,
      set: OPERATORS,
      column: sql<number | null>`case when ${coupons.kind} = 'percent' then ${coupons.value} / 100 end`
        .mapWith(Number)
        .as('percent'),
    },
    cap: { kind: 'rupees', column: coupons.capPaise, mayBeNull: true, ...rights },
    minimum: { kind: 'rupees', column: coupons.minimumPaise, ...rights },
    valid_from: { kind: 'day', column: coupons.validFrom, mayBeNull: true, ...rights },
    valid_until: { kind: 'day', column: coupons.validUntil, mayBeNull: true, isSortable: true, ...rights },
    marketplaces: {
      kind: 'choices',
      choices: MARKETPLACES,
      column: coupons.marketplaces,
      isRequired: true,
      ...rights,
    },
    total_uses: { ...limit, kind: 'number', column: coupons.totalUses },
    uses_per_farmer: { ...limit, kind: 'number', column: coupons.usesPerFarmer },
    used_count: { kind: 'number', column: coupons.usedCount, isDerived: true },
    is_listed: { kind: 'boolean', column: coupons.isListed, ...rights },
    farmer_id: { kind: 'reference', reference: 'users', column: coupons.farmerId, isDetail: true },
  },
  filters: {
    code: beginningFilter(coupons.code, 20),
    kind: choiceFilter(coupons.kind, COUPON_KINDS),
    farmer_id: referenceFilter(coupons.farmerId, 'users'),
    is_listed: { kind: 'boolean', where: (value: boolean) => eq(coupons.isListed, value) },
  },
  create: async (tx, { dependencies, isConfirmed }, values) => {
    const kind = values['kind'] as CouponKind;
    const given = values[kind];
    const other = values[kind === 'amount' ? 'percent' : 'amount'];
    if (given === undefined || other !== undefined) throw refusedField(kind, given === undefined ? 'missing' : 'value');
    const value = kind === 'amount' ? Number(given) : Math.round(Number(given) * 100);
    const isUnusual = value > (kind === 'amount' ? UNUSUAL.amountPaise : UNUSUAL.basisPoints);
    if (isUnusual && !isConfirmed)
      throw new ServiceError('operator_error.confirm_needed', {
        unusual: [{ field: kind, before: null, wanted: kind === 'amount' ? toRupees(value) : value / 100 }],
      });
    refuseDays(values);
    const code = String(values['code']);
    const written = await tx
      .insert(coupons)
      .values({
        ...columnsOf(values),
        code,
        kind,
        value,
        marketplaces: values['marketplaces'] as Marketplace[],
        createdAt: dependencies.now(),
      })
      .onConflictDoNothing()
      .returning({ code: coupons.code });
    if (written.length === 0) throw new ServiceError('operator_error.taken');
    return code;
  },
  change: async (tx, _context, before, values) => {
    refuseDays({ ...before, ...values });
    const total = values['total_uses'];
    if (typeof total === 'number' && total < Number(before['used_count']))
      throw refusedField('total_uses', 'too_small');
    const columns = columnsOf(values);
    if (Object.keys(columns).length === 0) return;
    await tx
      .update(coupons)
      .set(columns)
      .where(eq(coupons.code, String(before['id'])));
  },
};

function columnsOf(values: OperatorValues): Partial<typeof coupons.$inferInsert> {
  const names = {
    cap: 'capPaise',
    minimum: 'minimumPaise',
    valid_from: 'validFrom',
    valid_until: 'validUntil',
    marketplaces: 'marketplaces',
    total_uses: 'totalUses',
    uses_per_farmer: 'usesPerFarmer',
    is_listed: 'isListed',
  } as const;
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, column]) =>
      values[field] === undefined ? [] : [[column, values[field]] as const],
    ),
  );
}

function refuseDays({ valid_from: from, valid_until: until }: OperatorValues): void {
  if (typeof from === 'string' && typeof until === 'string' && until < from) throw refusedField('valid_until', 'value');
}

function refusedField(field: string, rule: string): ServiceError {
  return new ServiceError('request_error.invalid', { fields: [{ field: `data.${field}`, rule }] });
}
