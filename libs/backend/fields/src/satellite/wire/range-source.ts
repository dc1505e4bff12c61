import { SatelliteError } from '../satellite-error.ts';
import { ANSWER_WITHIN_MS, ask, contentOf } from './bounded-fetch.ts';

const MEGABYTE = 1_048_576;
/** Bytes; the file of one band of a whole scene has up to about 250 MB. */
export const LARGEST_FILE = 512 * MEGABYTE;
/** Of a file one asks for a table of its parts, or for a part: a tile of 1024 × 1024 has 2 MB unpacked. */
const LARGEST_PART = 4 * MEGABYTE;
const BLOCK = 65_536;
/** Blocks of a file that are kept, 2 MB: a scene's fields lie beside each other. */
const KEPT_BLOCKS = 32;

interface Slice {
  readonly offset: number;
  readonly length: number;
}

/** A file at a server that is read in parts, by HTTP ranges; what `geotiff` takes for a source. */
export class RangeSource {
  readonly #address: string;
  readonly #withinMs: number;
  /** By their number; the first is the one that was not used for longest. */
  readonly #blocks = new Map<number, Uint8Array>();
  #size: number | null = null;

  constructor(address: string, withinMs = ANSWER_WITHIN_MS) {
    this.#address = address;
    this.#withinMs = withinMs;
  }

  /** Bytes of the whole file, once something of it was read. */
  get fileSize(): number | null {
    return this.#size;
  }

  /** Several parts. @throws SatelliteError */
  async fetch(slices: readonly Slice[]): Promise<ArrayBuffer[]> {
    const parts: ArrayBuffer[] = [];
    for (const slice of slices) parts.push((await this.fetchSlice(slice)).data);
    return parts;
  }

  /**
   * A part, shorter where the file ends.
   * @throws SatelliteError `too-large` before anything is read where the file or the part is too large; `unavailable`,
   *   `broken`
   */
  async fetchSlice({ offset, length }: Slice): Promise<Slice & { data: ArrayBuffer }> {
    if (!(offset >= 0) || !(length >= 0)) throw new SatelliteError('broken', 'a part without a place');
    if (length > LARGEST_PART) throw new SatelliteError('too-large', `a part of ${length} bytes`);
    const [first, last] = [Math.floor(offset / BLOCK), Math.floor(Math.max(offset, offset + length - 1) / BLOCK)];
    await this.#readMissing(first, last);
    const bytes = new Uint8Array(length);
    let end = 0;
    for (let number = first; number <= last; number += 1) {
      const block = this.#use(number);
      const from = Math.max(0, offset - number * BLOCK);
      const part = block.subarray(from, Math.min(block.length, offset + length - number * BLOCK));
      const at = number * BLOCK + from - offset;
      bytes.set(part, at);
      if (part.length > 0) end = at + part.length;
    }
    this.#forget();
    return { offset, length, data: bytes.buffer.slice(0, end) };
  }

  /** Nothing is held open. */
  async close(): Promise<void> {}

  #use(number: number): Uint8Array {
    const block = this.#blocks.get(number) ?? new Uint8Array();
    this.#blocks.delete(number);
    this.#blocks.set(number, block);
    return block;
  }

  #forget(): void {
    for (const number of this.#blocks.keys()) {
      if (this.#blocks.size <= KEPT_BLOCKS) return;
      this.#blocks.delete(number);
    }
  }

  /** Reads, at one go, from the first block that is missing to the last. */
  async #readMissing(first: number, last: number): Promise<void> {
    const missing = Array.from({ length: last - first + 1 }, (_, at) => first + at).filter((n) => !this.#blocks.has(n));
    const [from, to] = [missing[0], missing.at(-1)];
    if (from === undefined || to === undefined) return;
    const start = from * BLOCK;
    if (this.#size !== null && start >= this.#size) return;
    const bytes = await this.#read(start, (to + 1) * BLOCK - 1);
    for (let number = from; number <= to; number += 1)
      this.#blocks.set(number, bytes.subarray((number - from) * BLOCK, (number - from + 1) * BLOCK));
  }

  async #read(from: number, to: number): Promise<Uint8Array> {
    const headers = { range: `bytes=${from}-${to}`, 'accept-encoding': 'identity' };
    const answer = await ask(this.#address, { headers }, this.#withinMs);
    const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(answer.headers.get('content-range') ?? '');
    const size = Number(range?.[3] ?? answer.headers.get('content-length'));
    try {
      if (size > LARGEST_FILE) throw new SatelliteError('too-large', `a file of ${size} bytes`);
      if (answer.status !== 206) throw new SatelliteError('unavailable', `a part was answered ${answer.status}`);
      const end = Math.min(to, size - 1);
      if (Number(range?.[1]) !== from || Number(range?.[2]) !== end || (this.#size ?? size) !== size)
        throw new SatelliteError('broken', 'another part was answered than was asked for');
      const bytes = await contentOf(answer, end - from + 1);
      if (bytes.length !== end - from + 1) throw new SatelliteError('broken', 'a part was answered in part');
      this.#size = size;
      return bytes;
    } finally {
      // What is refused is not read.
      if (answer.body?.locked === false) await answer.body.cancel();
    }
  }
}
