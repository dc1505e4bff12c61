import { indiaDay } from '@haat/format';
import { eq, sql } from 'drizzle-orm';
import type { OrderHook, OrderRow } from '@haat/backend-orders';
import type { Executor, Transaction } from '@haat/backend-platform';

import { invoicePartiesOf } from './invoice-parties.ts';
import { invoiceCounters, invoices } from './tables.ts';

const NUMBER_DIGITS = 6;
/** The financial year begins in April. */
const FIRST_MONTH = 4;

/** A bill as the database has it. */
export type InvoiceRow = typeof invoices.$inferSelect;

/**
 * Issues the invoice of an order in the transaction in which the goods are handed over: a shop's invoice numbers have
 * no gap, and an order that ends otherwise gets no invoice.
 */
export const invoiceHook: OrderHook = {
  stage: 'document',
  marketplace: 'dehaat',
  async onTransition(tx, _dependencies, order, { to }) {
    if (to === 'DELIVERED') await issueInvoice(tx, order);
  },
};

async function issueInvoice(tx: Transaction, order: OrderRow): Promise<void> {
  const { id: orderId, vendorId, updatedAt } = order;
  const day = indiaDay(updatedAt);
  const financialYear = financialYearOf(day);
  // Concurrent invoices of the same shop wait for the next number.
  const [counter] = await tx
    .insert(invoiceCounters)
    .values({ vendorId, financialYear, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceCounters.vendorId, invoiceCounters.financialYear],
      set: { last: sql`${invoiceCounters.last} + 1` },
    })
    .returning();
  await tx.insert(invoices).values({
    orderId,
    vendorId,
    number: invoiceNumber(financialYear, counter?.last ?? 1),
    day,
    parties: await invoicePartiesOf(tx, order),
  });
}

/** The year in which the financial year of a day ('YYYY-MM-DD') began. */
export function financialYearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** '26-27/000123': at most 16 signs, as the law wants. */
export function invoiceNumber(financialYear: number, count: number): string {
  const short = (year: number) => String(year % 100).padStart(2, '0');
  return `${short(financialYear)}-${short(financialYear + 1)}/${String(count).padStart(NUMBER_DIGITS, '0')}`;
}

/** The bill of an order, or null while there is none. */
export async function invoiceOf(executor: Executor, orderId: string): Promise<InvoiceRow | null> {
  const [invoice] = await executor.select().from(invoices).where(eq(invoices.orderId, orderId));
  return invoice ?? null;
}
