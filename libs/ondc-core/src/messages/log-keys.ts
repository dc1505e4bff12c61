import { requestFacts } from '../journey/request-facts.ts';
import { toldStates } from '../journey/told-states.ts';

/*
 * How checkers of the network name the messages of a flow. Source: the network's public log checker
 * (ONDC-Official/log-validation-utility) and the logs that participants publish (ONDC-Official/v1.2.0-logs).
 */

/** A message of a flow. */
export interface LoggedMessage {
  readonly action: string;
  readonly messageId: string;
  /** As it was read from JSON. */
  readonly body: unknown;
}

/** What a flow's messages are named by, of each: small, whatever the message's size. */
export interface NamedMessage {
  readonly messageId: string;
  /** As one of its kind alone would be named. */
  readonly key: string;
}

const OUT_OF_STOCK = '40002';
const STATUS_KEYS: Readonly<Record<string, string>> = {
  Pending: 'pending',
  Packed: 'packed',
  'Agent-assigned': 'agent_assigned',
  'At-pickup': 'at_pickup',
  'Out-for-pickup': 'out_for_pickup',
  'Pickup-failed': 'pickup_failed',
  'Order-picked-up': 'picked',
  'In-transit': 'in_transit',
  'At-destination-hub': 'at_destination_hub',
  'Out-for-delivery': 'out_for_delivery',
  'At-delivery': 'at_delivery',
  'Delivery-failed': 'delivery_failed',
  'Order-delivered': 'delivered',
  'RTO-Delivered': 'rto_delivered',
};

/** The key of a message by what it says: `on_status_packed` of news of goods that are packed. */
export function namedMessage({ action, messageId, body }: LoggedMessage): NamedMessage {
  return { messageId, key: keyOf(action, body) };
}

/** The keys of a flow's messages in their order; from the second on, those of one kind are numbered. */
export function logKeys(messages: readonly NamedMessage[]): readonly string[] {
  const gone = new Set(messages.flatMap(({ key, messageId }) => (key === 'on_select_out_of_stock' ? [messageId] : [])));
  const counts = new Map<string, number>();
  return messages.map(({ key, messageId }) => {
    const named = key === 'select' && gone.has(messageId) ? 'select_out_of_stock' : key;
    const count = (counts.get(named) ?? 0) + 1;
    counts.set(named, count);
    return count === 1 ? named : `${named}_${count}`;
  });
}

/** The file of a key, without folder. */
export function logFileName(key: string): string {
  return `${key.replaceAll('/', '__').replaceAll(/[^\w.-]/g, '-')}.json`;
}

/** What a flow is about, for the name of its folder; empty where nothing of it says so. */
export function flowLabel(keys: readonly string[]): string {
  const has = (start: string) => keys.some((key) => key.startsWith(start));
  if (has('confirm')) {
    if (has('issue')) return 'igm';
    if (has('on_status_rto')) return 'rto';
    if (has('cancel')) return 'buyer_cancel';
    if (has('on_cancel')) return 'seller_cancel';
    if (has('update')) return 'update';
    return 'order';
  }
  if (has('select')) return has('on_select_out_of_stock') ? 'out_of_stock' : '';
  if (has('search_inc')) return 'incremental_catalog';
  return has('search') ? 'full_catalog' : '';
}

function keyOf(action: string, body: unknown): string {
  switch (action) {
    case 'search':
      return requestFacts(body).subscription === undefined ? 'search_full_catalog_refresh' : 'search_inc_refresh';
    case 'on_search':
      return isWholeCatalogue(body) ? 'on_search_full_catalog_refresh' : 'on_search_inc_refresh';
    case 'on_select':
      return at(body, 'error', 'code') === OUT_OF_STOCK ? 'on_select_out_of_stock' : action;
    case 'on_status': {
      const state = STATUS_KEYS[toldStates(body)[0]?.fulfilment ?? ''];
      return state === undefined ? action : `on_status_${state}`;
    }
    default:
      return action;
  }
}

const isWholeCatalogue = (body: unknown) => at(body, 'message', 'catalog', 'bpp/descriptor') !== undefined;

function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, name)
        ? (inner as Readonly<Record<string, unknown>>)[name]
        : undefined,
    value,
  );
}
