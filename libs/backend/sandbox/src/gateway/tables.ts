import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();
const time = (name: string) => timestamp(name, { withTimezone: true });

/** What the sandbox knows of orders, as the gateway would in a database of its own. */
export const sandboxGatewayOrders = pgTable('sandbox_gateway_orders', {
  id: text().primaryKey(),
  amountPaise: paise('amount_paise'),
  receipt: text().notNull(),
  createdAt: time('created_at').notNull(),
});

/** Payments chosen on the sandbox's page. */
export const sandboxGatewayPayments = pgTable(
  'sandbox_gateway_payments',
  {
    id: text().primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => sandboxGatewayOrders.id),
    amountPaise: paise('amount_paise'),
    status: text().$type<'created' | 'captured' | 'failed'>().notNull(),
    /** When a payment that answers late is captured; null for every other. */
    settlesAt: time('settles_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('sandbox_gateway_payments_order').on(table.orderId),
    index('sandbox_gateway_payments_due').on(table.settlesAt),
  ],
);

/** Refunds; each is pending for a moment. */
export const sandboxGatewayRefunds = pgTable(
  'sandbox_gateway_refunds',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxGatewayPayments.id),
    amountPaise: paise('amount_paise'),
    receipt: text().notNull(),
    /** The same key is the same refund. */
    idempotencyKey: text('idempotency_key').unique(),
    status: text().$type<'pending' | 'processed' | 'failed'>().notNull(),
    settlesAt: time('settles_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('sandbox_gateway_refunds_payment').on(table.paymentId),
    index('sandbox_gateway_refunds_due').on(table.settlesAt),
  ],
);

/** Webhooks on their way to us. */
export const sandboxGatewayWebhooks = pgTable(
  'sandbox_gateway_webhooks',
  {
    /** The event's id, the same on a repeat. */
    id: text().primaryKey(),
    /** The signed bytes. */
    body: text().notNull(),
    dueAt: time('due_at').notNull(),
    /** How often it is still to be sent after being taken: once more for an event that comes twice. */
    repeats: integer().notNull(),
    attempts: integer().notNull().default(0),
    deliveredAt: time('delivered_at'),
  },
  (table) => [index('sandbox_gateway_webhooks_due').on(table.dueAt)],
);
