import { indiaDay } from '@haat/format';
import { addDays } from '@haat/order-core';
import { and, desc, eq, gte, inArray, lt, min, notExists, sql, sum } from 'drizzle-orm';
import { describeError, inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';

import { queryGateway } from '../attempts/query-gateway.ts';
import { paymentCaptures, payments } from '../attempts/tables.ts';
import { GatewayError } from '../gateways/payment-gateway.ts';
import type { SettlementItem } from '../gateways/payment-gateway.ts';
import { bookAtGateway } from '../ledger/book-at-gateway.ts';
import { gatewayEntries } from '../ledger/tables.ts';
import { compareSettlement } from './compare-settlement.ts';
import type { FoundDifference } from './compare-settlement.ts';
import { settledItems, settlementDays, settlementDifferences } from './tables.ts';

const EVERY_MS = 3_600_000;
const PAGE = 1_000;
/** The first day that is compared when none was: a report is there for that long. */
const FIRST_DAYS = 7;
/** The gateway settles within two working days; after this, money that never came is a difference. */
const SETTLED_WITHIN_MS = 7 * 86_400_000;
/** So many days a report waits for the gateway's word on the attempts in it; then it is compared without. */
const WAITS_DAYS = 2;
/** How far back money that never came is looked for. */
const LOOKED_FOR_MS = 60 * 86_400_000;

/** Compares what the gateway settled with the ledger, day by day. */
export const SETTLEMENT_JOBS: readonly Job[] = [
  {
    name: 'payments.settlements',
    every: EVERY_MS,
    run: async (dependencies) => void (await compareDays(dependencies)),
  },
];

/**
 * Compares every day up to yesterday that was not compared yet; differences are kept and raised to support. See
 * docs/domain/payments.md#settlements. @returns the days compared
 * @throws GatewayError; the days that are left are compared the next time
 */
export async function compareDays(dependencies: Dependencies): Promise<string[]> {
  const { database, now } = dependencies;
  const today = indiaDay(now());
  const [last] = await database
    .select({ day: settlementDays.day })
    .from(settlementDays)
    .orderBy(desc(settlementDays.day))
    .limit(1);
  const compared: string[] = [];
  for (let day = last === undefined ? addDays(today, -FIRST_DAYS) : addDays(last.day, 1); day < today;) {
    const items = await itemsOf(dependencies, day);
    const failure = await takeUnheardPayments(dependencies, items);
    // A day that nothing could be said of would hold up all that come after it.
    if (failure !== null && day > addDays(today, -WAITS_DAYS)) throw failure;
    await inTransaction(database, (tx) => compareDay(tx, dependencies, day, items));
    compared.push(day);
    day = addDays(day, 1);
  }
  await inTransaction(database, (tx) => escalateUnsettled(tx, dependencies, today));
  return compared;
}

async function itemsOf({ adapters }: Dependencies, day: string): Promise<SettlementItem[]> {
  const items: SettlementItem[] = [];
  for (;;) {
    const page = await adapters.payments.settlementOn(day, { count: PAGE, skip: items.length });
    items.push(...page);
    if (page.length < PAGE) return items;
  }
}

/**
 * Takes payments for attempts of ours of which no word came: each pays its order, or goes back. An attempt that is paid
 * is not asked about again, so of a second payment only the report tells.
 * @returns why one of them could not be asked about, the last of several; null when all were
 */
async function takeUnheardPayments(
  dependencies: Dependencies,
  items: readonly SettlementItem[],
): Promise<GatewayError | null> {
  const { database, log } = dependencies;
  const told = items.filter(({ kind, gatewayOrderId }) => kind === 'payment' && gatewayOrderId !== null);
  if (told.length === 0) return null;
  const ids = told.map(({ id }) => id);
  const taken = await database
    .select({ id: paymentCaptures.gatewayPaymentId })
    .from(paymentCaptures)
    .where(inArray(paymentCaptures.gatewayPaymentId, ids));
  const heardOf = new Set(taken.map(({ id }) => id));
  const unheard = told.filter(({ id }) => !heardOf.has(id)).flatMap(({ gatewayOrderId }) => gatewayOrderId ?? []);
  if (unheard.length === 0) return null;
  const attempts = await database.select().from(payments).where(inArray(payments.gatewayOrderId, unheard));
  let failure: GatewayError | null = null;
  for (const attempt of attempts)
    await queryGateway(dependencies, attempt).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error;
      log.warn({ payment: attempt.id, error: describeError(error) }, 'the payment gateway could not be asked');
      failure = error;
    });
  return failure;
}

async function compareDay(
  tx: Transaction,
  dependencies: Dependencies,
  day: string,
  items: readonly SettlementItem[],
): Promise<void> {
  const at = dependencies.now();
  const noted = await tx
    .insert(settlementDays)
    .values({ day, items: items.length, comparedAt: at })
    .onConflictDoNothing()
    .returning();
  if (noted.length === 0) return;
  await raise(tx, dependencies, day, compareSettlement(items, await bookedOf(tx, items)));
  for (const { id: entityId, feePaise, settlementId } of items) {
    await tx.insert(settledItems).values({ entityId, settlementId, day }).onConflictDoNothing();
    const fee = { reference: `fee:${entityId}`, kind: 'fee' as const, entityId, amountPaise: -feePaise };
    await bookAtGateway(tx, { ...fee, gateway: 'razorpay', at });
  }
  for (const [settlementId, paise] of paidOut(items)) {
    const settlement = { reference: `settlement:${settlementId}:${day}`, kind: 'settlement' as const };
    await bookAtGateway(tx, { ...settlement, gateway: 'razorpay', entityId: settlementId, amountPaise: -paise, at });
  }
}

/** What came to the bank with each settlement, whole paise. */
function paidOut(items: readonly SettlementItem[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { settlementId, creditPaise, debitPaise } of items)
    sums.set(settlementId, (sums.get(settlementId) ?? 0) + creditPaise - debitPaise);
  return sums;
}

/** What the ledger has of these items, without their fees. */
async function bookedOf(tx: Transaction, items: readonly SettlementItem[]): Promise<Map<string, number>> {
  const ids = [...new Set(items.flatMap(({ id, disputeId }) => (disputeId === null ? [id] : [disputeId])))];
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: gatewayEntries.entityId, paise: sum(gatewayEntries.amountPaise) })
    .from(gatewayEntries)
    .where(and(inArray(gatewayEntries.entityId, ids), inArray(gatewayEntries.kind, ['capture', 'refund', 'dispute'])))
    .groupBy(gatewayEntries.entityId);
  return new Map(rows.map(({ id, paise }) => [id, Number(paise)]));
}

/** Money that the gateway took and never settled. */
async function escalateUnsettled(tx: Transaction, dependencies: Dependencies, today: string): Promise<void> {
  const before = (milliseconds: number) => new Date(dependencies.now().getTime() - milliseconds);
  const [first] = await tx.select({ day: min(settlementDays.day) }).from(settlementDays);
  // What came before reports were compared cannot be told apart.
  if (first?.day == null) return;
  const rows = await tx
    .select()
    .from(gatewayEntries)
    .where(
      and(
        eq(gatewayEntries.gateway, 'razorpay'),
        eq(gatewayEntries.kind, 'capture'),
        lt(gatewayEntries.at, before(SETTLED_WITHIN_MS)),
        gte(gatewayEntries.at, new Date(Math.max(before(LOOKED_FOR_MS).getTime(), Date.parse(first.day)))),
        notExists(
          tx
            .select({ one: sql`1` })
            .from(settledItems)
            .where(eq(settledItems.entityId, gatewayEntries.entityId)),
        ),
      ),
    );
  await raise(
    tx,
    dependencies,
    today,
    rows.map(({ entityId, amountPaise }) => ({
      kind: 'not-settled',
      entityId,
      bookedPaise: amountPaise,
      toldPaise: null,
    })),
  );
}

async function raise(
  tx: Transaction,
  { newId, now, log }: Dependencies,
  day: string,
  differences: readonly FoundDifference[],
): Promise<void> {
  for (const difference of differences) {
    const raised = await tx
      .insert(settlementDifferences)
      .values({ id: newId(), day, ...difference, raisedAt: now() })
      .onConflictDoNothing()
      .returning({ id: settlementDifferences.id });
    if (raised.length > 0) log.error({ day, ...difference }, 'a settlement differs from the ledger');
  }
}
