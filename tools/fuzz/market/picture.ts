import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/** A picture of one pixel, PNG. */
export const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** Points of each side: a SHA-512 has a byte for each of them. */
const SIDE = 8;
const BITS_OF_POINT = 8;

let pictures = 0;

/** A PNG of grey points that no other call makes, and that stays another one when it is made a JPEG. */
export function newPicture(): Uint8Array<ArrayBuffer> {
  pictures += 1;
  const points = createHash('sha512').update(String(pictures)).digest();
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIDE, 0);
  header.writeUInt32BE(SIDE, 4);
  header.writeUInt8(BITS_OF_POINT, 8);
  const lines = Array.from({ length: SIDE }, (_, line) =>
    Buffer.concat([Buffer.alloc(1), points.subarray(line * SIDE, (line + 1) * SIDE)]),
  );
  const content = [chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.concat(lines)))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...content, chunk('IEND', Buffer.alloc(0))]));
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
