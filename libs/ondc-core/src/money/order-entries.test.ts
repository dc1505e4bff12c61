import { describe, expect, it } from 'vitest';
import { finderFeePaise, settlementEntries, type NetworkEntry } from './order-entries.ts';

describe('finderFeePaise', () => {
  it.each([
    [59300, '3', 1779],
    [50, '3', 2],
    [49, '3', 1],
    [10000, '2.5', 250],
    [100, '0', 0],
    [0, '3', 0],
  ])('of %d paise at %s %% is %d', (sold, percent, fee) => expect(finderFeePaise(sold, percent)).toBe(fee));
});

describe('settlementEntries', () => {
  const captured = { kind: 'captured', amountPaise: 10000 } as const;
  it.each<{ what: string; before: NetworkEntry[]; refundedPaise?: number; entries: [string, number][] }>([
    {
      what: 'paid now',
      before: [captured],
      entries: [
        ['finder-fee', -300],
        ['sale', -9700],
      ],
    },
    {
      what: 'paid in cash',
      before: [],
      entries: [
        ['finder-fee', -300],
        ['sale', 300],
      ],
    },
    {
      what: 'part given back before',
      before: [captured, { kind: 'refund', amountPaise: -4000 }],
      refundedPaise: 4000,
      entries: [
        ['finder-fee', -180],
        ['sale', -5820],
      ],
    },
    {
      what: 'part given back afterwards',
      before: [
        captured,
        { kind: 'finder-fee', amountPaise: -300 },
        { kind: 'sale', amountPaise: -9700 },
        { kind: 'refund', amountPaise: -4000 },
      ],
      refundedPaise: 4000,
      entries: [
        ['finder-fee', 120],
        ['sale', 3880],
      ],
    },
    {
      what: 'settled already',
      before: [captured, { kind: 'finder-fee', amountPaise: -300 }, { kind: 'sale', amountPaise: -9700 }],
      entries: [],
    },
  ])('leaves nothing held: $what', ({ before, refundedPaise = 0, entries }) => {
    const made = settlementEntries(before, { soldPaise: 10000, refundedPaise, percent: '3' });
    expect(made.map(({ kind, amountPaise }) => [kind, amountPaise])).toEqual(entries);
    expect([...before, ...made].reduce((sum, { amountPaise }) => sum + amountPaise, 0)).toBe(0);
  });
});
