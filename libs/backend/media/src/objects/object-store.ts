/**
 * Where the bytes of what people send are kept, beside the database, which says what they are and whose. A key names
 * one thing for ever: what is behind it is never changed.
 */
export interface ObjectStore {
  /**
   * Keeps bytes under a key. Done again, the same is there.
   * @throws Error when the store does not take them
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /**
   * The bytes under a key, or null when there are none.
   * @throws Error when the store does not answer
   */
  get(key: string): Promise<Uint8Array | null>;
  /**
   * Removes what is under a key; nothing happens when nothing is there.
   * @throws Error when the store does not answer
   */
  remove(key: string): Promise<void>;
}

declare module '@haat/backend-platform/area' {
  interface Adapters {
    objects: ObjectStore;
  }
}

/**
 * Refuses what no key of ours is, before it becomes a path or an address.
 * @returns the key as it was
 */
export function objectKey(key: string): string {
  if (!/^[a-z\d-]{1,40}\/[a-z\d-]{1,60}\.[a-z\d]{1,8}$/.test(key)) throw new Error('not the key of an object');
  return key;
}
