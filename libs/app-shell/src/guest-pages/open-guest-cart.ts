import { randomUUID } from 'node:crypto';
import type { GuestCart } from '@haat/api-client';

/** The guest's cart of one request, and what becomes of its cookie. */
export interface OpenGuestCart extends GuestCart {
  /**
   * Names the cart-to-be with the first page, though nothing is in it yet. Were it named with the first pack, a phone
   * that misses that answer would start another cart with the next tap, and leave the first behind.
   */
  announce(): void;
  /** The id to keep, null to forget it, undefined when nothing changed. */
  readonly change: string | null | undefined;
}

/** Opens the cart that a guest's cookie names. @param known its id, or null */
export function openGuestCart(known: string | null): OpenGuestCart {
  let id = known;
  let change: string | null | undefined;
  return {
    get id() {
      return id;
    },
    get change() {
      return change;
    },
    announce() {
      if (id === null && change === undefined) change = randomUUID();
    },
    ensure() {
      if (id === null) {
        id = change ?? randomUUID();
        change = id;
      }
      return id;
    },
    forget() {
      id = null;
      change = null;
    },
  };
}
