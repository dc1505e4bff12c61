import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readPictureFile, writePictureFile, type KeptPicture } from './picture-file.ts';

/** Where pictures are kept, and how many. */
export interface PictureCacheOptions {
  /** A dedicated folder; created with the first picture. */
  readonly directory: string;
  /** Bytes of all files together: the least recently used go first. */
  readonly maxBytes: number;
  /** Called once when the folder cannot be written. */
  readonly report: (error: unknown) => void;
}

/** Pictures that were made, by request. */
export interface PictureCache {
  readonly get: (key: string) => Promise<KeptPicture | null>;
  /** Keeps a picture, on disk or, where the disk takes none, in memory. Never fails. */
  readonly put: (key: string, picture: KeptPicture) => Promise<void>;
}

interface FileFacts {
  readonly bytes: number;
  /** Last use, from the file's time, milliseconds since 1970. */
  readonly usedAt: number;
}

/** What is kept where no file can be. */
const MEMORY_BYTES = 16 * 1024 * 1024;
/** Uses closer together than this are one: not every answer is worth a write. */
const USE_NOTED_EVERY_MS = 3_600_000;
/** After this a half-written file is left over from a process that ended. */
const LEFT_OVER_AFTER_MS = 600_000;
const PICTURE_FILE = /^[0-9a-f]{64}$/;

/**
 * A bounded folder of pictures. A file is named by its request, written atomically, and its time is that of its last
 * use: so pictures are found again after a restart. Several processes may share a folder; each bounds the files it
 * knows of.
 */
export function openPictureCache({ directory, maxBytes, report }: PictureCacheOptions): PictureCache {
  const memory = new LRUCache<string, KeptPicture>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
  });
  const files = new LRUCache<string, FileFacts>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
    dispose: (_facts, name, reason) => {
      if (reason !== 'set') void rm(join(directory, name), { force: true }).catch(() => undefined);
    },
  });
  let known: Promise<void> | undefined;
  let isReported = false;
  const knowFiles = () =>
    (known ??= findFiles(directory).then((found) => {
      for (const [name, facts] of found) files.set(name, facts);
    }));

  async function readKept(name: string): Promise<KeptPicture | null> {
    const facts = files.get(name);
    if (facts === undefined) return null;
    const file = await readFile(join(directory, name)).catch(() => null);
    const picture = file === null ? null : readPictureFile(file);
    if (picture === null) files.delete(name);
    else if (Date.now() - facts.usedAt > USE_NOTED_EVERY_MS) await recordUse(name, facts.bytes);
    return picture;
  }

  async function recordUse(name: string, bytes: number): Promise<void> {
    const now = new Date();
    files.set(name, { bytes, usedAt: now.getTime() });
    await utimes(join(directory, name), now, now).catch(() => undefined);
  }

  async function write(name: string, file: Buffer): Promise<void> {
    const unfinished = join(directory, `${name}.${randomUUID()}.part`);
    try {
      await mkdir(directory, { recursive: true });
      await writeFile(unfinished, file, { flag: 'wx' });
      await rename(unfinished, join(directory, name));
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      throw error;
    }
  }

  return {
    async get(key) {
      await knowFiles();
      const name = fileName(key);
      return memory.get(name) ?? readKept(name);
    },
    async put(key, picture) {
      await knowFiles();
      const name = fileName(key);
      const file = writePictureFile(picture);
      try {
        if (file.length > maxBytes) throw new RangeError('The picture is larger than all that may be kept');
        await write(name, file);
        files.set(name, { bytes: file.length, usedAt: Date.now() });
        memory.delete(name);
      } catch (error) {
        memory.set(name, picture);
        if (!isReported) report(error);
        isReported = true;
      }
    },
  };
}

function fileName(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** The pictures in a folder, the one not used longest first; what is left over from half-written ones is removed. */
async function findFiles(directory: string): Promise<(readonly [name: string, FileFacts])[]> {
  const names = await readdir(directory).catch(() => []);
  const found: (readonly [string, FileFacts])[] = [];
  for (const name of names) {
    const facts = await stat(join(directory, name)).catch(() => null);
    if (facts === null) continue;
    if (PICTURE_FILE.test(name)) found.push([name, { bytes: facts.size, usedAt: facts.mtimeMs }]);
    else if (name.endsWith('.part') && Date.now() - facts.mtimeMs > LEFT_OVER_AFTER_MS)
      await rm(join(directory, name), { force: true }).catch(() => undefined);
  }
  return found.sort(([, one], [, other]) => one.usedAt - other.usedAt);
}
