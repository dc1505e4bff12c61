import { wholeNumberInQuery } from '@haat/api-contract';
import { indiaDay } from '@haat/format';
import { and, eq, like } from 'drizzle-orm';
import { z } from 'zod';
import type { ZodType } from 'zod';
import type { App, Dependencies } from '@haat/backend-platform';

import { sandboxGatewayPayments, sandboxGatewayRefunds } from './tables.ts';

const reportQuery = z.object({
  year: wholeNumberInQuery(2000, 2999),
  month: wholeNumberInQuery(1, 12),
  day: wholeNumberInQuery(1, 31),
  count: wholeNumberInQuery(1, 1_000).default(10),
  skip: wholeNumberInQuery(0, 1_000_000).default(0),
});

/** An item of a report in the gateway's documented form. The sandbox takes no fee and settles on the same day. */
function item(
  type: 'payment' | 'refund',
  { id, orderId, amountPaise, createdAt }: { id: string; orderId?: string; amountPaise: number; createdAt: Date },
  day: string,
): Record<string, unknown> {
  const [debit, credit] = type === 'payment' ? [0, amountPaise] : [amountPaise, 0];
  const seconds = Math.floor(createdAt.getTime() / 1000);
  return {
    entity_id: id,
    type,
    debit,
    credit,
    amount: amountPaise,
    currency: 'INR',
    fee: 0,
    tax: 0,
    on_hold: false,
    settled: true,
    created_at: seconds,
    settled_at: seconds,
    settlement_id: `setl_${day.replaceAll('-', '')}`,
    posted_at: null,
    credit_type: 'default',
    description: null,
    notes: '{}',
    payment_id: null,
    settlement_utr: null,
    order_id: orderId ?? null,
    order_receipt: null,
    method: 'upi',
    card_network: null,
    card_issuer: null,
    card_type: null,
    dispute_id: null,
  };
}

/**
 * The report of what was settled on a day; `app` is the scope of the gateway's calls.
 * @param response the forms in which the gateway answers
 */
export function serveSettlementReport(
  app: App,
  { database }: Dependencies,
  response: Readonly<Record<number | string, ZodType>>,
): void {
  app.get(
    '/settlements/recon/combined',
    {
      schema: {
        tags: ['sandbox'],
        security: [{ basic: [] }],
        summary: 'Payment sandbox: what was settled on a day',
        querystring: reportQuery,
        response,
      },
    },
    async (request) => {
      const { year, month, day, count, skip } = request.query;
      const settledOn = [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
      const isOfDay = ({ createdAt }: { createdAt: Date }) => indiaDay(createdAt) === settledOn;
      const payments = await database
        .select()
        .from(sandboxGatewayPayments)
        // The wallet's bridge shares the table.
        .where(and(eq(sandboxGatewayPayments.status, 'captured'), like(sandboxGatewayPayments.orderId, 'order_%')));
      const ids = new Set(payments.map(({ id }) => id));
      const refunds = await database
        .select()
        .from(sandboxGatewayRefunds)
        .where(eq(sandboxGatewayRefunds.status, 'processed'));
      const items = [
        ...payments.filter(isOfDay).map((payment) => item('payment', payment, settledOn)),
        ...refunds
          .filter((refund) => ids.has(refund.paymentId) && isOfDay(refund))
          .map((refund) => item('refund', refund, settledOn)),
      ].slice(skip, skip + count);
      return { entity: 'collection', count: items.length, items };
    },
  );
}
