import type { Sharp, SharpConstructor } from 'sharp';
import { PHOTO_QUALITY, type PhotoWidth } from '@haat/format';
import { ImageFailure } from './image-failure.ts';
import type { ImageFormat } from './image-request.ts';
import type { PictureKind } from './picture-kind.ts';

/** How much work one picture may be. */
export interface MakeLimits {
  /** Most pixels of the original: it is unpacked into memory, four bytes each. */
  readonly pixels: number;
  readonly makeSeconds: number;
}

/** A picture as it is sent. */
export interface MadeImage {
  readonly bytes: Buffer;
  readonly type: 'image/avif' | 'image/webp' | 'image/jpeg' | 'image/png';
}

/** What is to be made of an original. */
export interface MakeRequest {
  readonly bytes: Buffer;
  readonly kind: PictureKind;
  readonly width: PhotoWidth;
  readonly format: ImageFormat;
}

/** The readers that are needed; all the others of the library stay shut. */
const READERS = [
  'VipsForeignLoadJpeg',
  'VipsForeignLoadPng',
  'VipsForeignLoadWebp',
  'VipsForeignLoadHeif',
  'VipsForeignLoadNsgif',
];
/**
 * AVIF counts quality by another scale: this looks as WebP and JPEG do at PHOTO_QUALITY. At the same number it would
 * be larger than they are.
 */
const AVIF_QUALITY = PHOTO_QUALITY - 20;
/** Work of the AVIF encoder, of 9: one more takes four times as long and saves nothing. */
const AVIF_EFFORT = 3;

/**
 * Makes a picture of the requested width: upright, never enlarged, the first frame of an animation, and without
 * metadata such as the position of a photograph.
 * @throws ImageFailure when it has too many pixels, is damaged, or takes too long
 */
export async function makeImage(
  { bytes, kind, width, format }: MakeRequest,
  { pixels, makeSeconds }: MakeLimits,
): Promise<MadeImage> {
  const sharp = await (library ??= openLibrary());
  try {
    const original = sharp(bytes, { limitInputPixels: pixels, failOn: 'error' });
    const { hasAlpha } = await original.metadata();
    const resized = original.autoOrient().resize({ width, withoutEnlargement: true }).timeout({ seconds: makeSeconds });
    const { type, encoded } = encode(resized, format, kind === 'png' || (kind !== 'jpeg' && hasAlpha));
    return { type, bytes: await encoded.toBuffer() };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (/pixel limit/i.test(message)) throw new ImageFailure('too-large', message);
    throw new ImageFailure(/timeout/i.test(message) ? 'making-slow' : 'damaged', message);
  }
}

function encode(image: Sharp, format: ImageFormat, isPng: boolean): { type: MadeImage['type']; encoded: Sharp } {
  if (format === 'avif')
    return { type: 'image/avif', encoded: image.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT }) };
  if (format === 'webp') return { type: 'image/webp', encoded: image.webp({ quality: PHOTO_QUALITY }) };
  if (isPng) return { type: 'image/png', encoded: image.png({ quality: PHOTO_QUALITY, compressionLevel: 9 }) };
  return { type: 'image/jpeg', encoded: image.jpeg({ quality: PHOTO_QUALITY, mozjpeg: true }) };
}

let library: Promise<SharpConstructor> | undefined;

/** Loaded with the first picture: a shell starts without it, also where there is none for the machine. */
async function openLibrary(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp').catch((error: unknown) => {
    throw new ImageFailure('cannot-make', String(error));
  });
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
