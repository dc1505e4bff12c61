import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the page says the nonce; the build writes it. */
const NONCE_PLACE = 'nonce-of-this-answer';
const ONE_YEAR_MS = 365 * 86_400_000;

/** Makes the page of an address. */
type PageSource = (url: string) => Promise<string>;

/** Serves the built desk: one page for all its addresses, and its files. @param directory the desk's folder */
export async function servePages(app: FastifyInstance, directory: string): Promise<void> {
  const build = join(directory, 'build');
  const page = readFileSync(join(build, 'index.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: join(build, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: ONE_YEAR_MS,
    index: false,
  });
  app.get('/icon.svg', (_request, reply) =>
    reply.sendFile('icon.svg', build, { maxAge: 86_400_000, immutable: false }),
  );
  answerPages(app, () => Promise.resolve(page));
}

/** Serves the desk from its sources, with hot reload. */
export async function serveSources(app: FastifyInstance, directory: string): Promise<void> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: directory,
    configFile: join(directory, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  const source = join(directory, 'index.html');
  app.addHook('onRequest', (request, reply, next) => {
    if (!/^\/(?:@|src\/|node_modules\/|texts\/|icon\.svg|\.\.\/)/.test(request.url)) return next();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
  answerPages(app, (url) => vite.transformIndexHtml(url, readFileSync(source, 'utf8')));
}

function answerPages(app: FastifyInstance, page: PageSource): void {
  // Whoever asks whether the desk is there takes anything, not a page by name.
  app.get('/', async (request, reply) => sendPage(reply, await page(request.url)));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return reply.code(404).send({ error: { code: 'request_error.not_found' } });
    return sendPage(reply, await page(request.url));
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  // One nonce for scripts and styles of an answer: the page knows of one.
  const { script, style } = reply.cspNonce;
  const policy = String(reply.raw.getHeader('content-security-policy') ?? reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replaceAll(style, script));
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.replaceAll(NONCE_PLACE, script));
}
