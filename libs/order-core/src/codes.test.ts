import { describe, expect, it } from 'vitest';
import {
  CANCEL_REASONS,
  isCancelReason,
  isIssueReason,
  isReturnReason,
  ISSUE_REASONS,
  PAYMENT_KINDS,
  RETURN_REASONS,
} from '@haat/api-contract/vocabulary';
import { PAYMENT_MODES, paymentKind, paymentMode } from './payment/payment-mode.ts';

describe('payment modes', () => {
  it.each([
    { kind: 'cash', mode: 1 },
    { kind: 'credit', mode: 7 },
    { kind: 'pay-now', mode: 10 },
    { kind: 'csc', mode: 11 },
  ] as const)('$kind is $mode', ({ kind, mode }) => {
    expect(PAYMENT_MODES[kind]).toBe(mode);
    expect(paymentMode(kind)).toBe(mode);
    expect(paymentKind(mode)).toBe(kind);
  });

  it.each([undefined, null])('are cash for %s chosen', (kind) => {
    expect(paymentMode(kind)).toBe(1);
  });

  it.each([0, 2, Number.NaN])('do not know %s', (mode) => {
    expect(paymentKind(mode)).toBeNull();
  });

  it('are four', () => {
    expect(PAYMENT_KINDS).toHaveLength(4);
  });
});

describe('reasons', () => {
  it.each([
    { name: 'cancel', reasons: CANCEL_REASONS, codes: ['001', '003', '006', '010'], is: isCancelReason },
    { name: 'return', reasons: RETURN_REASONS, codes: ['001', '002', '003', '004', '005'], is: isReturnReason },
    {
      name: 'issue',
      reasons: ISSUE_REASONS,
      codes: ['ORD03', 'ITM01', 'ITM02', 'ITM03', 'ITM04', 'ITM05'],
      is: isIssueReason,
    },
  ])('to $name have their codes, and no others', ({ reasons, codes, is }) => {
    expect(reasons.map(({ code }) => code)).toEqual(codes);
    expect(codes.every((code) => is(code))).toBe(true);
    expect(['', '002x', 'ITM06', '__proto__'].some((code) => is(code))).toBe(false);
  });

  it('ask for a photo from ITM02 to ITM05', () => {
    expect(ISSUE_REASONS.filter(({ needsPhoto }) => needsPhoto).map(({ code }) => code)).toEqual([
      'ITM02',
      'ITM03',
      'ITM04',
      'ITM05',
    ]);
  });
});
