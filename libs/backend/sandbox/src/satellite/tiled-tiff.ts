import { deflateSync } from 'node:zlib';

/** What a band is made of: one tile, which is repeated over all of it. */
export interface RepeatedTile {
  /** Values of the tile, row by row. */
  readonly values: Uint8Array | Uint16Array;
  /** Pixels of a tile's side. */
  readonly side: number;
  /** Tiles of the band's side. */
  readonly repeats: number;
}

/** Where a band lies: a UTM zone, its upper left corner and its pixels' side in metres. */
export interface Placed {
  readonly epsg: number;
  readonly left: number;
  readonly top: number;
  readonly pixel: number;
}

/** Types of a TIFF's fields that are written here, with their bytes. */
const TYPES = {
  short: { number: 3, bytes: 2 },
  long: { number: 4, bytes: 4 },
  double: { number: 12, bytes: 8 },
} as const;
type Type = keyof typeof TYPES;
const HEAD_BYTES = 8;
const ENTRY_BYTES = 12;
/** What fits in an entry stands there. */
const INLINE_BYTES = 4;
const DEFLATE = 8;

/**
 * A band as a tiled GeoTIFF. However large it is, it holds its tile once: the table of tiles names the same place for
 * each.
 */
export function tiledTiff({ values, side, repeats }: RepeatedTile, { epsg, left, top, pixel }: Placed): Buffer {
  const tile = deflateSync(new Uint8Array(values.buffer, values.byteOffset, values.byteLength));
  const tiles = repeats * repeats;
  const write = (offset: number): [tag: number, type: Type, values: readonly number[]][] => [
    [256, 'long', [side * repeats]],
    [257, 'long', [side * repeats]],
    [258, 'short', [values.BYTES_PER_ELEMENT * 8]],
    [259, 'short', [DEFLATE]],
    [262, 'short', [1]],
    [277, 'short', [1]],
    [284, 'short', [1]],
    [322, 'short', [side]],
    [323, 'short', [side]],
    [324, 'long', Array.from({ length: tiles }, () => offset)],
    [325, 'long', Array.from({ length: tiles }, () => tile.length)],
    [339, 'short', [1]],
    [33_550, 'double', [pixel, pixel, 0]],
    [33_922, 'double', [0, 0, 0, left, top, 0]],
    // Projected, pixels as areas, the zone, in metres.
    [34_735, 'short', [1, 1, 0, 4, 1024, 0, 1, 1, 1025, 0, 1, 1, 3072, 0, 1, epsg, 3076, 0, 1, 9001]],
  ];
  const head = fieldsOf(write(0)).length;
  return Buffer.concat([fieldsOf(write(head)), tile]);
}

function fieldsOf(fields: readonly [tag: number, type: Type, values: readonly number[]][]): Buffer {
  const outside = HEAD_BYTES + 2 + fields.length * ENTRY_BYTES + 4;
  const sizes = fields.map(([, type, values]) => TYPES[type].bytes * values.length);
  const bytes = Buffer.alloc(outside + sizes.reduce((sum, size) => sum + (size > INLINE_BYTES ? size : 0), 0));
  bytes.write('II', 0, 'latin1');
  bytes.writeUInt16LE(42, 2);
  bytes.writeUInt32LE(HEAD_BYTES, 4);
  bytes.writeUInt16LE(fields.length, HEAD_BYTES);
  let [entry, free] = [HEAD_BYTES + 2, outside];
  for (const [at, [tag, type, values]] of fields.entries()) {
    const size = sizes[at] ?? 0;
    bytes.writeUInt16LE(tag, entry);
    bytes.writeUInt16LE(TYPES[type].number, entry + 2);
    bytes.writeUInt32LE(values.length, entry + 4);
    const place = size > INLINE_BYTES ? free : entry + 8;
    if (size > INLINE_BYTES) {
      bytes.writeUInt32LE(free, entry + 8);
      free += size;
    }
    for (const [index, value] of values.entries()) writeValue(bytes, type, value, place + index * TYPES[type].bytes);
    entry += ENTRY_BYTES;
  }
  return bytes;
}

function writeValue(bytes: Buffer, type: Type, value: number, at: number): void {
  if (type === 'short') bytes.writeUInt16LE(value, at);
  else if (type === 'long') bytes.writeUInt32LE(value, at);
  else bytes.writeDoubleLE(value, at);
}
