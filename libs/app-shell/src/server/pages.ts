import { randomInt } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { retryAfterSeconds } from '@haat/admission';
import { MAX_PHOTO_BYTES } from '@haat/api-contract';
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router';
import type { TextFile, TextFileAddress } from '../page-texts/text-file.ts';
import type { openShellRuntime } from './open-shell-runtime.ts';
import { pageOf } from './page-response.ts';
import { addressOn } from './readable-address.ts';
import type { ServerFacts } from './server-facts.ts';
import { sendSharedPage, type SharedPage } from './shared-page.ts';
import { refuseLargeForms } from './refusals/refuse-large-forms.ts';
import { turnAway } from './crowds/turn-away.ts';

/** What a shell's build gives the web server beside its routes. */
export interface ShellEntry {
  readonly answerFailures: (build: ServerBuild) => ServerBuild;
  readonly openShellRuntime: typeof openShellRuntime;
  readonly startContext: (facts: ServerFacts) => RouterContextProvider;
  readonly textFile: (address: TextFileAddress) => TextFile | null;
  readonly reportErrorsTo: (
    report: (error: unknown, where: { requestId: string | null; path: string }) => void,
  ) => void;
}

/** Everything a page needs. */
export interface PagesOptions {
  readonly build: ServerBuild;
  readonly runtime: ServerFacts['runtime'];
  readonly publicOrigin: string | undefined;
  /** Pages that are rendered at once. */
  readonly mostPages: number;
}

/** Longest body of a form, bytes. */
const LONGEST_BODY = 256 * 1024;
/** Longest body of a form with photos, bytes: four that a phone has made smaller, or one as it was taken. */
const LONGEST_BODY_WITH_PHOTOS = MAX_PHOTO_BYTES + 256 * 1024;
/** Methods by which a page may be requested; browsers send no others. */
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Serves the pages: every address that is no file. */
export function servePages(app: FastifyInstance, { build, runtime, publicOrigin, mostPages }: PagesOptions): void {
  const entry = build.entry.module as unknown as ShellEntry;
  const handle = createRequestHandler(entry.answerFailures(build), 'production');
  turnAway(app, mostPages, entry.textFile);
  refuseLargeForms(app, entry.textFile);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: LONGEST_BODY }, (_request, body, done) =>
    done(null, body),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LONGEST_BODY_WITH_PHOTOS },
    (_request, body, done) => done(null, body),
  );
  app.route({
    method: METHODS,
    url: '*',
    handler: async (request, reply) => {
      const address = addressOn(publicOrigin ?? `${request.protocol}://${request.host}`, request.url);
      if (address === null)
        return reply
          .code(400)
          .type('text/plain; charset=utf-8')
          .header('cache-control', 'no-store')
          .send('Unknown host\n');
      const gone = new AbortController();
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) gone.abort();
      });
      const facts: ServerFacts = {
        runtime,
        requestId: request.id,
        callerAddress: request.ip,
        nonce: reply.cspNonce.script,
        sentBytes: request.visit.bytes,
        page: { html: null },
      };
      const context = entry.startContext(facts);
      const response = await handle(toWebRequest(request, address, gone.signal), context);
      // A service that is away, or has turned this page's calls away.
      if (response.status === 503 && !response.headers.has('retry-after'))
        response.headers.set('retry-after', String(retryAfterSeconds(randomInt(1_000) / 1_000)));
      // Its address names the links of a page, also a person's orders: the router would let every cache keep it for a
      // year.
      if (address.pathname === build.routeDiscovery.manifestPath)
        response.headers.set('cache-control', 'private, no-store');
      return sendWebResponse(reply, response, { html: pageOf(response, facts), shared: facts.page.shared });
    },
  });
}

function toWebRequest(request: FastifyRequest, address: URL, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    // HTTP/2 pseudo headers are no headers here.
    if (value === undefined || name.startsWith(':')) continue;
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(address, {
    method: request.method,
    headers,
    signal,
    ...(hasBody && Buffer.isBuffer(request.body) ? { body: new Uint8Array(request.body) } : {}),
  });
}

async function sendWebResponse(
  reply: FastifyReply,
  response: Response,
  { html, shared }: { html: string | null; shared: SharedPage | undefined },
): Promise<FastifyReply> {
  reply.code(response.status);
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') reply.header(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  if (shared !== undefined) return sendSharedPage(reply, shared);
  if (html !== null) return reply.send(html);
  if (response.body === null) return reply.send(null);
  // Pages are rendered whole, so nothing is gained by streaming; whole, they are compressed and sent in one piece.
  return reply.send(Buffer.from(await response.arrayBuffer()));
}
