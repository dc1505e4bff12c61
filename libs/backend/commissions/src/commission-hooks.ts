import { orderCommission } from '@haat/order-core';
import { eq, sum } from 'drizzle-orm';
import type { OrderHook, OrderRow, ReturnHook } from '@haat/backend-orders';
import type { Dependencies, Transaction } from '@haat/backend-platform';
import { earningLines } from './earning-lines.ts';
import { agentEntries, agentSales } from './tables.ts';

type Sale = typeof agentSales.$inferSelect;

/** An agent's order is noted with the rates of that day; what it comes to is earned when the goods are handed over. */
export const commissionOrderHook: OrderHook = {
  stage: 'document',
  marketplace: 'dehaat',
  async onPlaced(tx, { configuration, now }, { id: orderId, createdBy: agentId, farmerId }) {
    if (agentId === farmerId) return;
    await tx.insert(agentSales).values({ orderId, agentId, rates: configuration.commissionRates, placedAt: now() });
  },
  async onTransition(tx, dependencies, order, { to }) {
    const sale = to === 'DELIVERED' ? await saleOf(tx, order.id) : null;
    if (sale === null) return;
    await book(tx, dependencies, sale, {
      kind: 'earned',
      amountPaise: await earnedPaise(tx, order, sale.rates),
      reference: `earned:${order.id}`,
    });
  },
};

/** Of goods that were given back nothing is earned: what is booked comes down to the packs that are kept. */
export const commissionReturnHook: ReturnHook = {
  async taken(tx, dependencies, order, { id: returnId, packsLeft }) {
    const sale = await saleOf(tx, order.id);
    if (sale === null) return;
    const [booked] = await tx
      .select({ paise: sum(agentEntries.amountPaise) })
      .from(agentEntries)
      .where(eq(agentEntries.orderId, order.id));
    await book(tx, dependencies, sale, {
      kind: 'taken-back',
      amountPaise: (await earnedPaise(tx, order, sale.rates, packsLeft)) - Number(booked?.paise ?? 0),
      reference: `returned:${returnId}`,
    });
  },
};

async function saleOf(tx: Transaction, orderId: string): Promise<Sale | null> {
  const [sale] = await tx.select().from(agentSales).where(eq(agentSales.orderId, orderId));
  return sale ?? null;
}

async function earnedPaise(
  tx: Transaction,
  { id, couponDiscountPaise }: OrderRow,
  rates: Sale['rates'],
  packsLeft?: ReadonlyMap<string, number>,
): Promise<number> {
  const lines = await earningLines(tx, [id]);
  const earning =
    packsLeft === undefined ? lines : lines.map((line) => ({ ...line, kept: packsLeft.get(line.variantId) ?? 0 }));
  return orderCommission(earning, couponDiscountPaise, rates);
}

/** Adds an entry, unless it is of nothing; the same reference again changes nothing. */
async function book(
  tx: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { agentId, orderId }: Sale,
  entry: Pick<typeof agentEntries.$inferInsert, 'kind' | 'amountPaise' | 'reference'>,
): Promise<void> {
  if (entry.amountPaise === 0) return;
  await tx
    .insert(agentEntries)
    .values({ ...entry, agentId, orderId, at: now() })
    .onConflictDoNothing();
}
