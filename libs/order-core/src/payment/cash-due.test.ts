import { describe, expect, it } from 'vitest';
import { cashDuePaise } from './cash-due.ts';
import type { CashFacts } from './cash-due.ts';

const cash: CashFacts = { status: 'OUT_FOR_DELIVERY', payment: 'cash', totalPaise: 100_000, paidPaise: 0 };

describe('cashDuePaise: what is still taken when the goods are handed over', () => {
  it.each<[string, Partial<CashFacts>, number]>([
    ['the total of a cash order', {}, 100_000],
    ['the total of a cash order that was only just placed', { status: 'PENDING' }, 100_000],
    ['nothing once it was handed over', { status: 'DELIVERED' }, 0],
    ['nothing of an order that was cancelled', { status: 'USER_CANCELLED' }, 0],
    ['nothing on credit', { payment: 'credit' }, 0],
    ['nothing of an order that is paid online', { payment: 'pay-now', paidPaise: 100_000 }, 0],
    ['nothing from the wallet', { payment: 'csc', paidPaise: 100_000 }, 0],
    [
      'the rest of a prebooking of which the advance is paid',
      { payment: 'pay-now', paidPaise: 10_000, status: 'PRE_ORDER' },
      90_000,
    ],
    ['the rest of it on the road too', { payment: 'pay-now', paidPaise: 10_000 }, 90_000],
    ['no cash for what is to be paid online first', { payment: 'pay-now', status: 'PENDING' }, 0],
    ['no cash for what could not be paid online', { payment: 'pay-now', status: 'PAYMENT_FAILED' }, 0],
    ['no cash for a prebooking whose advance is not there', { payment: 'pay-now', status: 'PRE_ORDER' }, 0],
    ['nothing back when more was paid', { payment: 'pay-now', paidPaise: 100_001 }, 0],
  ])('%s', (_what, change, due) => {
    expect(cashDuePaise({ ...cash, ...change })).toBe(due);
  });
});
