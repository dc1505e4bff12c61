import { expect, it } from 'vitest';
import { chargebackEntry } from './chargeback.ts';
import type { Chargeback } from './chargeback.ts';

it.each<[string, Chargeback, number]>([
  ['nothing is lost', { lostPaise: 0, bookedPaise: 0, isHandedOver: false }, 0],
  ['lost, and nothing was handed over', { lostPaise: 10_000, bookedPaise: 0, isHandedOver: false }, -10_000],
  ['lost, and the goods were handed over', { lostPaise: 10_000, bookedPaise: 0, isHandedOver: true }, 0],
  ['told again', { lostPaise: 10_000, bookedPaise: -10_000, isHandedOver: false }, 0],
  ['more is lost', { lostPaise: 10_000, bookedPaise: -4_000, isHandedOver: false }, -6_000],
  ['handed over after it was booked', { lostPaise: 10_000, bookedPaise: -10_000, isHandedOver: true }, 10_000],
  ['won after all', { lostPaise: 0, bookedPaise: -10_000, isHandedOver: false }, 10_000],
])('the ledger of the shop has what it bears when it is %s', (_what, chargeback, entry) => {
  expect(chargebackEntry(chargeback)).toBe(entry);
});
