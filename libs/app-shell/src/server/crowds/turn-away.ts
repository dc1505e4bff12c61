import { randomInt } from 'node:crypto';
import { admission, retryAfterSeconds, tellLateness } from '@haat/admission';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@haat/api-contract/vocabulary';
import { PREFERENCE_COOKIES } from '@haat/app-context';
import { readCookies } from '@haat/auth-session/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ShellEntry } from '../pages.ts';

/** What of the texts a page for those who are turned away says. */
interface Words {
  readonly language: Language;
  readonly default_error_msg: string;
  readonly retry: string;
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
export function turnAway(app: FastifyInstance, most: number, textFile: ShellEntry['textFile']): void {
  const door = admission(most);
  const stop = tellLateness(door);
  app.addHook('onClose', async () => stop());
  const wordsIn = wordsOf(textFile);
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
    return reply.type('text/html; charset=utf-8').send(busyPage(request, reply, wordsIn(languageOf(request))));
  });
}

function languageOf({ headers }: FastifyRequest): Language {
  const chosen = readCookies(headers.cookie ?? null)[PREFERENCE_COOKIES.language];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

function busyPage({ method }: FastifyRequest, { cspNonce }: FastifyReply, words: Words | null): string {
  if (words === null) return '<!doctype html><title>503</title>';
  const { states, retry, default_error_msg: failed } = words;
  // Without a script, and without a file that this process would have to send too. The link leads to the page itself.
  return (
    `<!doctype html><html lang="${words.language}"><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<title>${states.unavailable}</title><style nonce="${cspNonce.style}">` +
    'body{font:1.125rem/1.6 system-ui,sans-serif;margin:2rem auto;max-width:32rem;padding:0 1rem;color:#1a1a1a}' +
    'h1{font-size:1.5rem;line-height:1.3}a{display:inline-block;padding:.75rem 1.5rem;border:2px solid;' +
    'border-radius:.5rem;color:#14532d;text-decoration:none;font-weight:600}</style>' +
    `<main><h1>${states.unavailable}</h1><p>${READS.has(method) ? states.unavailable_detail : failed}</p>` +
    `<a href="">${retry}</a></main></html>`
  );
}

/** The words in a language, read once each. */
function wordsOf(textFile: ShellEntry['textFile']): (language: Language) => Words | null {
  const known = new Map<Language, Words | null>();
  return (language) => {
    const kept = known.get(language);
    if (kept !== undefined) return kept;
    const file = textFile({ version: '', language, file: 'main.json' });
    const words = file === null ? null : { ...(JSON.parse(file.json) as Omit<Words, 'language'>), language };
    known.set(language, words);
    return words;
  };
}
