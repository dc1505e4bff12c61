import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readCookies } from '@haat/auth-session/server';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the visit of this request has cost so far; its bytes are those of before this request. */
    visit: { readonly id: string; readonly bytes: number };
  }
}

/** Of a visit: a random id and the bytes that were sent in it, as `<id>.<bytes>`. It ends with the browser. */
const VISIT_BYTES_COOKIE = 'visit-bytes';
const VISIT_BYTES = /^([\w-]{36})\.(\d{1,12})$/;
/** Visits whose files are counted at the same time; of more, what was counted longest ago is forgotten. */
const MOST_VISITS = 20_000;

/**
 * Counts what this server sends to a visit: headers and bodies as they leave it, of pages and of every file. The sum
 * is in a cookie that each page brings up to date, so that any process may answer; it belongs to whom it is shown and
 * decides nothing, so it is not signed. What was sent since the last page is kept here. Not counted: what a proxy adds
 * or takes, and pages of others, such as a gateway's. See docs/domain/application.md#data-meter.
 */
export function countSentBytes(app: FastifyInstance, { isSecure }: { readonly isSecure: boolean }): void {
  const since = new LRUCache<string, number>({ max: MOST_VISITS });
  const sentBefore = new WeakMap<FastifyRequest, number>();
  app.decorateRequest('visit');
  app.addHook('onRequest', async (request) => {
    sentBefore.set(request, request.raw.socket.bytesWritten ?? 0);
    const known = VISIT_BYTES.exec(readCookies(request.headers.cookie ?? null)[VISIT_BYTES_COOKIE] ?? '');
    const id = known?.[1] ?? randomUUID();
    request.visit = { id, bytes: Number(known?.[2] ?? 0) + (since.get(id) ?? 0) };
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (!/^text\/html/.test(String(reply.getHeader('content-type')))) return payload;
    const { id, bytes } = request.visit;
    since.delete(id);
    const secure = isSecure ? '; Secure' : '';
    reply.header('set-cookie', `${VISIT_BYTES_COOKIE}=${id}.${bytes}; Path=/; HttpOnly; SameSite=Strict${secure}`);
    return payload;
  });
  app.addHook('onResponse', async (request) => {
    const { id } = request.visit;
    const sent = (request.raw.socket.bytesWritten ?? 0) - (sentBefore.get(request) ?? 0);
    since.set(id, (since.get(id) ?? 0) + sent);
  });
}
