import type { CancelReasonCode } from '@haat/api-contract/vocabulary';

/**
 * The network's code for why a buyer app cancels, by the reason that the farmer gave. Those that a buyer may give
 * before the goods are at the door are the codes that the farmer chooses from; nothing on the network says only that
 * the farmer thought better of it, which goes as 010.
 * See docs/domain/open-network.md#cancelling.
 */
export const NETWORK_CANCEL_REASONS: Readonly<Record<CancelReasonCode, string>> = {
  /** The price rose. */
  '001': '001',
  /** The same is cheaper elsewhere. */
  '003': '003',
  /** It has not come in the time that was promised. */
  '006': '006',
  /** The farmer wants to change the address or the order. */
  '010': '010',
};
/** Of what our own people cancel, which is what took too long. */
export const SUPPORT_CANCEL_REASON = '006';

/** The message that cancels a whole order. */
export function cancelMessage({ orderId, reason }: { readonly orderId: string; readonly reason: string }) {
  return { order_id: orderId, cancellation_reason_id: reason };
}
