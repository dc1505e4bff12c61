import { describe, expect, it } from 'vitest';
import { ORDER_ACTORS, ORDER_STATUSES, PAYMENT_KINDS, type OrderStatus } from '@haat/api-contract/vocabulary';
import { canTransition, evidenceFor, nextStatuses } from './can-transition.ts';
import { isCancellable } from './is-cancellable.ts';
import { initialStatus, OPEN_ORDER_STATUSES, PAST_ORDER_STATUSES, STOCK_RELEASING_STATUSES } from './order-status.ts';
import { requiredEvidence, hasTransitionsFrom, isInTable } from '../testing/allowed-transitions.ts';

const DELIVERIES = ['home_delivery', 'pickup_from_store'] as const;

describe('canTransition', () => {
  it.each(ORDER_STATUSES)(
    'from %s allows what the table names, asks for what it asks for, and nothing else',
    (from) => {
      for (const to of ORDER_STATUSES) {
        for (const by of ORDER_ACTORS) {
          for (const payment of PAYMENT_KINDS) {
            for (const delivery of DELIVERIES) {
              const transition = { from, to, by, payment, delivery };
              expect({
                ...transition,
                isAllowed: canTransition(from, to, by, { payment, delivery }),
                asks: evidenceFor(from, to, by, { payment, delivery }),
              }).toEqual({ ...transition, isAllowed: isInTable(transition), asks: requiredEvidence(transition) });
            }
          }
        }
      }
    },
  );

  it.each(ORDER_STATUSES)('lets only farmer and agent make a new order, as PENDING or PRE_ORDER: %s', (to) => {
    for (const by of ORDER_ACTORS) {
      const may = (to === 'PENDING' || to === 'PRE_ORDER') && (by === 'farmer' || by === 'agent');
      expect(canTransition(null, to, by, { payment: 'cash', delivery: 'home_delivery' })).toBe(may);
    }
  });

  it.each(['__proto__', 'constructor', 'pending', ''])('refuses %j, which is no status', (status) => {
    const facts = { payment: 'cash', delivery: 'home_delivery' } as const;
    expect(canTransition(status as OrderStatus, 'PENDING', 'farmer', facts)).toBe(false);
    expect(canTransition('PENDING', status as OrderStatus, 'farmer', facts)).toBe(false);
  });
});

describe('nextStatuses and evidenceFor', () => {
  it.each([
    {
      from: 'READY_FOR_DELIVERY',
      by: 'vendor',
      payment: 'cash',
      delivery: 'home_delivery',
      next: ['SHIPPED', 'OUT_FOR_DELIVERY'],
    },
    {
      from: 'READY_FOR_DELIVERY',
      by: 'vendor',
      payment: 'cash',
      delivery: 'pickup_from_store',
      next: ['DELIVERED', 'VENDOR_CANCELLED'],
    },
    { from: 'PENDING', by: 'vendor', payment: 'pay-now', delivery: 'home_delivery', next: [] },
    { from: 'DELIVERED', by: 'support', payment: 'cash', delivery: 'home_delivery', next: [] },
    { from: null, by: 'agent', payment: 'csc', delivery: 'home_delivery', next: ['PENDING', 'PRE_ORDER'] },
  ] as const)('from $from the $by may go on to $next', ({ from, by, payment, delivery, next }) => {
    expect(nextStatuses(from, by, { payment, delivery })).toEqual(next);
  });

  it.each([
    { from: 'READY_FOR_DELIVERY', to: 'DELIVERED', by: 'vendor', evidence: 'pickup-code' },
    { from: 'READY_FOR_DELIVERY', to: 'VENDOR_CANCELLED', by: 'vendor', evidence: 'unclaimed-7-days' },
    { from: 'VENDOR_CONFIRMED', to: 'USER_CANCELLED', by: 'farmer', evidence: 'reason' },
    { from: 'PENDING', to: 'SUCCESS', by: 'system', evidence: 'gateway-report' },
    { from: 'VENDOR_CONFIRMED', to: 'READY_FOR_DELIVERY', by: 'vendor', evidence: null },
    { from: 'DELIVERED', to: 'PENDING', by: 'vendor', evidence: null },
  ] as const)('$from to $to needs $evidence', ({ from, to, by, evidence }) => {
    expect(evidenceFor(from, to, by, { payment: 'pay-now', delivery: 'pickup_from_store' })).toBe(evidence);
  });
});

describe('groups of statuses', () => {
  it('are the sixteen, each open or past', () => {
    expect(ORDER_STATUSES).toHaveLength(16);
    expect([...OPEN_ORDER_STATUSES, ...PAST_ORDER_STATUSES].sort()).toEqual([...ORDER_STATUSES].sort());
  });

  it.each(ORDER_STATUSES)('%s is open exactly while something can happen to it', (status) => {
    expect((OPEN_ORDER_STATUSES as readonly string[]).includes(status)).toBe(hasTransitionsFrom(status));
  });

  it('give the stock back at every end but delivery, and at a failed payment', () => {
    const ends = PAST_ORDER_STATUSES.filter((status) => status !== 'DELIVERED');
    expect([...STOCK_RELEASING_STATUSES].sort()).toEqual([...ends, 'PAYMENT_FAILED'].sort());
  });

  it.each(ORDER_STATUSES)('%s can be cancelled as the table says', (status) => {
    expect(isCancellable(status)).toBe(['PENDING', 'PRE_ORDER', 'SUCCESS', 'VENDOR_CONFIRMED'].includes(status));
  });

  it.each([
    { isPrebook: false, status: 'PENDING' },
    { isPrebook: true, status: 'PRE_ORDER' },
  ])('begin with $status for prebook $isPrebook', ({ isPrebook, status }) => {
    expect(initialStatus(isPrebook)).toBe(status);
  });
});
