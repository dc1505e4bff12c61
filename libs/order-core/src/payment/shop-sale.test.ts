import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feeAfterRefund, feeOf, saleEntries, type ShopSale } from './shop-sale.ts';

const sale: ShopSale = {
  payment: 'cash',
  goodsPaise: 100_000,
  premiumPaise: 0,
  totalPaise: 103_000,
  capturedPaise: 0,
  feeBasisPoints: 200,
};

describe('saleEntries', () => {
  it.each<[string, Partial<ShopSale>, Record<string, number>]>([
    ['cash', {}, { 'sold-for-cash': 103_000, 'cash-taken': -103_000, fee: -2_000 }],
    ['paid at once', { payment: 'pay-now', capturedPaise: 103_000 }, { fee: -2_000 }],
    [
      'an advance paid at once, the rest in cash',
      { payment: 'pay-now', capturedPaise: 10_300 },
      { 'sold-for-cash': 92_700, 'cash-taken': -92_700, fee: -2_000 },
    ],
    ['credit', { payment: 'credit' }, { 'sold-on-credit': 103_000, fee: -2_000 }],
    [
      'cash, with an insurer’s premium that the shop took',
      { premiumPaise: 11_800, totalPaise: 114_800 },
      { 'sold-for-cash': 114_800, 'cash-taken': -114_800, premium: -11_800, fee: -2_000 },
    ],
    ['nothing to pay', { goodsPaise: 0, totalPaise: 0 }, { fee: 0 }],
  ])('%s', (_, change, expected) => {
    const entries = saleEntries({ ...sale, ...change });
    expect(Object.fromEntries(entries.map(({ kind, amountPaise }) => [kind, amountPaise]))).toEqual(expected);
  });

  it('leave of cash nothing that the market owes: the shop has it', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(10_000), (totalPaise, feeBasisPoints) => {
        const entries = saleEntries({ ...sale, goodsPaise: totalPaise, totalPaise, feeBasisPoints });
        const owed = entries.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
        expect(owed).toBe(0 - feeOf(totalPaise, feeBasisPoints));
      }),
    );
  });
});

describe('feeOf', () => {
  it.each([
    { paise: 100_000, basisPoints: 200, fee: 2_000 },
    { paise: 25, basisPoints: 200, fee: 1 },
    { paise: 24, basisPoints: 200, fee: 0 },
    { paise: 100_000, basisPoints: 0, fee: 0 },
  ])('of $paise at $basisPoints basis points is $fee', ({ paise, basisPoints, fee }) => {
    expect(feeOf(paise, basisPoints)).toBe(fee);
  });
});

describe('feeAfterRefund', () => {
  it.each([
    { taken: 'nothing came back', feePaise: 2_000, goodsPaise: 100_000, refundedPaise: 0, kept: 2_000 },
    { taken: 'half came back', feePaise: 2_000, goodsPaise: 100_000, refundedPaise: 50_000, kept: 1_000 },
    { taken: 'all came back', feePaise: 2_000, goodsPaise: 100_000, refundedPaise: 100_000, kept: 0 },
    { taken: 'all and its delivery came back', feePaise: 2_000, goodsPaise: 100_000, refundedPaise: 103_000, kept: 0 },
    { taken: 'half a paisa would be left', feePaise: 3, goodsPaise: 124, refundedPaise: 62, kept: 2 },
    { taken: 'the goods cost nothing', feePaise: 0, goodsPaise: 0, refundedPaise: 3_000, kept: 0 },
  ])('$taken: $kept', ({ kept, ...taken }) => {
    expect(feeAfterRefund(taken)).toBe(kept);
  });
});
