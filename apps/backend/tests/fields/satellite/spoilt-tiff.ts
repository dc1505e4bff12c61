import { deflateSync } from 'node:zlib';

const ENTRIES_AT = 8;
const ENTRY_BYTES = 12;

/** Where the entry of a tag stands in a TIFF that the sample wrote. */
function entryOf(file: Buffer, tag: number): number {
  const count = file.readUInt16LE(ENTRIES_AT);
  for (let at = 0; at < count; at += 1) {
    const entry = ENTRIES_AT + 2 + at * ENTRY_BYTES;
    if (file.readUInt16LE(entry) === tag) return entry;
  }
  throw new Error(`no tag ${tag}`);
}

/** Says another value of a tag that has one. */
export function withValue(file: Buffer, tag: number, value: number): Buffer {
  const entry = entryOf(file, tag);
  if (file.readUInt16LE(entry + 2) === 3) file.writeUInt16LE(value, entry + 8);
  else file.writeUInt32LE(value, entry + 8);
  return file;
}

/** Says that a tag has so many values. */
export function withCount(file: Buffer, tag: number, count: number): Buffer {
  file.writeUInt32LE(count, entryOf(file, tag) + 4);
  return file;
}

/** Calls a tag by another number. */
export function withTag(file: Buffer, tag: number, other: number): Buffer {
  file.writeUInt16LE(other, entryOf(file, tag));
  return file;
}

/** Says another projection. */
export function withProjection(file: Buffer, epsg: number): Buffer {
  const keys = file.readUInt32LE(entryOf(file, 34_735) + 8);
  file.writeUInt16LE(epsg, keys + 15 * 2);
  return file;
}

/** Puts other bytes in the place of every tile. */
export function withTile(file: Buffer, tile: Buffer): Buffer {
  for (const [tag, value] of [
    [324, file.length],
    [325, tile.length],
  ] as const) {
    const entry = entryOf(file, tag);
    const table = file.readUInt32LE(entry + 8);
    for (let at = 0; at < file.readUInt32LE(entry + 4); at += 1) file.writeUInt32LE(value, table + at * 4);
  }
  return Buffer.concat([file, tile]);
}

/** A tile that unpacks to more than it may: 64 MB out of 64 kB. */
export function bomb(): Buffer {
  return deflateSync(Buffer.alloc(64 * 1_048_576));
}
