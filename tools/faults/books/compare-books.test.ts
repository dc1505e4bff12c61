import { describe, expect, it } from 'vitest';
import type { GatewayBook } from '../gateway/gateway-book.ts';
import { compareBooks } from './compare-books.ts';
import type { MarketBook } from './market-book.ts';

const NOTHING_DEALT = { order: {}, payments: {}, refund: {}, refunds: {}, settlements: {}, page: {} };

/** One order that is paid, and one that was paid and cancelled: 300 and 500 paise. */
const gateway: GatewayBook = {
  orders: [
    { id: 'order_kept', receipt: 'attempt-kept', amountPaise: 300 },
    { id: 'order_back', receipt: 'attempt-back', amountPaise: 500 },
    // Its answer was left open: the attempt has another order at the gateway, and no farmer ever saw this one.
    { id: 'order_unseen', receipt: 'attempt-back', amountPaise: 500 },
  ],
  payments: [
    { id: 'pay_kept', orderId: 'order_kept', amountPaise: 300, status: 'captured' },
    { id: 'pay_failed', orderId: 'order_back', amountPaise: 500, status: 'failed' },
    { id: 'pay_back', orderId: 'order_back', amountPaise: 500, status: 'captured' },
  ],
  refunds: [
    { id: 'rfnd_back', paymentId: 'pay_back', amountPaise: 500, status: 'processed', idempotencyKey: 'refund-back-0' },
  ],
  // Asked for twice: the first answer was left open.
  requests: [
    { paymentId: 'pay_back', amountPaise: 500, key: 'refund-back-0' },
    { paymentId: 'pay_back', amountPaise: 500, key: 'refund-back-0' },
  ],
  moves: [
    { paymentId: 'pay_kept', paise: 300 },
    { paymentId: 'pay_back', paise: 500 },
    { paymentId: 'pay_back', paise: -500 },
  ],
  dealt: NOTHING_DEALT,
  underWay: 0,
};
const market: MarketBook = {
  orders: [
    { id: 'kept', status: 'SUCCESS', totalPaise: 300 },
    { id: 'back', status: 'USER_CANCELLED', totalPaise: 500 },
  ],
  attempts: [
    { id: 'attempt-kept', orderId: 'kept', gatewayOrderId: 'order_kept', state: 'captured' },
    { id: 'attempt-back', orderId: 'back', gatewayOrderId: 'order_back', state: 'captured' },
  ],
  captures: [
    { gatewayPaymentId: 'pay_kept', attemptId: 'attempt-kept', amountPaise: 300, use: 'order' },
    { gatewayPaymentId: 'pay_back', attemptId: 'attempt-back', amountPaise: 500, use: 'order' },
  ],
  refunds: [
    {
      id: 'refund-back',
      gatewayPaymentId: 'pay_back',
      gatewayRefundId: 'rfnd_back',
      amountPaise: 500,
      status: 'REFUND_COMPLETED',
    },
  ],
  owedPaise: 300,
};

const [kept, back] = market.orders as [MarketBook['orders'][0], MarketBook['orders'][0]];
const [refund] = market.refunds as [MarketBook['refunds'][0]];
const [made] = gateway.refunds as [GatewayBook['refunds'][0]];
const [request] = gateway.requests as [GatewayBook['requests'][0]];
const secondCharge = { id: 'pay_second', orderId: 'order_kept', amountPaise: 300, status: 'captured' as const };

describe('the books of the gateway and of the market', () => {
  it('agree when each rupee pays one order or went back once', () => {
    expect(compareBooks(gateway, market)).toEqual([]);
  });

  it.each<[string, Partial<GatewayBook>, Partial<MarketBook>, string]>([
    [
      'a payment for an order of the gateway that no attempt has',
      { payments: [...gateway.payments, { ...secondCharge, orderId: 'order_unseen' }] },
      {},
      '1 payments at the gateway that belong to no attempt: pay_second',
    ],
    [
      'a second charge that is not booked',
      {
        payments: [...gateway.payments, secondCharge],
        moves: [...gateway.moves, { paymentId: 'pay_second', paise: 300 }],
      },
      {},
      '1 payments at the gateway that are not booked once, whole, and with their attempt: pay_second',
    ],
    [
      'a second charge that stays with the market',
      {
        payments: [...gateway.payments, secondCharge],
        moves: [...gateway.moves, { paymentId: 'pay_second', paise: 300 }],
      },
      {
        captures: [
          ...market.captures,
          { gatewayPaymentId: 'pay_second', attemptId: 'attempt-kept', amountPaise: 300, use: 'refund' },
        ],
        owedPaise: 600,
      },
      '1 orders for which the gateway keeps something else than they come to: kept',
    ],
    [
      'a booked payment that was never made',
      { payments: gateway.payments.filter(({ id }) => id !== 'pay_kept') },
      {},
      '1 booked payments that the gateway does not know: pay_kept',
    ],
    [
      'a paid order that counts as unpaid',
      {},
      { orders: [{ ...kept, status: 'PAYMENT_FAILED' }, back] },
      '1 orders for which the gateway keeps something else than they come to: kept',
    ],
    [
      'an order that was not paid for',
      {},
      { orders: [...market.orders, { id: 'free', status: 'SUCCESS', totalPaise: 100 }] },
      '1 orders for which the gateway keeps something else than they come to: free',
    ],
    [
      'a payment of which a part went back',
      { refunds: [{ ...made, amountPaise: 200 }] },
      {},
      '1 payments that were given back by halves or twice: pay_back',
    ],
    [
      'a payment that went back twice',
      { refunds: [made, { ...made, id: 'rfnd_again' }] },
      {},
      '1 payments that were given back by halves or twice: pay_back',
    ],
    [
      'a refund that was sent again under another key, though the gateway refused it',
      { requests: [request, { ...request, key: 'refund-back-1' }] },
      {},
      '1 payments whose refund was asked for under more than one key: pay_back',
    ],
    [
      'a refund without a key',
      { requests: [{ ...request, key: '' }] },
      {},
      '1 refunds that were asked for without a key: pay_back',
    ],
    [
      'a refund of which the market does not know that it was made',
      {},
      { refunds: [{ ...refund, gatewayRefundId: null }] },
      '1 refunds at the gateway that are not booked once, and whole: rfnd_back',
    ],
    [
      'a refund that the market takes for made',
      { refunds: [] },
      {},
      '1 refunds that the gateway never made: refund-back',
    ],
    [
      'a refund that is still under way at the market',
      {},
      { refunds: [{ ...refund, status: 'REFUND_INITIATED' }] },
      '1 refunds that did not come to an end: refund-back',
    ],
    [
      'a refund that is still under way at the gateway',
      { refunds: [{ ...made, status: 'pending' }] },
      {},
      '1 refunds that did not come to an end: rfnd_back',
    ],
    [
      'an attempt that was not ended',
      {},
      { attempts: [...market.attempts, { id: 'attempt-2', orderId: 'back', gatewayOrderId: null, state: 'open' }] },
      '1 attempts that did not come to an end: attempt-2',
    ],
    [
      'a ledger with another sum',
      {},
      { owedPaise: 299 },
      'the gateway holds 300 paise for the market, whose ledger says 299',
    ],
  ])('do not agree with %s', (_what, atGateway, atMarket, problem) => {
    expect(compareBooks({ ...gateway, ...atGateway }, { ...market, ...atMarket })).toContain(problem);
  });
});
