import type { Order, OrderPayment, Refund } from '@haat/api-contract';
import { orderAt } from './sample-states.ts';

const HOUR_MS = 3_600_000;

/** A refund of a cash order, which waits for a destination. */
export const REFUND_ID = 'refund-1';

/** Delivered a quarter of an hour ago: it can be returned, complained of and ordered again, and has a bill. */
export function deliveredOrder(order: Order): Order {
  const delivered = orderAt('DELIVERED')(order);
  return {
    ...delivered,
    payment: { ...delivered.payment, state: 'paid', paid: delivered.total_price },
    returnable: {
      until: later(delivered, 7 * 24),
      lines: delivered.lines.map(({ variant_id, quantity }, index) => ({
        variant_id,
        quantity,
        reasons: ['001', '002', '003', '004', '005'],
        must_be_sealed: index > 0,
      })),
    },
    issue_reasons: ['ITM01', 'ITM02', 'ITM03', 'ITM04', 'ITM05'],
    can_report: true,
    can_reorder: true,
    has_invoice: true,
  };
}

/** A pack of it was taken back, and its refund waits for a destination. */
export function returnedOrder(order: Order): Order {
  const delivered = deliveredOrder(order);
  const [line] = delivered.lines;
  const amount = line === undefined ? 0 : line.price - line.discount;
  return {
    ...delivered,
    refunds: [refund(delivered, amount)],
    returns: [
      {
        id: 'return-1',
        number: 'R-000001',
        status: 'PICKED_UP',
        reason: '003',
        refusal: null,
        amount,
        lines: [{ variant_id: line?.variant_id ?? '', quantity: 1 }],
        requested_at: delivered.created_at,
        updated_at: delivered.created_at,
      },
    ],
  };
}

/** Something was missing, and the shop has not answered yet. */
export function complainedOfOrder(order: Order): Order {
  const delivered = deliveredOrder(order);
  return {
    ...delivered,
    issues: [
      {
        id: 'issue-1',
        number: 'C-000001',
        status: 'OPEN',
        reason: 'ITM01',
        variant_id: delivered.lines[0]?.variant_id ?? null,
        note: '',
        photo_count: 0,
        answer: null,
        opened_at: delivered.created_at,
        answer_by: later(delivered, 48),
        close_by: later(delivered, 30 * 24),
        updated_at: delivered.created_at,
      },
    ],
  };
}

/** The same; its farmer has said where the money goes, and a person has yet to pay it. */
export function refundPaidByHand(order: Order): Order {
  const returned = returnedOrder(order);
  return {
    ...returned,
    refunds: returned.refunds.map((one) => ({
      ...one,
      status: 'REFUND_INITIATED',
      leg: 'PENDING',
      to: 'upi',
      destination: 'su***@okbank',
      needs_destination: false,
      can_correct_destination: true,
    })),
  };
}

/** An order that is paid at the payment company, as the money stands there. */
export function paidOnline(payment: OrderPayment): (order: Order) => Order {
  return (order) => ({ ...order, payment });
}

function refund(order: Order, amount: number): Refund {
  return {
    id: REFUND_ID,
    number: 'F-000001',
    amount,
    status: 'REFUND_REQUESTED',
    leg: null,
    cause: 'return',
    to: null,
    destination: null,
    needs_destination: true,
    can_correct_destination: false,
    requested_at: order.created_at,
    completed_at: null,
  };
}

function later(order: Order, hours: number): string {
  return new Date(Date.parse(order.created_at) + hours * HOUR_MS).toISOString();
}
