import type { PhotoOrigin } from '@haat/api-contract';
import type { SharpConstructor } from 'sharp';
import { ServiceError } from '@haat/backend-platform';
import { readOrigin } from './read-origin.ts';

/** Longest side of a kept photo, pixels: enough to see a leaf's spot or a label's date. */
const LONGEST_SIDE = 1600;
/** Most pixels of what is sent: it is unpacked into memory. Phones take up to 50 million. */
const MOST_PIXELS = 52_000_000;
const MAKE_SECONDS = 5;
const QUALITY = 80;
/** The readers that are needed; all the others of the library stay shut. */
const READERS = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'];

/** A photo as it is kept. */
export interface MadePhoto {
  jpeg: Uint8Array;
  width: number;
  height: number;
  /** What the file said of when and where it was taken; null where it says neither. */
  origin: PhotoOrigin | null;
}

/**
 * Makes a new picture of one that was sent: upright, at most 1600 pixels long, and without what a phone writes into a
 * photo, such as where it was taken. Nothing of the file itself is kept.
 * @throws ServiceError `upload_error.not_a_picture`, `upload_error.too_large`
 */
export async function makeJpeg(sent: Buffer): Promise<MadePhoto> {
  if (!isPhoto(sent)) throw new ServiceError('upload_error.not_a_picture');
  const sharp = await (library ??= openLibrary());
  try {
    const { exif } = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).metadata();
    const { data, info } = await sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAKE_SECONDS })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { jpeg: data, width: info.width, height: info.height, origin: readOrigin(exif) };
  } catch (error) {
    const isTooMuch = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw new ServiceError(isTooMuch ? 'upload_error.too_large' : 'upload_error.not_a_picture');
  }
}

/** By the first bytes, whatever the request says: JPEG, PNG or WebP. */
function isPhoto(sent: Buffer): boolean {
  const letters = sent.toString('latin1', 0, 12);
  return (
    letters.startsWith('\xff\xd8\xff') ||
    letters.startsWith('\x89PNG\r\n\x1a\n') ||
    (letters.startsWith('RIFF') && letters.endsWith('WEBP'))
  );
}

let library: Promise<SharpConstructor> | undefined;

/** Loaded with the first photo. */
async function openLibrary(): Promise<SharpConstructor> {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: READERS });
  return sharp;
}
