import type { PhotoOrigin } from '@haat/api-contract';

/** Tags of EXIF 2.32, by where they stand. */
const TAG = { exif: 0x8769, gps: 0x8825, taken: 0x9003, takenOffset: 0x9011 };
const GPS_TAG = { latRef: 1, lat: 2, lngRef: 3, lng: 4, time: 7, day: 0x1d };
/** Bytes of a value of each type that is read: letters, whole numbers, fractions. */
const BYTES: Readonly<Record<number, number>> = { 2: 1, 3: 2, 4: 4, 5: 8 };
/** Entries of a list, and values of an entry: a photo has far fewer. */
const MOST = 256;
const HEADER = 'Exif\0\0';
/** Phones of India that tell no offset. */
const INDIA = '+05:30';

type Value = string | readonly number[];
type Entries = ReadonlyMap<number, Value>;

/**
 * When and where a photo was taken, as it says itself; null where it says neither. What is broken says nothing. A time
 * of the satellites goes before the phone's.
 * @param exif what stands in the photo beside the picture
 */
export function readOrigin(exif: Uint8Array | undefined): PhotoOrigin | null {
  if (exif === undefined) return null;
  try {
    const bytes = Buffer.from(exif);
    const tiff = bytes.toString('latin1', 0, HEADER.length) === HEADER ? bytes.subarray(HEADER.length) : bytes;
    const isLittle = tiff.toString('latin1', 0, 2) === 'II';
    const main = entriesAt(tiff, whole(tiff, 4, 4, isLittle), isLittle);
    const part = (tag: number): Entries => {
      const [offset] = numbersOf(main.get(tag));
      return offset === undefined ? new Map<number, Value>() : entriesAt(tiff, offset, isLittle);
    };
    const [photo, gps] = [part(TAG.exif), part(TAG.gps)];
    const origin = { taken_at: satelliteTime(gps) ?? phoneTime(photo), place: placeOf(gps) };
    return origin.taken_at === null && origin.place === null ? null : origin;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** @throws RangeError outside of the bytes */
function whole(tiff: Buffer, at: number, bytes: 2 | 4, isLittle: boolean): number {
  return isLittle ? tiff.readUIntLE(at, bytes) : tiff.readUIntBE(at, bytes);
}

function entriesAt(tiff: Buffer, at: number, isLittle: boolean): Entries {
  const count = Math.min(whole(tiff, at, 2, isLittle), MOST);
  const entries = new Map<number, Value>();
  for (let index = 0; index < count; index++) {
    const entry = at + 2 + index * 12;
    const [tag, type] = [whole(tiff, entry, 2, isLittle), whole(tiff, entry + 2, 2, isLittle)];
    const [length, size] = [whole(tiff, entry + 4, 4, isLittle), BYTES[type]];
    if (size === undefined || length > MOST) continue;
    const from = length * size <= 4 ? entry + 8 : whole(tiff, entry + 8, 4, isLittle);
    entries.set(tag, valueAt(tiff, from, { type, length, size }, isLittle));
  }
  return entries;
}

function valueAt(
  tiff: Buffer,
  from: number,
  { type, length, size }: { readonly type: number; readonly length: number; readonly size: number },
  isLittle: boolean,
): Value {
  if (from + length * size > tiff.length) throw new RangeError('A value outside of the bytes.');
  if (size === 1) return (tiff.toString('latin1', from, from + length).split('\0')[0] ?? '').trim();
  return Array.from({ length }, (_, index) => {
    const at = from + index * size;
    if (type !== 5) return whole(tiff, at, size === 2 ? 2 : 4, isLittle);
    return whole(tiff, at, 4, isLittle) / whole(tiff, at + 4, 4, isLittle);
  });
}

function numbersOf(value: Value | undefined): readonly number[] {
  return typeof value === 'object' ? value : [];
}

function textOf(value: Value | undefined): string {
  return typeof value === 'string' ? value : '';
}

function phoneTime(photo: Entries): string | null {
  const offset = textOf(photo.get(TAG.takenOffset));
  return moment(textOf(photo.get(TAG.taken)), /^[+-]\d\d:\d\d$/.test(offset) ? offset : INDIA);
}

function satelliteTime(gps: Entries): string | null {
  const time = numbersOf(gps.get(GPS_TAG.time));
  if (time.length !== 3) return null;
  const clock = time.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
  return moment(`${textOf(gps.get(GPS_TAG.day))} ${clock}`, 'Z');
}

/** @param written 'YYYY:MM:DD HH:MM:SS' */
function moment(written: string, offset: string): string | null {
  const parts = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)$/.exec(written);
  if (parts === null) return null;
  const [, year, month, day, clock] = parts;
  const found = new Date(`${year}-${month}-${day}T${clock}${offset}`);
  return Number.isNaN(found.getTime()) ? null : found.toISOString();
}

function placeOf(gps: Entries): PhotoOrigin['place'] {
  const lat = degrees(gps.get(GPS_TAG.lat), textOf(gps.get(GPS_TAG.latRef)) === 'S');
  const lng = degrees(gps.get(GPS_TAG.lng), textOf(gps.get(GPS_TAG.lngRef)) === 'W');
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Degrees, minutes and seconds as degrees; NaN where they are not three numbers. */
function degrees(value: Value | undefined, isNegative: boolean): number {
  const [whole = NaN, minutes = NaN, seconds = NaN] = numbersOf(value);
  return (isNegative ? -1 : 1) * (whole + minutes / 60 + seconds / 3600);
}
