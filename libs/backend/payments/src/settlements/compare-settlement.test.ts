import { expect, it } from 'vitest';
import type { SettlementItem } from '../gateways/payment-gateway.ts';
import { compareSettlement } from './compare-settlement.ts';

const payment: SettlementItem = {
  id: 'pay_1',
  kind: 'payment',
  creditPaise: 97_640,
  debitPaise: 0,
  feePaise: 2_360,
  settlementId: 'setl_1',
  disputeId: null,
  gatewayOrderId: 'order_1',
};
const refund: SettlementItem = {
  ...payment,
  id: 'rfnd_1',
  kind: 'refund',
  creditPaise: 0,
  debitPaise: 50_000,
  feePaise: 0,
};
const adjustment: SettlementItem = {
  ...payment,
  id: 'adj_1',
  kind: 'adjustment',
  creditPaise: 0,
  debitPaise: 10_000,
  feePaise: 0,
  disputeId: 'disp_1',
};

it.each<[string, SettlementItem[], [string, number][], object[]]>([
  ['a payment less its fee is the payment', [payment], [['pay_1', 100_000]], []],
  ['a refund is what was booked', [refund], [['rfnd_1', -50_000]], []],
  ['a chargeback is the dispute', [adjustment], [['disp_1', -10_000]], []],
  ['nothing was settled', [], [['pay_1', 100_000]], []],
  [
    'less came than was taken',
    [payment],
    [['pay_1', 100_100]],
    [{ kind: 'amount', entityId: 'pay_1', bookedPaise: 100_100, toldPaise: 100_000 }],
  ],
  [
    'money came that we know nothing of',
    [payment],
    [],
    [{ kind: 'unknown-payment', entityId: 'pay_1', bookedPaise: null, toldPaise: 100_000 }],
  ],
  [
    'a refund was made that we know nothing of',
    [refund],
    [['pay_1', 100_000]],
    [{ kind: 'unknown-refund', entityId: 'rfnd_1', bookedPaise: null, toldPaise: -50_000 }],
  ],
  [
    'something was deducted without a dispute',
    [{ ...adjustment, disputeId: null }],
    [],
    [{ kind: 'unknown-adjustment', entityId: 'adj_1', bookedPaise: null, toldPaise: -10_000 }],
  ],
])('a report in which %s', (_what, items, booked, differences) => {
  expect(compareSettlement(items, new Map(booked))).toEqual(differences);
});
