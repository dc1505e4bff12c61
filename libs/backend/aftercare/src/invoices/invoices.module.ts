import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { requireUser, signedInUser } from '@haat/backend-identity';
import { findOwnOrder } from '@haat/backend-orders';
import type { OrderRow } from '@haat/backend-orders';
import { errorAnswers, fileAnswer, ServiceError, ROUTE_COST } from '@haat/backend-platform';
import type { Module } from '@haat/backend-platform';

import { invoiceContent } from './invoice-content.ts';
import { invoiceOf } from './issue-invoice.ts';
import type { InvoiceRow } from './issue-invoice.ts';

/**
 * Bills kept after they were drawn, of about 30 KB each: drawing takes a tenth of a second in which nothing else is
 * answered.
 */
const MOST_KEPT = 200;

/** Bills of the signed-in farmer's orders. */
export const invoicesModule: Module = {
  name: 'invoices',
  service: 'main',
  register(app, { database, configuration }) {
    app.addHook('onRequest', requireUser);
    const drawn = new LRUCache<string, Buffer>({ max: MOST_KEPT });
    const draw = async (order: OrderRow, invoice: InvoiceRow) => {
      // Loaded with the first bill: what shapes letters takes 70 MB and most of a second.
      const { drawInvoice } = await import('./draw-invoice.ts');
      const content = await invoiceContent(database, order, invoice);
      return drawInvoice(content, {
        language: order.language,
        isSample: configuration.sampleMarket || configuration.demo,
        created: new Date(`${invoice.day}T00:00:00+05:30`),
      });
    };

    app.get(
      '/order/v1/orders/:id/invoice',
      {
        config: { cost: ROUTE_COST.transaction },
        schema: {
          tags: ['orders'],
          security: [{ bearer: [] }],
          summary: 'The bill of an order as PDF, in the order’s language; it comes with the goods',
          params: z.object({ id: z.string().min(1).max(100) }),
          response: { 200: fileAnswer('application/pdf', 'The bill'), ...errorAnswers },
        },
      },
      async (request, reply) => {
        const order = await findOwnOrder(database, signedInUser(request).id, request.params.id);
        if (order === null) throw new ServiceError('order_error.not_found');
        const invoice = await invoiceOf(database, order.id);
        if (invoice === null) throw new ServiceError('order_error.no_invoice');
        const pdf = drawn.get(order.id) ?? (await draw(order, invoice));
        drawn.set(order.id, pdf);
        return reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${invoice.number.replace('/', '-')}.pdf"`)
          .header('cache-control', 'private, no-store')
          .send(pdf);
      },
    );
  },
};
