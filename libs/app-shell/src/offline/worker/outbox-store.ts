/** Name of the database; `clearPersonalData` deletes it by this name. */
const DATABASE = 'outbox';
const ITEMS = 'items';

/** A form that waits on the phone. */
export interface OutboxItem {
  /** The order in which they were kept; given by the store. */
  readonly id: number;
  readonly key: string;
  /** Whose it is. */
  readonly reader: string;
  /** Where it is posted to, with its query. */
  readonly path: string;
  readonly title: string;
  /** Milliseconds since 1970. */
  readonly keptAt: number;
  /** Content type of the body, with its boundary. */
  readonly type: string;
  /** The whole form as it was sent, photos included. */
  readonly body: ArrayBuffer;
  /** Why it was refused, in the reader's language; null as long as it is to be sent. */
  readonly reason: string | null;
}

/** Keeps a form; one of the same key takes the place of the earlier. It is on the disk when this comes true. */
export function keepItem(item: Omit<OutboxItem, 'id'>): Promise<void> {
  return inStore('readwrite', async (items) => {
    const id = await done(items.index('key').getKey(item.key));
    await done(items.put(id === undefined ? item : { ...item, id }));
  });
}

/** Everything that is kept, the oldest first. */
export function allItems(): Promise<OutboxItem[]> {
  return inStore('readonly', (items) => done(items.getAll() as IDBRequest<OutboxItem[]>));
}

/** Notes why a form was refused, unless it was deleted or written anew meanwhile. */
export function noteReason({ id, keptAt }: OutboxItem, reason: string): Promise<void> {
  return inStore('readwrite', async (items) => {
    const item = await done(items.get(id) as IDBRequest<OutboxItem | undefined>);
    if (item?.keptAt === keptAt) await done(items.put({ ...item, reason }));
  });
}

/** Deletes what is chosen. */
export function deleteItems(isChosen: (item: OutboxItem) => boolean): Promise<void> {
  return inStore('readwrite', async (items) => {
    for (const item of await done(items.getAll() as IDBRequest<OutboxItem[]>))
      if (isChosen(item)) await done(items.delete(item.id));
  });
}

/** Opened for each act, so that a page can delete the database at any moment. */
async function inStore<Result>(
  mode: IDBTransactionMode,
  act: (items: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore(ITEMS, { keyPath: 'id', autoIncrement: true }).createIndex('key', 'key', {
      unique: true,
    });
  const database = await done(opening);
  try {
    // A battery that dies after the answer finds it written.
    const transaction = database.transaction(ITEMS, mode, { durability: 'strict' });
    const ended = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('The outbox could not be written.'));
    });
    // Told by the act itself where that fails first.
    ended.catch(() => undefined);
    const result = await act(transaction.objectStore(ITEMS));
    await ended;
    return result;
  } finally {
    database.close();
  }
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The outbox could not be read.'));
  });
}
