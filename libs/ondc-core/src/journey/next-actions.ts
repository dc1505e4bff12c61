/** What a buyer app sends. */
export const NETWORK_ACTIONS = [
  'search',
  'select',
  'init',
  'confirm',
  'status',
  'track',
  'cancel',
  'update',
  'issue',
] as const;
/** What a buyer app sends. */
export type NetworkAction = (typeof NETWORK_ACTIONS)[number];

/** What a buyer app sends beside the steps of an order. */
export const SIDE_ACTIONS = ['support', 'rating', 'issue_status'] as const;
/** What a buyer app sends beside the steps of an order. */
export type SideAction = (typeof SIDE_ACTIONS)[number];

/** What a seller app sends, of what moves an order on. */
export const NETWORK_CALLBACKS = [
  'on_search',
  'on_select',
  'on_init',
  'on_confirm',
  'on_status',
  'on_track',
  'on_cancel',
  'on_update',
] as const;
/** What a seller app sends, of what moves an order on. */
export type NetworkCallback = (typeof NETWORK_CALLBACKS)[number];

const OF_A_CONFIRMED_ORDER = ['status', 'cancel', 'track', 'update'] as const;
const OF_AN_ORDER_ON_ITS_WAY = [...OF_A_CONFIRMED_ORDER, 'issue'] as const;

const AFTER: Readonly<Record<NetworkCallback, readonly NetworkAction[]>> = {
  on_search: ['select', 'init', 'search'],
  on_select: ['init', 'select'],
  on_init: ['confirm', 'init'],
  on_confirm: OF_A_CONFIRMED_ORDER,
  on_status: OF_AN_ORDER_ON_ITS_WAY,
  on_track: OF_AN_ORDER_ON_ITS_WAY,
  on_update: OF_AN_ORDER_ON_ITS_WAY,
  on_cancel: ['status', 'update'],
};

/**
 * What we may send after the last answer that was valid. See docs/domain/open-network.md#sequence.
 *
 * @param last null before the first answer
 */
export function nextActions(last: NetworkCallback | null): readonly NetworkAction[] {
  return last === null ? ['search'] : AFTER[last];
}

/**
 * What we may send beside {@link nextActions}: once an order is confirmed, however it went on, its seller's help may be
 * asked for, it may be rated, and an issue be followed.
 * See docs/domain/open-network.md#sequence.
 */
export function sideActions(isConfirmed: boolean): readonly SideAction[] {
  return isConfirmed ? SIDE_ACTIONS : [];
}
