import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { productPicture } from '@haat/illustrations';

const ONE_DAY_MS = 86_400_000;
const ONE_YEAR_MS = 365 * ONE_DAY_MS;

/**
 * Files of the build. Those under `/assets` carry their hash in the name: kept forever, and compressed when they were
 * built.
 * @param directory the build's `client` folder
 */
export async function serveFiles(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
    etag: false,
  });
  for (const { name } of readdirSync(directory, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  )) {
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, directory, { maxAge: ONE_DAY_MS, immutable: false }));
  }
}

/** Drawn pictures: `/pictures/<name>.svg`. The name says what is drawn, so a picture never changes. */
export function servePictures(app: FastifyInstance): void {
  const drawn = new Map<string, string>();
  app.get<{ Params: { file: string } }>('/pictures/:file', (request, reply) => {
    const name = request.params.file.replace(/\.svg$/, '');
    const picture = name === request.params.file ? null : (drawn.get(name) ?? productPicture(name));
    if (picture === null) return reply.callNotFound();
    // Names are a closed set: this cannot grow without bound.
    drawn.set(name, picture);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(picture);
  });
}
