import { deflateSync } from 'node:zlib';
import { PICTURE } from '../market/picture.ts';
import type { FuzzRequest } from '../requests/request.ts';
import type { Named } from './texts.ts';

const PNG_HEADER = PICTURE.subarray(0, 8);
const JPEG_HEADER = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);
/** Width and height of a PNG are the four bytes each from here. */
const PNG_SIZE_AT = 16;

/** Pictures that are none, or do harm: cut off, of impossible sizes, markup under a picture's name. */
export const BAD_PICTURES: readonly Named<(good: FuzzRequest) => FuzzRequest>[] = [
  bytes('nothing', Buffer.alloc(0)),
  bytes('cut off', PICTURE.subarray(0, 40)),
  bytes('only a header', PNG_HEADER),
  bytes('a header and noise', Buffer.concat([PNG_HEADER, Buffer.alloc(4000, 7)])),
  bytes('JPEG and noise', Buffer.concat([JPEG_HEADER, Buffer.alloc(4000, 7)])),
  bytes('a broken sum', changed(PICTURE.length - 6, 0x55)),
  bytes('a broken body', changed(45, 0xff)),
  bytes('no width', sized(0, 1)),
  bytes('wider than anything', sized(0x7fff_ffff, 0x7fff_ffff)),
  bytes('as wide as can be written', sized(0xffff_ffff, 0xffff_ffff)),
  bytes('a bomb', bomb(16_000)),
  bytes(
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="window.__run=1"><image href="file:///etc/passwd"/></svg>',
    ),
  ),
  bytes('markup', Buffer.from('<script>window.__run=1</script>')),
  bytes('PDF', Buffer.from('%PDF-1.7\n')),
  bytes('GIF', Buffer.from('R0lGODlhAQABAAAAACw=', 'base64')),
  bytes('a picture and markup', Buffer.concat([PICTURE, Buffer.from('<script>window.__run=1</script>')])),
  bytes('9 MB', Buffer.concat([PICTURE, Buffer.alloc(9_000_000)])),
  typed('said to be markup', 'image/svg+xml'),
  typed('said to be nothing', 'image/'),
  typed('said to be everything', 'image/*'),
  typed('said to be octets', 'application/octet-stream'),
];

function bytes(name: string, body: Buffer): Named<(good: FuzzRequest) => FuzzRequest> {
  return { name, value: (good) => ({ ...good, body }) };
}

function typed(name: string, type: string): Named<(good: FuzzRequest) => FuzzRequest> {
  return { name, value: (good) => ({ ...good, headers: { ...good.headers, 'content-type': type } }) };
}

function changed(at: number, value: number): Buffer {
  const copy = Buffer.from(PICTURE);
  copy[at] = value;
  return copy;
}

function sized(width: number, height: number): Buffer {
  const copy = Buffer.from(PICTURE);
  copy.writeUInt32BE(width, PNG_SIZE_AT);
  copy.writeUInt32BE(height, PNG_SIZE_AT + 4);
  return copy;
}

/** A few bytes that come to a square of so many pixels. */
function bomb(side: number): Buffer {
  const rows = deflateSync(Buffer.alloc((Math.ceil(side / 8) + 1) * 64));
  const header = sized(side, side).subarray(0, 33);
  header[24] = 1;
  header[25] = 0;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(rows.length);
  return Buffer.concat([
    header,
    length,
    Buffer.from('IDAT'),
    rows,
    Buffer.alloc(4),
    PICTURE.subarray(PICTURE.length - 12),
  ]);
}
