import { createHash } from 'node:crypto';

/**
 * Our id of a thing of the network, made of the names by which the network tells it apart: the seller app's, the
 * seller's, the shop's, the item's. It is the same each time the catalogue is asked for, so that a cart finds its goods
 * again.
 */
export function networkId(kind: 'provider' | 'location' | 'product' | 'item' | 'wording', ...names: string[]): string {
  const hex = createHash('sha256')
    .update(JSON.stringify([kind, ...names]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
