/**
 * How often a confirm is sent, with the same ids, before its order has failed: once a minute, and five times again.
 * See docs/domain/open-network.md#callbacks.
 */
export const CONFIRM_TRIES = 6;
/** How long after a try of a confirm the next one is sent, in ms. */
export const CONFIRM_EVERY_MS = 60_000;
