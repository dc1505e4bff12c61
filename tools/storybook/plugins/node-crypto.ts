/** Stands in for `node:crypto` in a story: orders are fingerprinted on a shell's server, and no story places one. */
export function createHash(): never {
  throw new Error('No order is placed in a story.');
}
