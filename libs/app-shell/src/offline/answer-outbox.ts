import type { RouterContextProvider } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { outboxReasonContext, readerContext } from '@haat/app-context';
import { pathTo } from '@haat/routing';
import { requestTextsContext } from '../page-texts/texts.server.ts';
import { OUTBOX_FOR_HEADER, OUTBOX_STATUS, UPLOADS_PATH } from './kept-copy.ts';

/** What a page is asked for again: the service did not look at it. */
const LATER: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** By which forms and parts of files come. */
const CHANGES: ReadonlySet<string> = new Set(['POST', 'PATCH']);

/**
 * Answers a form that the phone's worker sends later in short: sent, refused with the reason in words, or to be sent
 * again. What was filled in by somebody else is looked at by no action. See
 * docs/domain/application.md#forms-without-a-network.
 */
export async function answerOutbox(
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
  next: () => Promise<Response>,
): Promise<Response> {
  const reader = request.headers.get(OUTBOX_FOR_HEADER);
  if (reader === null || !CHANGES.has(request.method)) return next();
  if (reader !== context.get(readerContext)()) return new Response(null, { status: OUTBOX_STATUS.otherReader });
  // Files that go ahead of their form are answered by themselves.
  if (new URL(request.url).pathname.startsWith(UPLOADS_PATH)) return next();
  const { status, headers } = await next();
  // The session ended meanwhile.
  if (leadsTo(headers, request) === pathTo('login')) return new Response(null, { status: 401 });
  if (status < 400) return new Response(null, { status: OUTBOX_STATUS.sent });
  if (status >= 500 || LATER.has(status)) return new Response(null, { status });
  return new Response(reasonInWords(context), {
    status: OUTBOX_STATUS.refused,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

function reasonInWords(context: Readonly<RouterContextProvider>): string {
  const reason = context.get(outboxReasonContext);
  if (typeof reason === 'string') return reason;
  const texts = context.get(requestTextsContext);
  if (!texts) return '';
  return reason === null
    ? texts.t('offline:outbox.noReason')
    : texts.t(errorTextKeys(reason.code), { ...reason.details });
}

function leadsTo(headers: Headers, { url }: Request): string | null {
  const location = headers.get('location');
  return location === null ? null : new URL(location, url).pathname;
}
