import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { ImageFailure } from './image-failure.ts';
import { isPrivateLiteral, type ImageSource, type ImageSources } from './image-sources.ts';
import { KIND_BYTES, pictureKind, type PictureKind } from './picture-kind.ts';
import { publicLookup } from './public-lookup.ts';

/** How much of a foreign server is borne. */
export interface FetchLimits {
  /** Longest body. */
  readonly sourceBytes: number;
  /** For all of it: redirects, other processes of the backend, the last byte. */
  readonly sourceMs: number;
}

/** A picture as it was found. */
export interface FetchedImage {
  readonly bytes: Buffer;
  readonly kind: PictureKind;
  /** For how long its server says that it stays the same, seconds; 0 when it does not say. */
  readonly maxAgeSeconds: number;
}

const MOST_REDIRECTS = 2;
const NOBODY_THERE = new Set(['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH']);
/** No content encoding: a small body that unpacks to a huge one is a bomb, and pictures are packed already. */
const HEADERS = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'KrishiHaatPictures/1',
};

/**
 * Fetches a picture: only from allowed places, only so much, only so long; what turns out to be something else is
 * left at its first bytes.
 * @throws ImageFailure
 */
export async function fetchImage(url: string, sources: ImageSources, limits: FetchLimits): Promise<FetchedImage> {
  const signal = AbortSignal.timeout(limits.sourceMs);
  try {
    const response = await openOneOf(sources.of(url), sources, signal);
    const bytes = await readAll(response, limits.sourceBytes);
    const kind = pictureKind(bytes);
    if (kind === null) throw new ImageFailure('not-a-picture');
    return { bytes, kind, maxAgeSeconds: maxAge(response.headers['cache-control']) };
  } catch (error) {
    if (error instanceof ImageFailure) throw error;
    throw new ImageFailure(
      signal.aborted ? 'source-slow' : 'source-failed',
      error instanceof Error ? error.message : String(error),
    );
  }
}

/** The response of the first source that answers. */
async function openOneOf(
  [place, ...others]: readonly [ImageSource, ...ImageSource[]],
  sources: ImageSources,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  try {
    return await open(place, sources, signal, MOST_REDIRECTS);
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !NOBODY_THERE.has(String((error as NodeJS.ErrnoException).code))) throw error;
    return openOneOf([next, ...rest], sources, signal);
  }
}

async function open(
  source: ImageSource,
  sources: ImageSources,
  signal: AbortSignal,
  redirects: number,
): Promise<IncomingMessage> {
  const response = await send(source, signal);
  const { statusCode: status = 0, headers } = response;
  if (status === 200 && (headers['content-encoding'] ?? 'identity') === 'identity') return response;
  response.destroy();
  if (status >= 301 && status <= 308 && headers.location !== undefined) {
    const next = redirects > 0 ? sources.afterRedirect(source, headers.location) : null;
    if (next === null) throw new ImageFailure('not-allowed', 'It leads elsewhere');
    return open(next, sources, signal, redirects - 1);
  }
  if (status >= 400 && status < 500) throw new ImageFailure('not-found', `Answered ${status}`);
  throw new ImageFailure('source-failed', `Answered ${status}, ${headers['content-encoding'] ?? 'not packed'}`);
}

function send({ address, mayBePrivate }: ImageSource, signal: AbortSignal): Promise<IncomingMessage> {
  if (!mayBePrivate && isPrivateLiteral(address.hostname)) throw new ImageFailure('not-allowed');
  const request = address.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    request(address, { headers: HEADERS, signal, ...(mayBePrivate ? {} : { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readAll(response: IncomingMessage, longest: number): Promise<Buffer> {
  if (Number(response.headers['content-length'] ?? 0) > longest) {
    response.destroy();
    throw new ImageFailure('too-large');
  }
  const parts: Buffer[] = [];
  let length = 0;
  let isKnown = false;
  // Leaving the loop early ends the connection.
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    length += part.length;
    if (length > longest) throw new ImageFailure('too-large');
    if (!isKnown && length >= KIND_BYTES) {
      if (pictureKind(Buffer.concat(parts)) === null) throw new ImageFailure('not-a-picture');
      isKnown = true;
    }
  }
  return Buffer.concat(parts);
}

function maxAge(cacheControl: string | undefined): number {
  return Number(/(?:^|[,\s])max-age=(\d{1,9})/.exec(cacheControl ?? '')?.[1] ?? 0);
}
