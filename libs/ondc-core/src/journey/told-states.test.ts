import { expect, test } from 'vitest';
import type { ToldState } from './journey-log.ts';
import { toldStates } from './told-states.ts';

const BUYER = 'bap.localhost';
const SELLER = 'bpp.localhost';
const body = (order: object, action = 'on_status') => ({ context: { action, bap_id: BUYER }, message: { order } });
const fulfilment = (type: string | undefined, code: string, more: object = {}) => ({
  ...{ id: 'F1', type, state: { descriptor: { code } } },
  ...more,
});
const cancelled = (by: string, id = '010') => ({ cancellation: { cancelled_by: by, reason: { id } } });
const cancelTag = (initiated_by: string, reason_id: string) => ({
  tags: [
    {
      code: 'cancel_request',
      list: Object.entries({ initiated_by, reason_id }).map(([code, value]) => ({ code, value })),
    },
  ],
});

test.for<[string, unknown, readonly ToldState[]]>([
  [
    'an order on its way',
    body({ state: 'In-progress', fulfillments: [fulfilment('Delivery', 'Packed')] }),
    [{ state: 'In-progress', fulfilment: 'Packed' }],
  ],
  [
    'goods without a type',
    body({ state: 'Accepted', fulfillments: [fulfilment(undefined, 'Pending')] }),
    [{ state: 'Accepted', fulfilment: 'Pending' }],
  ],
  [
    'goods that come back, not what was to be brought',
    body(
      {
        state: 'Cancelled',
        fulfillments: [
          fulfilment('Delivery', 'Cancelled'),
          fulfilment('RTO', 'RTO-Initiated', cancelTag(SELLER, '013')),
        ],
      },
      'on_cancel',
    ),
    [{ state: 'Cancelled', fulfilment: 'RTO-Initiated', cancelReason: '013' }],
  ],
  [
    'each return by itself',
    body({
      state: 'Completed',
      fulfillments: [
        fulfilment('Delivery', 'Order-delivered'),
        fulfilment('Return', 'Liquidated', { id: 'R1' }),
        fulfilment('Return', 'Return_Initiated', { id: 'R2' }),
      ],
    }),
    [
      { state: 'Completed', fulfilment: 'Order-delivered' },
      { state: 'Completed', fulfilment: 'Liquidated', returnId: 'R1' },
      { state: 'Completed', fulfilment: 'Return_Initiated', returnId: 'R2' },
    ],
  ],
  [
    'a cancellation of the seller',
    body({ state: 'Cancelled', ...cancelled(SELLER, '002') }, 'on_cancel'),
    [{ state: 'Cancelled', cancelReason: '002' }],
  ],
  [
    'a cancellation for which the seller names us',
    body({ state: 'Cancelled', ...cancelled(BUYER) }, 'on_cancel'),
    [{ state: 'Cancelled', cancelReason: '010' }],
  ],
  [
    'news that repeat our own cancellation',
    body({ state: 'Cancelled', ...cancelled(BUYER) }),
    [{ state: 'Cancelled' }],
  ],
  [
    'a part that was cancelled',
    body(
      {
        state: 'Accepted',
        fulfillments: [fulfilment('Delivery', 'Pending'), fulfilment('Cancel', 'Cancelled', cancelTag(SELLER, '002'))],
      },
      'on_update',
    ),
    [{ state: 'Accepted', fulfilment: 'Pending', cancelReason: '002' }],
  ],
  ['values of other kinds', body({ state: 7, fulfillments: 'none', cancellation: [] }), [{}]],
  ['a message of no order', { context: { action: 'on_track' }, message: { tracking: {} } }, [{}]],
  ['nothing', null, [{}]],
])('%s', ([, callback, told]) => {
  expect(toldStates(callback)).toEqual(told);
});
