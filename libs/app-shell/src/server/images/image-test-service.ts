import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { openPictureServer, type PictureServer } from './picture-server.ts';
import { serveImages, type ImagesOptions } from './serve-images.ts';

/** What Chrome accepts for an `img`. */
export const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
/** Accept header of a phone without AVIF and WebP. */
export const OLD_PHONE = 'image/*,*/*;q=0.8';

/** The image service on a separate server, for tests, and the server whose pictures it fetches. */
export interface ImageTestService {
  readonly pictures: PictureServer;
  /** Starts the service, or restarts it over the same folder, and returns its URL. */
  start(options?: Partial<ImagesOptions>): Promise<string>;
  close(): Promise<void>;
}

/** Request parameters beside the URL: the width, and headers. */
export interface ImageRequest extends Record<string, string | number | undefined> {
  readonly width?: number;
}

/** Opens both; nothing of one test is there in the next. */
export async function openImageTestService(): Promise<ImageTestService> {
  const directory = await mkdtemp(join(tmpdir(), 'images-'));
  const pictures = await openPictureServer();
  let app: FastifyInstance | undefined;
  return {
    pictures,
    async start(options = {}) {
      await app?.close();
      app = Fastify();
      serveImages(app, { backend: [pictures.origin], origins: [], directory, maxBytes: 10_000_000, ...options });
      return app.listen({ port: 0, host: '127.0.0.1' });
    },
    async close() {
      await app?.close();
      await pictures.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Requests a picture as a browser does. */
export function ask(service: string, url: string, { width = 64, ...headers }: ImageRequest = {}): Promise<Response> {
  return fetch(`${service}/image?url=${encodeURIComponent(url)}&w=${width}`, {
    headers: { accept: CHROME, ...(headers as Record<string, string>) },
  });
}

/** The body of an answer. */
export async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}
