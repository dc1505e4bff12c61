import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReturnStatus } from '@haat/api-contract/vocabulary';
import {
  canTransitionReturn,
  canReturn,
  mustBeSealed,
  returnableUntil,
  returnAmount,
  returnedDeliveryFee,
  returnObstacle,
  returnReasonsFor,
  type ReturnRequest,
} from './returns.ts';

const deliveredAt = new Date('2026-11-01T10:00:00+05:30');
const request: ReturnRequest = {
  goods: { kind: 'tool', isSubsidised: false },
  reason: '001',
  isSealed: false,
  deliveredAt,
  now: deliveredAt,
  ordered: 3,
  returned: 1,
  quantity: 2,
};

describe('returnObstacle', () => {
  it.each<[string, Partial<ReturnRequest>, string | null]>([
    ['a tool that is not needed', {}, null],
    ['the last millisecond of the seventh day', { now: new Date('2026-11-08T10:00:00+05:30') }, null],
    ['a millisecond later', { now: new Date('2026-11-08T10:00:00.001+05:30') }, 'too-late'],
    ['a reason that is none', { reason: '006' }, 'reason-unknown'],
    ['more than is left', { quantity: 3 }, 'quantity'],
    ['nothing', { quantity: 0 }, 'quantity'],
    ['half a pack', { quantity: 0.5 }, 'quantity'],
    [
      'subsidised urea, also damaged',
      { goods: { kind: 'fertiliser', isSubsidised: true }, reason: '003' },
      'not-possible',
    ],
    ['other fertiliser that is not needed', { goods: { kind: 'fertiliser', isSubsidised: false } }, null],
    [
      'subsidised urea in its sealed bag',
      { goods: { kind: 'fertiliser', isSubsidised: true }, isSealed: true },
      'not-possible',
    ],
    [
      'opened fertiliser of another kind',
      { goods: { kind: 'fertiliser', isSubsidised: false }, isSealed: false },
      null,
    ],
    ...(['seed', 'pesticide'] as const).flatMap((kind) =>
      (['001', '002', '003', '004', '005'] as const).flatMap(
        (reason): [string, Partial<ReturnRequest>, string | null][] => [
          [
            `sealed ${kind} for reason ${reason}`,
            { goods: { kind, isSubsidised: false }, reason, isSealed: true },
            null,
          ],
          [
            `opened ${kind} for reason ${reason}`,
            { goods: { kind, isSubsidised: false }, reason, isSealed: false },
            'opened',
          ],
        ],
      ),
    ),
    [
      'sealed seed, more than is left',
      { goods: { kind: 'seed', isSubsidised: false }, isSealed: true, quantity: 3 },
      'quantity',
    ],
  ])('%s', (_, change, obstacle) => {
    expect(returnObstacle({ ...request, ...change })).toBe(obstacle);
    expect(canReturn({ ...request, ...change })).toBe(obstacle === null);
  });

  it.each([
    { goods: { kind: 'tool', isSubsidised: false }, reasons: ['001', '002', '003', '004', '005'], sealed: false },
    { goods: { kind: 'fertiliser', isSubsidised: false }, reasons: ['001', '002', '003', '004', '005'], sealed: false },
    { goods: { kind: 'fertiliser', isSubsidised: true }, reasons: [], sealed: false },
    { goods: { kind: 'seed', isSubsidised: false }, reasons: ['001', '002', '003', '004', '005'], sealed: true },
    { goods: { kind: 'pesticide', isSubsidised: false }, reasons: ['001', '002', '003', '004', '005'], sealed: true },
  ] as const)(
    'names the reasons to choose from, and whether the seal is asked for: $goods',
    ({ goods, reasons, sealed }) => {
      expect(returnReasonsFor(goods)).toEqual(reasons);
      expect(mustBeSealed(goods)).toBe(sealed);
    },
  );

  it('counts seven days from the handing over', () => {
    expect(returnableUntil(deliveredAt)).toEqual(new Date('2026-11-08T10:00:00+05:30'));
  });
});

describe('returnAmount', () => {
  it.each([
    { goodsPaise: 100_000, couponPaise: 0, returnedPaise: 0, returningPaise: 40_000, amount: 40_000 },
    { goodsPaise: 100_000, couponPaise: 10_000, returnedPaise: 0, returningPaise: 40_000, amount: 36_000 },
    { goodsPaise: 30_000, couponPaise: 10_000, returnedPaise: 10_000, returningPaise: 10_000, amount: 6_666 },
    { goodsPaise: 30_000, couponPaise: 10_000, returnedPaise: 20_000, returningPaise: 10_000, amount: 6_667 },
    { goodsPaise: 0, couponPaise: 0, returnedPaise: 0, returningPaise: 0, amount: 0 },
  ])('of $returningPaise after $returnedPaise of $goodsPaise, coupon $couponPaise: $amount', ({ amount, ...goods }) => {
    expect(returnAmount(goods)).toBe(amount);
  });

  it('sums to what the goods were paid with, however they are returned in parts, and is never negative', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5_000_000), { minLength: 1, maxLength: 12 }), fc.nat(100), (parts, percent) => {
        const goodsPaise = parts.reduce((sum, part) => sum + part, 0);
        const couponPaise = Math.floor((goodsPaise * percent) / 100);
        let returnedPaise = 0;
        let paid = 0;
        for (const returningPaise of parts) {
          const amount = returnAmount({ goodsPaise, couponPaise, returnedPaise, returningPaise });
          expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          paid += amount;
          returnedPaise += returningPaise;
        }
        expect(paid).toBe(goodsPaise - couponPaise);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('returnedDeliveryFee', () => {
  it.each([
    { name: 'everything, damaged', reasons: ['003'], isWhole: true, fee: 4_500 },
    { name: 'everything, wrong quantity', reasons: ['004'], isWhole: true, fee: 4_500 },
    {
      name: 'everything in parts, each the fault of the shop',
      reasons: ['003', '005', '004'],
      isWhole: true,
      fee: 4_500,
    },
    { name: 'everything, not needed', reasons: ['001'], isWhole: true, fee: 0 },
    { name: 'everything, cheaper elsewhere', reasons: ['002'], isWhole: true, fee: 0 },
    { name: 'everything in parts, one of them not needed', reasons: ['003', '001'], isWhole: true, fee: 0 },
    { name: 'a part, damaged', reasons: ['003'], isWhole: false, fee: 0 },
    { name: 'an unknown reason', reasons: ['999'], isWhole: true, fee: 0 },
  ])('of $name is $fee paise', ({ reasons, isWhole, fee }) => {
    expect(returnedDeliveryFee({ deliveryFeePaise: 4_500, reasons, isWhole })).toBe(fee);
  });
});

describe('canTransitionReturn', () => {
  const ALLOWED = ['REQUESTED APPROVED', 'REQUESTED REFUSED', 'APPROVED PICKED_UP', 'PICKED_UP REFUNDED'];
  const STATUSES: ReturnStatus[] = ['REQUESTED', 'APPROVED', 'REFUSED', 'PICKED_UP', 'REFUNDED'];
  it('has exactly these transitions', () => {
    expect(
      STATUSES.flatMap((from) => STATUSES.filter((to) => canTransitionReturn(from, to)).map((to) => `${from} ${to}`)),
    ).toEqual(ALLOWED);
  });
});
