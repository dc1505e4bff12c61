import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES, PAYMENT_KINDS } from '@haat/api-contract/vocabulary';
import {
  ARRIVAL_ANSWER_MS,
  DELIVERY_CODE_DIGITS,
  isAtDeliveryPlace,
  isDeliveryCodeLocked,
  isDeliveryCodeShown,
  isPickupCodeShown,
} from './delivery-proof.ts';

describe('a delivery code', () => {
  it('has four digits', () => {
    expect(DELIVERY_CODE_DIGITS).toBe(4);
  });

  it.each([
    { wrongCodes: 0, isLocked: false },
    { wrongCodes: 4, isLocked: false },
    { wrongCodes: 5, isLocked: true },
    { wrongCodes: 6, isLocked: true },
  ])('is locked to support after five wrong ones: after $wrongCodes $isLocked', ({ wrongCodes, isLocked }) => {
    expect(isDeliveryCodeLocked(wrongCodes)).toBe(isLocked);
  });
});

describe('the code on the order’s page', () => {
  const shown = ['READY_FOR_DELIVERY', 'SHIPPED', 'OUT_FOR_DELIVERY', 'FAILED_DELIVERY'];
  it.each(ORDER_STATUSES)('is shown from packing to the door: %s', (status) => {
    expect(isDeliveryCodeShown(status)).toBe(shown.includes(status));
  });
});

describe('the code of a pickup', () => {
  const shown = ['SUCCESS', 'VENDOR_CONFIRMED', 'READY_FOR_DELIVERY'];
  it.each(
    ORDER_STATUSES.filter((status) => status !== 'PENDING').flatMap((status) =>
      PAYMENT_KINDS.map((payment) => ({ status, payment })),
    ),
  )('is shown while the shop has the order: $status, $payment', ({ status, payment }) => {
    expect(isPickupCodeShown(status, payment)).toBe(shown.includes(status));
  });
  it.each([
    { payment: 'cash', isShown: true },
    { payment: 'credit', isShown: true },
    { payment: 'pay-now', isShown: false },
    { payment: 'csc', isShown: false },
  ] as const)('waits for money that is paid at once: $payment $isShown', ({ payment, isShown }) => {
    expect(isPickupCodeShown('PENDING', payment)).toBe(isShown);
  });
});

describe('a photo of a delivery', () => {
  it.each([
    { name: 'at the door', metres: 0, isExact: true, isThere: true },
    { name: 'as far off as a phone in a valley is', metres: 1_000, isExact: true, isThere: true },
    { name: 'in the next village', metres: 1_001, isExact: true, isThere: false },
    {
      name: 'in a village of the PIN code, whose own place is not known',
      metres: 9_000,
      isExact: false,
      isThere: true,
    },
    { name: 'at the edge of what a PIN code covers', metres: 25_000, isExact: false, isThere: true },
    { name: 'outside the PIN code', metres: 25_001, isExact: false, isThere: false },
    { name: 'at no place', metres: Number.NaN, isExact: false, isThere: false },
  ])('$name counts: $isThere', ({ metres, isExact, isThere }) => {
    expect(isAtDeliveryPlace({ metres, isExact })).toBe(isThere);
  });

  it('is followed by a question that stays open for 48 hours', () => {
    expect(ARRIVAL_ANSWER_MS).toBe(48 * 3_600_000);
  });
});
