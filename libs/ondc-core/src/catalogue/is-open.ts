import type { NetworkTime } from './catalogue-message.ts';

const CLOSED = new Set(['disable', 'close']);

/** Whether a seller, a shop or an item may be bought from, as its latest word says. */
export function isOpen(time: NetworkTime | undefined): boolean {
  return !CLOSED.has(time?.label?.trim().toLowerCase() ?? '');
}

/** Whether an item can be had: the network says '99' for yes and '0' for no, and no amount. */
export function isInStock(count: string | number | undefined): boolean {
  return String(count ?? '0') !== '0';
}
