import { createHash } from 'node:crypto';

/** Who owns a cart, as the table names it. */
export type CartOwner = `user:${string}` | `guest:${string}`;

/** The owner that a signed-in farmer is. */
export function farmerOwner(userId: string): CartOwner {
  return `user:${userId}`;
}

/** A guest as owner of a cart: identified by a hash, so that a copy of the table does not give access to any cart. */
export function guestOwner(guestId: string): CartOwner {
  return `guest:${createHash('sha256').update(guestId.toLowerCase()).digest('hex')}`;
}
