import type { ReturnReasonCode } from '@haat/api-contract/vocabulary';

/** Within what time a seller says whether it takes goods back, and has looked at them. */
const APPROVAL = 'PT24H';
const REVERSE_CHECK = 'P3D';
const LONGEST_DESCRIPTION = 200;

/** Packs of one item that shall go back. */
export interface ReturnRequestMessage {
  /** As the order is called on the network. */
  readonly orderId: string;
  /** Names the return on the network; later messages call it so. */
  readonly returnId: string;
  readonly itemId: string;
  /** Null where the item has no parent. */
  readonly parentItemId: string | null;
  readonly quantity: number;
  readonly reason: ReturnReasonCode;
  /** The farmer's own words; may be empty. */
  readonly note: string;
  /** Addresses of photos. */
  readonly images: readonly string[];
}

const entry = (code: string, value: string) => ({ code, value });

/** The message that asks a seller to take goods back. The reasons are those of the network, as ours. */
export function returnRequest(request: ReturnRequestMessage) {
  const { orderId, returnId, itemId, parentItemId, quantity, reason, note, images } = request;
  const list = [
    entry('id', returnId),
    entry('item_id', itemId),
    ...(parentItemId === null ? [] : [entry('parent_item_id', parentItemId)]),
    entry('item_quantity', String(quantity)),
    entry('reason_id', reason),
    entry('reason_desc', note.slice(0, LONGEST_DESCRIPTION).toWellFormed()),
    ...(images.length === 0 ? [] : [entry('images', images.join(','))]),
    entry('replace', 'no'),
    entry('exchange', 'no'),
    entry('ttl_approval', APPROVAL),
    entry('ttl_reverseqc', REVERSE_CHECK),
  ];
  const tags = [{ code: 'return_request', list }];
  return { update_target: 'item', order: { id: orderId, fulfillments: [{ type: 'Return', tags }] } };
}
