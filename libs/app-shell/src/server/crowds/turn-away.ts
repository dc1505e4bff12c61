import { randomInt } from 'node:crypto';
import { admission, retryAfterSeconds, tellLateness } from '@haat/admission';
import type { FastifyInstance } from 'fastify';
import { plainPages, type TextFiles } from '../refusals/plain-page.ts';

/** What of the texts a page for those who are turned away says. */
interface Words {
  readonly default_error_msg: string;
  readonly states: { readonly unavailable: string; readonly unavailable_detail: string };
}

/** Methods that change nothing. */
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** A page that is fetched for a screen that is shown already; it tells the failure itself. */
const DATA = /\.data(?:\?|$)/;

/**
 * Renders at most so many pages at once. Who comes beyond gets, at once and nearly for free, a page in their language
 * with `503` and `Retry-After`, which loads again by itself; what was sent is turned away after what is only read.
 * See docs/scaling.md#a-crowd-beyond-it.
 * @param most pages that are rendered at once
 */
export function turnAway(app: FastifyInstance, most: number, textFile: TextFiles): void {
  const door = admission(most);
  const stop = tellLateness(door);
  app.addHook('onClose', async () => stop());
  const pageFor = plainPages<Words>(textFile, 'main.json', ({ states, default_error_msg: failed }, method) => ({
    title: states.unavailable,
    text: READS.has(method) ? states.unavailable_detail : failed,
  }));
  app.addHook('onRequest', async (request, reply) => {
    const isRead = READS.has(request.method);
    const leave = door.enter(!isRead);
    // Also when the browser has gone before the answer.
    if (leave !== null) return void reply.raw.once('close', leave);
    const seconds = retryAfterSeconds(randomInt(1_000) / 1_000);
    reply.code(503).headers({ 'retry-after': String(seconds), 'cache-control': 'no-store' });
    if (DATA.test(request.url)) return reply.type('text/plain; charset=utf-8').send('Busy\n');
    // What was sent is sent again only by its sender.
    if (isRead) reply.header('refresh', String(seconds));
    return reply.type('text/html; charset=utf-8').send(pageFor(request, reply));
  });
}
