import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPictureCache, type PictureCacheOptions } from './picture-cache.ts';
import { tagOf, type KeptPicture } from './picture-file.ts';

let directory: string;
beforeEach(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'kept-')), 'images');
});
afterEach(() => rm(join(directory, '..'), { recursive: true, force: true }));

const open = (options: Partial<PictureCacheOptions> = {}) =>
  openPictureCache({ directory, maxBytes: 10_000, report: (error) => expect.fail(String(error)), ...options });

function picture(letter: string, length = 1_000): KeptPicture {
  const bytes = Buffer.alloc(length, letter);
  return { bytes, type: 'image/avif', tag: tagOf(bytes), freshUntil: 1_800_000_000_000 };
}
const bytesOnDisk = async () =>
  (await Promise.all((await readdir(directory)).map((name) => stat(join(directory, name))))).reduce(
    (sum, { size }) => sum + size,
    0,
  );

describe('pictures that are kept', () => {
  it('are given as they were, also after a restart', async () => {
    await open().put('a', picture('a'));
    expect(await open().get('a')).toEqual(picture('a'));
    expect(await open().get('b')).toBeNull();
  });

  it('never exceed their limit; the least recently used go first', async () => {
    const cache = open({ maxBytes: 5_000 });
    for (const letter of 'abcd') await cache.put(letter, picture(letter));
    await cache.get('a');
    await cache.put('e', picture('e'));
    await expect.poll(bytesOnDisk, { timeout: 60_000 }).toBeLessThanOrEqual(5_000);
    expect(
      await Promise.all(
        [...'abcde'].map(async (letter) => (await cache.get(letter))?.bytes.toString('latin1', 0, 1) ?? '-'),
      ),
    ).toEqual(['a', '-', 'c', 'd', 'e']);
  });

  it('are known after a restart by when they were used, and go to a smaller room in that order', async () => {
    const first = open();
    for (const letter of 'abc') await first.put(letter, picture(letter));
    const names = await readdir(directory);
    for (const name of names) {
      const letter = (await readFile(join(directory, name))).toString('latin1').at(-1) ?? '';
      const days = { a: 3, b: 1, c: 2 }[letter] ?? 0;
      const day = new Date(Date.now() - days * 86_400_000);
      await utimes(join(directory, name), day, day);
    }
    // Uses are recorded, so that the next process knows them.
    await open().get('a');
    const second = open({ maxBytes: 2_500 });
    expect(await Promise.all([...'abc'].map(async (letter) => (await second.get(letter)) !== null))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('are not given when they are not whole', async () => {
    await open().put('a', picture('a'));
    const [name = ''] = await readdir(directory);
    await truncate(join(directory, name), 600);
    const cache = open();
    expect(await cache.get('a')).toBeNull();
    await cache.put('a', picture('a'));
    expect(await cache.get('a')).toEqual(picture('a'));
  });

  it('leave nothing half-written behind, and take nothing away that is not theirs', async () => {
    await mkdir(directory, { recursive: true });
    const old = new Date(Date.now() - 3_600_000);
    for (const name of ['0.part', 'notes.txt']) {
      await writeFile(join(directory, name), 'x');
      await utimes(join(directory, name), old, old);
    }
    await writeFile(join(directory, '1.part'), 'of another process, at this moment');
    const cache = open();
    await cache.put('a', picture('a'));
    expect((await readdir(directory)).filter((name) => name.length < 64).toSorted()).toEqual(['1.part', 'notes.txt']);
  });

  it('stay in memory where no file can be written, which is said once', async () => {
    await writeFile(join(directory, '..', 'file'), '');
    const report = vi.fn<(error: unknown) => void>();
    const cache = open({ directory: join(directory, '..', 'file', 'images'), report });
    for (const letter of 'ab') await cache.put(letter, picture(letter));
    expect(await cache.get('a')).toEqual(picture('a'));
    expect(report).toHaveBeenCalledTimes(1);
  });
});
