import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { restrictToOwner } from '@haat/backend-platform';
import type { SandboxLog } from '../../server/sandbox-server.ts';
import type { SellerProfile } from '../seller-profile.ts';
import { readBook, writeBook } from './order-book-file.ts';
import { createOrderBook, type OrderBook } from './order-book.ts';

const FOLDER = 0o700;
const FILE = 0o600;
/** Between two writes at most, however long one took, in ms: messages wait for it. */
const LONGEST_REST_MS = 500;

/** The book of a seller app, and how it outlives its process. */
export interface KeptOrderBook {
  readonly book: OrderBook;
  /**
   * To be told after each change of the book. Resolves when what stands in it now is in its file, at once where there
   * is none; a file that cannot be written is logged, and the seller goes on.
   */
  changed(): Promise<void>;
  /** Resolves when nothing is left to be written. */
  close(): Promise<void>;
}

/**
 * Opens the book of a seller app. It names farmers, with phone and address: only the owner of its file may read it.
 *
 * @param folder where the file is, which is made; without one the book is in memory alone
 */
export async function openOrderBook(
  { name, shops }: Pick<SellerProfile, 'name' | 'shops'>,
  folder: string | undefined,
  log: SandboxLog,
): Promise<KeptOrderBook> {
  if (folder === undefined) {
    const kept = Promise.resolve();
    return { book: createOrderBook(), changed: () => kept, close: () => kept };
  }
  const path = join(folder, `${name}.json`);
  const warn = (error: unknown, message: string) => log.warn({ file: path, error: reasonOf(error) }, message);
  const read = async (): Promise<OrderBook> => {
    try {
      await mkdir(folder, { recursive: true, mode: FOLDER });
      await restrictToOwner(folder);
      return readBook(await readFile(path, 'utf8'), shops);
    } catch (error) {
      if (!isMissing(error)) warn(error, 'the orders of a seller cannot be read: it begins anew');
      return createOrderBook();
    }
  };
  const book = await read();
  /** The write that has not begun yet. */
  let waiting: Promise<void> | null = null;
  let last = Promise.resolve();
  /** Of the last write, in ms. */
  let took = 0;

  /** Beside the file, and then in its place: a process that is ended meanwhile leaves the file as it was. */
  async function write(): Promise<void> {
    const startedAt = performance.now();
    try {
      await writeFile(`${path}.new`, writeBook(book), { mode: FILE });
      await rename(`${path}.new`, path);
    } catch (error) {
      warn(error, 'the orders of a seller cannot be kept');
    }
    took = performance.now() - startedAt;
  }

  return {
    book,
    changed() {
      // A write that has not begun takes this change with it.
      if (waiting !== null) return waiting;
      const written = last.then(async () => {
        // As long a rest as the last write took: a large book that changes all the time does not fill the machine.
        if (took > 0) await pause(Math.min(took, LONGEST_REST_MS));
        waiting = null;
        await write();
      });
      waiting = written;
      last = written;
      return written;
    },
    close: () => last,
  };
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
