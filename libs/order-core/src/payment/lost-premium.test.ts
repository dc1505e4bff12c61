import { expect, it } from 'vitest';
import { lostPremiumEntry } from './lost-premium.ts';
import type { LostPremium } from './lost-premium.ts';

const lost: LostPremium = {
  premiumPaise: 5_900,
  lostPaise: 100_000,
  bookedPaise: 0,
  isUndecided: false,
  isHandedOver: false,
};

it.each<[string, Partial<LostPremium>, number]>([
  ['the shop bears the loss', {}, 5_900],
  ['the market bears the loss', { isHandedOver: true }, 0],
  ['a bank has yet to decide', { isUndecided: true }, 0],
  ['it is told again', { bookedPaise: 5_900 }, 0],
  ['more packs come back', { premiumPaise: 11_800, bookedPaise: 5_900 }, 5_900],
  ['a decision is turned round and the farmer gets it', { premiumPaise: 0, lostPaise: 0, bookedPaise: 5_900 }, -5_900],
  ['a lost case is opened again', { isUndecided: true, bookedPaise: 5_900 }, -5_900],
  ['the goods turn out to be handed over', { isHandedOver: true, bookedPaise: 5_900 }, -5_900],
  ['it is won, and the farmer had the money before', { lostPaise: 0, isHandedOver: true }, 5_900],
  ['there was no premium', { premiumPaise: 0 }, 0],
])('the ledger of the shop has the premium that is its own when %s', (_what, change, entry) => {
  expect(lostPremiumEntry({ ...lost, ...change })).toBe(entry);
});
