import type { FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { ServiceError } from '@haat/backend-platform';
import type { Dependencies } from '@haat/backend-platform';
import type { OrderRow } from '@haat/backend-orders';

import { invoiceContent } from './invoice-content.ts';
import { invoiceOf } from './issue-invoice.ts';

/**
 * Bills kept after they were drawn, of about 30 KB each: drawing takes a tenth of a second in which nothing else is
 * answered.
 */
const MOST_KEPT = 200;

/** What answers a request with the bill of an order; the caller has checked whose it is. */
export function billAnswers({ database, configuration }: Pick<Dependencies, 'database' | 'configuration'>) {
  const drawn = new LRUCache<string, Buffer>({ max: MOST_KEPT });
  /** @throws ServiceError `order_error.not_found` for null, `order_error.no_invoice` before the handing over */
  return async (reply: FastifyReply, order: OrderRow | null) => {
    if (order === null) throw new ServiceError('order_error.not_found');
    const invoice = await invoiceOf(database, order.id);
    if (invoice === null) throw new ServiceError('order_error.no_invoice');
    let pdf = drawn.get(order.id);
    if (pdf === undefined) {
      // Loaded with the first bill: what shapes letters takes 70 MB and most of a second.
      const { drawInvoice } = await import('./draw-invoice.ts');
      pdf = await drawInvoice(await invoiceContent(database, order, invoice), {
        language: order.language,
        isSample: configuration.sampleMarket || configuration.demo,
        created: new Date(`${invoice.day}T00:00:00+05:30`),
      });
      drawn.set(order.id, pdf);
    }
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${invoice.number.replace('/', '-')}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  };
}
