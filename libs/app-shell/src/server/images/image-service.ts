import { LRUCache } from 'lru-cache';
import { fairQueue } from './fair-queue.ts';
import { fetchImage, type FetchLimits } from './fetch-image.ts';
import { ImageFailure } from './image-failure.ts';
import type { ImageRequest } from './image-request.ts';
import type { ImageSources } from './image-sources.ts';
import { makeImage, type MakeLimits } from './make-image.ts';
import type { PictureCache } from './picture-cache.ts';
import { tagOf, type KeptPicture } from './picture-file.ts';

/** Bounds of one picture. */
export type ImageLimits = FetchLimits & MakeLimits;

/** Room for the largest photograph of an ordinary phone: 10 MB, 40 megapixels. */
export const IMAGE_LIMITS: ImageLimits = {
  sourceBytes: 10 * 1024 * 1024,
  sourceMs: 8_000,
  pixels: 40_000_000,
  makeSeconds: 15,
};

/** What the service works with. */
export interface ImageServiceOptions {
  readonly sources: ImageSources;
  readonly cache: PictureCache;
  readonly limits?: ImageLimits;
  readonly now?: () => number;
}

/**
 * Serves requested pictures. @param caller key in the fair queue when the picture has to be made: the client's
 * network address
 * @throws ImageFailure
 */
export type ImageService = (request: ImageRequest, caller: string) => Promise<KeptPicture>;

const ONE_DAY_SECONDS = 86_400;
const ONE_YEAR_SECONDS = 31_536_000;
/** A picture that could not be fetched is not requested again before this time. */
export const FAILURE_KEPT_SECONDS = 60;
const MOST_FAILURES = 1_000;
/** Originals in memory at once: 8 × 10 MB. One phone opens six connections at most. */
const FETCHING = { concurrent: 8, concurrentPerCaller: 4, waitingPerCaller: 64, waiting: 512 };
/** One at a time: the pages of all others are made on the same processor. */
const MAKING = { concurrent: 1, concurrentPerCaller: 1, waitingPerCaller: 8, waiting: 8 };

/** Pictures are fetched and made once, also for concurrent requests, and cached. */
export function openImageService({
  sources,
  cache,
  limits = IMAGE_LIMITS,
  now = Date.now,
}: ImageServiceOptions): ImageService {
  const inTurnToFetch = fairQueue(FETCHING);
  const inTurnToMake = fairQueue(MAKING);
  const underWay = new Map<string, Promise<KeptPicture>>();
  const failures = new LRUCache<string, ImageFailure>({
    max: MOST_FAILURES,
    ttl: FAILURE_KEPT_SECONDS * 1000,
    ttlResolution: 0,
    perf: { now },
  });

  async function make({ url, width, format }: ImageRequest, caller: string): Promise<KeptPicture> {
    const { bytes: original, kind, maxAgeSeconds } = await fetchImage(url, sources, limits);
    const { bytes, type } = await inTurnToMake(caller, () =>
      makeImage({ bytes: original, kind, width, format }, limits),
    );
    const freshSeconds = Math.min(ONE_YEAR_SECONDS, Math.max(ONE_DAY_SECONDS, maxAgeSeconds));
    return { bytes, type, tag: tagOf(bytes), freshUntil: now() + freshSeconds * 1000 };
  }

  async function makeOrKeep(
    key: string,
    request: ImageRequest,
    caller: string,
    old: KeptPicture | null,
  ): Promise<KeptPicture> {
    const known = failures.get(request.url) ?? failures.get(key);
    try {
      if (known !== undefined) throw known;
      const picture = await inTurnToFetch(caller, () => make(request, caller));
      await cache.put(key, picture);
      return picture;
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      // Too slow in one width need not be so in another; whatever else is wrong is wrong in all.
      if (error !== known && error.reason !== 'busy')
        failures.set(error.reason === 'making-slow' ? key : request.url, error);
      // An old picture is better than none while its server is away. One that is gone there is gone.
      if (old !== null && error.status >= 500) return { ...old, freshUntil: now() + FAILURE_KEPT_SECONDS * 1000 };
      throw error;
    }
  }

  return async (request, caller) => {
    // Nothing is given, kept or not, that is not allowed today.
    sources.of(request.url);
    const key = `${request.url} ${request.width} ${request.format}`;
    const kept = await cache.get(key);
    if (kept !== null && kept.freshUntil > now()) return kept;
    const other = underWay.get(key);
    if (other !== undefined) return other;
    const promise = makeOrKeep(key, request, caller, kept).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
