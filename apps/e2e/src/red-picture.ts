import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const SIDE = 8;
const RED = Buffer.from([200, 0, 0]);

/** A PNG of 8 × 8 red points. */
export function redPicture(): Buffer {
  return pictureOf(() => RED);
}

/** A PNG of 8 × 8 points of any colour: no two are the same picture. */
export function anyPicture(): Buffer {
  return pictureOf(() => randomBytes(RED.length));
}

/** A PNG of 700 × 700 points of any colour: as a JPEG, too, it is some hundred kilobytes. */
export function largePicture(): Buffer {
  return pictureOf(() => randomBytes(RED.length), 700);
}

function pictureOf(point: () => Buffer, side = SIDE): Buffer {
  const row = () => Buffer.concat([Buffer.alloc(1), ...Array.from({ length: side }, point)]);
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: side }, row)))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(content.length, 0);
  ends.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
}
