import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A photograph for tests: noise in several sizes, which is as hard to pack as a field. */
export function samplePhoto(width: number, height: number) {
  return sharp({
    create: { width, height, channels: 3, background: '#6a8f4a', noise: { type: 'gaussian', mean: 120, sigma: 30 } },
  }).blur(2);
}

/** A PNG that says it is `side` × `side` and, being all black, packs that into next to nothing. */
export function pictureBomb(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  // One bit a pixel, shades of grey.
  head.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (1 + Math.ceil(side / 8)));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
