import { orderQuerySchema } from '@haat/api-contract';
import { z } from 'zod';
import { errorAnswers, ServiceError } from '../../errors.ts';
import type { Module } from '../../module.ts';
import { requireUser } from '../identity/request-user.ts';
import { signedInUser } from '../identity/signed-in-user.ts';
import { ownOrder } from '../orders/find-orders.ts';
import { orders } from '../orders/tables.ts';
import { drawInvoice } from './draw-invoice.ts';
import { invoiceContent } from './invoice-content.ts';
import { invoiceOf } from './issue-invoice.ts';

/** Bills of the signed-in farmer's orders. */
export const invoicesModule: Module = {
  name: 'invoices',
  service: 'main',
  register(app, { database, configuration }) {
    app.addHook('onRequest', requireUser);
    app.get('/order/v1/orders/:id/invoice', {
      schema: {
        tags: ['orders'], security: [{ bearer: [] }], summary: 'The bill of an order as PDF, in the asked language; it comes with the goods',
        params: z.object({ id: z.string().min(1).max(100) }), querystring: orderQuerySchema, response: { 200: z.any().describe('PDF'), ...errorAnswers },
      },
    }, async (request, reply) => {
      const own = ownOrder(signedInUser(request).id, request.params.id);
      const [order] = own === null ? [] : await database.select().from(orders).where(own);
      if (order === undefined) throw new ServiceError('order_error.not_found');
      const invoice = await invoiceOf(database, order.id);
      if (invoice === null) throw new ServiceError('order_error.no_invoice');
      const { lang: language } = request.query;
      const content = await invoiceContent(database, order, invoice, language);
      const pdf = await drawInvoice(content, { language, isSample: configuration.sampleMarket || configuration.demo, created: new Date(`${invoice.day}T00:00:00+05:30`) });
      return reply.type('application/pdf').header('content-disposition', `inline; filename="${invoice.number.replace('/', '-')}.pdf"`).header('cache-control', 'private, no-store').send(pdf);
    });
  },
};
