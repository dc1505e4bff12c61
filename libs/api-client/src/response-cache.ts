import type { ServiceCall } from './api-client.ts';

/** Caches responses that are the same for every user, in this process, for the time that the call states. */
export interface ResponseCache {
  /** The kept answer, or that of `ask`, which is kept from then on. A failed call is never kept. */
  get(call: ServiceCall, ask: () => Promise<unknown>): Promise<unknown>;
}

/** Of about 20 KB each: some ten megabytes at most. */
const MOST_KEPT = 500;

/**
 * Makes an empty keep. What is in it is only read: all who ask get the same object.
 * @param now milliseconds of a clock that only goes forward
 */
export function createResponseCache(now = () => performance.now()): ResponseCache {
  const kept = new Map<string, { readonly body: unknown; readonly until: number }>();
  return {
    async get(call, ask) {
      if (call.cacheForMs === undefined) return ask();
      const key = `${call.service} ${call.path} ${JSON.stringify(call.query ?? {})}`;
      const known = kept.get(key);
      if (known && known.until > now()) return known.body;
      const body = await ask();
      kept.delete(key);
      // A map keeps its keys in the order in which they came: the first is the oldest.
      for (const oldest of kept.keys()) {
        if (kept.size < MOST_KEPT) break;
        kept.delete(oldest);
      }
      kept.set(key, { body, until: now() + call.cacheForMs });
      return body;
    },
  };
}
