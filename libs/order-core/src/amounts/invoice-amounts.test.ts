import { describe, expect, it } from 'vitest';
import { invoiceAmounts } from './invoice-amounts.ts';

const urea = { quantity: 2, pricePaise: 266_50, discountPaise: 0, gstPercent: 5 };
const spray = { quantity: 1, pricePaise: 1_280_00, discountPaise: 100_00, gstPercent: 18 };
const terms = { couponPaise: 0, deliveryFeePaise: 0, isWithinState: true };

describe('invoiceAmounts', () => {
  it('takes the tax of each line apart at its own rate', () => {
    expect(invoiceAmounts([urea, spray], terms)).toEqual({
      lines: [
        { amount: 533_00, gstPercent: 5, taxable: 507_62, cgst: 12_69, sgst: 12_69, igst: 0 },
        { amount: 1_180_00, gstPercent: 18, taxable: 1_000_00, cgst: 90_00, sgst: 90_00, igst: 0 },
      ],
      deliveryFee: null,
    });
  });

  it.each([
    { name: 'in proportion', couponPaise: 171_30, amounts: [479_70, 1_062_00] },
    { name: 'to the paisa', couponPaise: 1, amounts: [533_00, 1_179_99] },
    { name: 'all there is', couponPaise: 1_713_00, amounts: [0, 0] },
  ])('reduces the lines by the coupon, $name', ({ couponPaise, amounts }) => {
    expect(invoiceAmounts([urea, spray], { ...terms, couponPaise }).lines.map(({ amount }) => amount)).toEqual(amounts);
  });

  it.each([
    { name: 'the most valuable line', packs: [urea, spray], gstPercent: 18 },
    { name: 'the only line', packs: [urea], gstPercent: 5 },
    { name: 'the first of two of one value', packs: [{ ...spray, gstPercent: 12 }, spray], gstPercent: 12 },
  ])('taxes the delivery fee at the rate of $name', ({ packs, gstPercent }) => {
    const { deliveryFee } = invoiceAmounts(packs, { ...terms, deliveryFeePaise: 40_00 });
    expect(deliveryFee).toMatchObject({ amount: 40_00, gstPercent });
  });

  it('is one tax between states', () => {
    const { lines, deliveryFee } = invoiceAmounts([spray], {
      ...terms,
      deliveryFeePaise: 118_00,
      isWithinState: false,
    });
    expect([lines[0], deliveryFee]).toMatchObject([
      { taxable: 1_000_00, cgst: 0, sgst: 0, igst: 180_00 },
      { taxable: 100_00, cgst: 0, sgst: 0, igst: 18_00 },
    ]);
  });
});
