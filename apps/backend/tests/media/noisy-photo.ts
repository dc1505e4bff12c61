import { randomBytes } from 'node:crypto';
import sharp from 'sharp';

/** A photo of ten parts as phones send them: noise is not made smaller. */
export async function noisyPhoto(): Promise<Buffer> {
  const [width, height] = [520, 400];
  const raw = randomBytes(width * height * 3);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
