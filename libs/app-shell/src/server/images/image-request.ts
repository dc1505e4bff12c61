import { z } from 'zod';
import { PHOTO_QUALITY, PHOTO_WIDTHS, type PhotoWidth } from '@haat/format';
import { ImageFailure } from './image-failure.ts';

/** In what a picture is sent; `plain` is JPEG, or PNG where something shows through. */
export type ImageFormat = 'avif' | 'webp' | 'plain';

/** The picture that a request asks for. */
export interface ImageRequest {
  /** As it was written: a whole address, or a path at the backend. */
  readonly url: string;
  readonly width: PhotoWidth;
  readonly format: ImageFormat;
}

const LONGEST_ADDRESS = 2048;
const widths = new Map(PHOTO_WIDTHS.map((width) => [String(width), width]));

const querySchema = z.strictObject({
  url: z.string().min(1).max(LONGEST_ADDRESS),
  w: z
    .string()
    .refine((text) => widths.has(text))
    .transform((text) => widths.get(text) ?? PHOTO_WIDTHS[0]),
  q: z.literal(String(PHOTO_QUALITY)).optional(),
});

/**
 * Parses `?url=…&w=…[&q=75]` and the `Accept` header. @throws ImageFailure for anything that no screen requests:
 * another width or quality, repeated or unknown parameters
 */
export function readImageRequest(query: unknown, accept: string | undefined): ImageRequest {
  const read = querySchema.safeParse(query);
  if (!read.success)
    throw new ImageFailure(read.error.issues.some(({ path }) => path[0] === 'url') ? 'bad-address' : 'bad-width');
  return { url: read.data.url, width: read.data.w, format: smallestFormat(accept ?? '') };
}

/** Only explicitly listed types count: every browser accepts any type, also those without AVIF. */
function smallestFormat(accept: string): ImageFormat {
  const named = new Set(
    accept
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';', 1)[0]?.trim().toLowerCase()),
  );
  if (named.has('image/avif')) return 'avif';
  return named.has('image/webp') ? 'webp' : 'plain';
}
