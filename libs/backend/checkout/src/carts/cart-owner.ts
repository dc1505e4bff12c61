import { createHash } from 'node:crypto';

/** Who owns a cart, as the table names it. */
export type CartOwner = `user:${string}` | `guest:${string}`;

/** The owner that a signed-in farmer is. */
export function farmerOwner(userId: string): CartOwner {
  return `user:${userId}`;
}

/** The owner that a guest is: known by a hash, so that a copy of the table opens nobody's cart. */
export function guestOwner(guestId: string): CartOwner {
  return `guest:${createHash('sha256').update(guestId.toLowerCase()).digest('hex')}`;
}
