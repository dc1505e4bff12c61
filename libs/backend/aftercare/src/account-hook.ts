import { and, inArray, ne } from 'drizzle-orm';
import { findOrdersById, orderIdsOf } from '@haat/backend-orders';
import type { Transaction } from '@haat/backend-platform';
import type { AccountHook, DataSubject } from '@haat/backend-platform/area';
import { orderIssues, orderReturns } from './after-order/tables.ts';
import { invoiceContent } from './invoices/invoice-content.ts';
import { invoiceOf } from './invoices/issue-invoice.ts';

/** Returns and complaints that are under way, and bills. See docs/domain/identity.md#deleting-an-account. */
export const aftercareAccountHook: AccountHook = {
  async blocks(executor, userId) {
    const ids = await orderIdsOf(executor, userId);
    const [openReturn] = await executor
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(
        and(inArray(orderReturns.orderId, ids), inArray(orderReturns.status, ['REQUESTED', 'APPROVED', 'PICKED_UP'])),
      )
      .limit(1);
    const [openIssue] = await executor
      .select({ id: orderIssues.id })
      .from(orderIssues)
      .where(and(inArray(orderIssues.orderId, ids), ne(orderIssues.status, 'CLOSED')))
      .limit(1);
    return [
      ...(openReturn === undefined ? [] : (['open-return'] as const)),
      ...(openIssue === undefined ? [] : (['open-complaint'] as const)),
    ];
  },
  erase: (tx, _dependencies, subject) => eraseNotes(tx, subject),
  async *files({ database, configuration }, { userId }) {
    for (const order of await findOrdersById(database, await orderIdsOf(database, userId))) {
      const invoice = await invoiceOf(database, order.id);
      if (invoice === null) continue;
      const { drawInvoice } = await import('./invoices/draw-invoice.ts');
      const content = await drawInvoice(await invoiceContent(database, order, invoice), {
        language: order.language,
        isSample: configuration.sampleMarket || configuration.demo,
        created: new Date(`${invoice.day}T00:00:00+05:30`),
      });
      yield { path: `aftercare/bills/${order.number}.pdf`, content };
    }
  },
};

/** What a farmer wrote in own words; photographs go with the farmer, so their ids go too. */
async function eraseNotes(tx: Transaction, { userId }: DataSubject): Promise<void> {
  const ids = await orderIdsOf(tx, userId);
  await tx.update(orderReturns).set({ note: '', photoIds: [] }).where(inArray(orderReturns.orderId, ids));
  await tx.update(orderIssues).set({ note: '', photoIds: [] }).where(inArray(orderIssues.orderId, ids));
}
