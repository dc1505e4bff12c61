import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A picture that is kept. */
export interface KeptPicture {
  readonly bytes: Buffer;
  readonly type: string;
  /** Names these bytes and no others. */
  readonly tag: string;
  /** When it is next revalidated at its source, milliseconds since 1970. */
  readonly freshUntil: number;
}

const headSchema = z.object({ type: z.string(), tag: z.string(), freshUntil: z.number() });
const LONGEST_HEAD = 512;
const END_OF_HEAD = 0x0a;

/** What names a picture's bytes. */
export function tagOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
}

/** A kept picture as a file: one line that says what it is, then its bytes. */
export function writePictureFile({ bytes, ...head }: KeptPicture): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]);
}

/** Reads such a file; null when it is not whole, as after a power cut. */
export function readPictureFile(file: Buffer): KeptPicture | null {
  const end = file.subarray(0, LONGEST_HEAD).indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = headSchema.safeParse(parse(file.toString('utf8', 0, end)));
  const bytes = file.subarray(end + 1);
  return head.success && head.data.tag === tagOf(bytes) ? { ...head.data, bytes } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
