import { expect, it } from 'vitest';
import { disputeShares } from './dispute-shares.ts';
import type { DisputedPayment } from './dispute-shares.ts';

const PAID: DisputedPayment = {
  paidPaise: 1_000_00,
  refundedPaise: 0,
  heldPaise: 0,
  lostPaise: 0,
  withheldPaise: 0,
  isHandedOver: false,
};

/** What can still go back to the farmer, what of it is due now, what the shop bears, what the market bears. */
type Shares = [left: number, due: number, shop: number, market: number];

it.each<[string, Partial<DisputedPayment>, Shares]>([
  ['nothing', { refundedPaise: 400_00 }, [600_00, 0, 0, 0]],
  ['a part after a refund', { refundedPaise: 400_00, heldPaise: 300_00, lostPaise: 300_00 }, [300_00, 0, 300_00, 0]],
  [
    'a part after a refund, of goods that were handed over',
    { refundedPaise: 400_00, heldPaise: 300_00, lostPaise: 300_00, isHandedOver: true },
    [300_00, 0, 0, 300_00],
  ],
  ['just what no refund gave back', { refundedPaise: 400_00, heldPaise: 600_00, lostPaise: 600_00 }, [0, 0, 600_00, 0]],
  [
    'more than what no refund gave back',
    { refundedPaise: 400_00, heldPaise: 800_00, lostPaise: 800_00 },
    [0, 0, 600_00, 200_00],
  ],
  [
    'all that a refund had given back',
    { refundedPaise: 1_000_00, heldPaise: 1_000_00, lostPaise: 1_000_00 },
    [0, 0, 0, 1_000_00],
  ],
  ['a part, and the bank has not decided', { refundedPaise: 400_00, heldPaise: 300_00 }, [300_00, 0, 0, 0]],
  ['all, and the bank has not decided', { refundedPaise: 400_00, heldPaise: 1_000_00 }, [0, 0, 0, 0]],
  [
    'a part by two disputes, of which one is lost',
    { refundedPaise: 400_00, heldPaise: 500_00, lostPaise: 200_00 },
    [100_00, 0, 200_00, 0],
  ],
  [
    'a part that was won, and goods came back before',
    { refundedPaise: 700_00, withheldPaise: 300_00 },
    [300_00, 300_00, 0, 0],
  ],
  [
    'a part that was lost, and goods for more came back before',
    { heldPaise: 300_00, lostPaise: 300_00, withheldPaise: 400_00 },
    [700_00, 100_00, 300_00, 0],
  ],
  [
    'a part that was lost, and goods for no more came back before',
    { refundedPaise: 700_00, heldPaise: 300_00, lostPaise: 300_00, withheldPaise: 300_00 },
    [0, 0, 300_00, 0],
  ],
  [
    'a part that was won, after what was withheld went back otherwise',
    { refundedPaise: 950_00, withheldPaise: 300_00 },
    [50_00, 50_00, 0, 0],
  ],
])('of a payment of ₹1,000.00 of which the bank wanted %s', (_what, disputed, [left, due, shop, market]) => {
  expect(disputeShares({ ...PAID, ...disputed })).toEqual({
    refundablePaise: left,
    duePaise: due,
    shopPaise: shop,
    marketPaise: market,
  });
});
