import type { Authorization } from './authorization-header.ts';

/** Who a message says it comes from, of its context. */
export interface SenderContext {
  readonly action?: unknown;
  readonly bap_id?: unknown;
  readonly bpp_id?: unknown;
}

/**
 * Whether a message says that it comes from the participant who signed it: an action from its buyer app, a callback
 * from its seller app. Nobody speaks for somebody else, whatever the signature is worth.
 * See docs/domain/open-network.md#signatures.
 */
export function isFromSender({ subscriberId }: Pick<Authorization, 'subscriberId'>, context: SenderContext): boolean {
  const isCallback = typeof context.action === 'string' && context.action.startsWith('on_');
  return (isCallback ? context.bpp_id : context.bap_id) === subscriberId;
}
