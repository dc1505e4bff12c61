import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { PHOTO_PATH } from '@haat/format';
import type { ShellServerConfiguration } from '../configuration.ts';
import { ImageFailure } from './image-failure.ts';
import { readImageRequest } from './image-request.ts';
import { FAILURE_KEPT_SECONDS, openImageService, type ImageLimits } from './image-service.ts';
import { openImageSources, type ImageSourcesOptions } from './image-sources.ts';
import { openPictureCache } from './picture-cache.ts';
import type { KeptPicture } from './picture-file.ts';

/** What the image service of a shell needs. */
export interface ImagesOptions extends ImageSourcesOptions {
  /** Folder of the pictures that were made. */
  readonly directory: string;
  /** Bytes that they may take together. */
  readonly maxBytes: number;
  readonly limits?: ImageLimits;
}

const ONE_WEEK_SECONDS = 604_800;
const BUSY_SECONDS = 5;

/**
 * Photograph settings of a shell's configuration; each shell has its own cache.
 * @param name the shell's name: 'farmer'
 */
export function imagesOf(
  { addresses, imageOrigins, hostRewrites, dataDirectory, imageCacheBytes }: ShellServerConfiguration,
  name: string,
): ImagesOptions {
  return {
    backend: addresses.main,
    origins: imageOrigins,
    rewrites: hostRewrites,
    directory: join(dataDirectory, 'images', name),
    maxBytes: imageCacheBytes,
  };
}

/**
 * Serves photographs in the width and the format that a screen needs: `GET /image?url=…&w=…[&q=75]`.
 * AVIF or WebP where `Accept` names it, else JPEG, or PNG where something shows through.
 */
export function serveImages(
  app: FastifyInstance,
  { directory, maxBytes, limits, ...sourcesOptions }: ImagesOptions,
): void {
  const service = openImageService({
    sources: openImageSources(sourcesOptions),
    cache: openPictureCache({
      directory,
      maxBytes,
      report: (error) => app.log.warn({ err: error }, 'Pictures cannot be kept on disk: they are kept in memory.'),
    }),
    ...(limits && { limits }),
  });
  app.get(PHOTO_PATH, async (request, reply) => {
    reply.header('vary', 'Accept');
    try {
      const picture = await service(readImageRequest(request.query, request.headers.accept), request.ip);
      return sendPicture(reply, picture, request.headers['if-none-match']);
    } catch (error) {
      if (!(error instanceof ImageFailure)) throw error;
      if (error.status > 500) request.log.warn({ reason: error.reason, detail: error.message }, 'There is no picture.');
      return sendFailure(reply, error);
    }
  });
}

function sendPicture(
  reply: FastifyReply,
  { bytes, type, tag, freshUntil }: KeptPicture,
  known: string | undefined,
): FastifyReply {
  const freshSeconds = Math.max(FAILURE_KEPT_SECONDS, Math.round((freshUntil - Date.now()) / 1000));
  reply.headers({
    etag: `"${tag}"`,
    'cache-control': `public, max-age=${freshSeconds}, stale-while-revalidate=${ONE_WEEK_SECONDS}`,
  });
  if (known?.includes(`"${tag}"`)) return reply.code(304).send();
  return reply.headers({ 'content-disposition': 'inline', 'x-content-type-options': 'nosniff' }).type(type).send(bytes);
}

/** A phone revalidates when the picture may have changed. */
function sendFailure(reply: FastifyReply, { status, reason, words }: ImageFailure): FastifyReply {
  if (reason === 'busy') reply.headers({ 'cache-control': 'no-store', 'retry-after': BUSY_SECONDS });
  else reply.header('cache-control', `public, max-age=${FAILURE_KEPT_SECONDS}`);
  return reply.code(status).type('text/plain; charset=utf-8').send(`${words}\n`);
}
