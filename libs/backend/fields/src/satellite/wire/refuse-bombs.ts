import { SatelliteError } from '../satellite-error.ts';

/** Bytes of a value of each type of a TIFF's field, by the type's number. */
const BYTES_OF_TYPE = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];
/** The tables of a scene's tiles have some hundred entries. */
const LARGEST_FIELD = 262_144;
const MOST_FIELDS = 100;
const ENTRY_BYTES = 12;
const CLASSIC = 42;

/** Reads a part of a file. */
export type ReadPart = (offset: number, length: number) => Promise<ArrayBuffer>;

/**
 * Looks at what a TIFF says of its own fields before a reader makes room for them.
 * @throws SatelliteError `not-readable` for what is no classic TIFF, `too-large`, `broken`
 */
export async function refuseBombs(read: ReadPart): Promise<void> {
  const head = new DataView(await read(0, 8));
  if (head.byteLength < 8) throw new SatelliteError('broken', 'no TIFF: it is too short');
  const order = head.getUint16(0);
  const isLittle = order === 0x4949;
  if ((!isLittle && order !== 0x4d4d) || head.getUint16(2, isLittle) !== CLASSIC)
    throw new SatelliteError('not-readable', 'no classic TIFF');
  const start = head.getUint32(4, isLittle);
  const count = new DataView(await whole(read, start, 2)).getUint16(0, isLittle);
  if (count > MOST_FIELDS) throw new SatelliteError('too-large', `a TIFF of ${count} fields`);
  const entries = new DataView(await whole(read, start + 2, count * ENTRY_BYTES));
  for (let at = 0; at < count * ENTRY_BYTES; at += ENTRY_BYTES) {
    const bytes = BYTES_OF_TYPE[entries.getUint16(at + 2, isLittle)] ?? 8;
    const length = entries.getUint32(at + 4, isLittle) * bytes;
    if (length > LARGEST_FIELD) throw new SatelliteError('too-large', `a TIFF with a field of ${length} bytes`);
  }
}

async function whole(read: ReadPart, offset: number, length: number): Promise<ArrayBuffer> {
  const part = await read(offset, length);
  if (part.byteLength < length) throw new SatelliteError('broken', 'a TIFF ends before its fields');
  return part;
}
