import { Writable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { renderToPipeableStream } from 'react-dom/server';
import { RouterContextProvider, ServerRouter, isRouteErrorResponse, type EntryContext } from 'react-router';
import { DEFAULT_LANGUAGE } from '@haat/api-contract/vocabulary';
import { isSameOrigin } from '@haat/auth-session/server';
import { isKeptCopyContext, isLiteContext, shareCardContext } from '@haat/app-context';
import type { Texts } from '@haat/i18n';
import { EmbeddedDrawingsContext } from '@haat/ui-kit';
import { dataDigestContext, keptPageContext } from './guest-pages/answer-guest-pages.ts';
import { digestOfData } from './guest-pages/digest-of-data.ts';
import { LitePage } from './lite/lite-page.tsx';
import { KeptPage } from './offline/kept-page.tsx';
import { KEPT_COPY_HEADER } from './offline/kept-copy.ts';
import { asWithoutScript } from './lite/as-without-script.ts';
import { isSameForGuests } from './guest-pages/is-same-for-guests.ts';
import { ErrorReportsContext } from './page-errors/error-reports-context.ts';
import { scriptStartContext } from './page-start/script-start.ts';
import { ShareContext, type Share } from './sharing/share-context.ts';
import { embedDrawing } from './page-start/embed-drawing.ts';
import { scriptsAfterPaint } from './page-start/scripts-after-paint.ts';
import { textsPath } from './page-texts/load-texts.ts';
import { namespacesOf } from './page-texts/namespaces-of.ts';
import { PageTextsContext, type PageTexts } from './page-texts/page-texts.ts';
import { requestTextsContext, textLibrary } from './page-texts/texts.server.ts';
import { LITE_PAGE_HEADER } from './server/security-headers.ts';
import { pageResponse } from './server/page-response.ts';
import { serverFactsContext, type ServerFacts } from './server/server-facts.ts';
import { hostPageContext, withHostPageScript } from './webview/host-page-script.ts';

/*
 * What the web server uses of this build: it runs outside of it, and keys of the request's context are only equal to
 * themselves.
 */
export { answerFailures } from './failures/answer-failures.ts';
export { textFile } from './page-texts/text-file.ts';
export { openShellRuntime } from './server/open-shell-runtime.ts';

/** The context that a request starts with. */
export function startContext(facts: ServerFacts): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(serverFactsContext, facts);
  return context;
}

/** Longest rendering of one page, milliseconds: all its data is there before it starts. */
export const streamTimeout = 5_000;

/**
 * Renders a page whole before it is sent: its status is then true, a render that fails becomes the error page, and it
 * is compressed in one piece. Nothing in a page arrives later than its data.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  const isLite = context.get(isLiteContext);
  if (isLite) headers.set(LITE_PAGE_HEADER, '1');
  const isKeptCopy = context.get(isKeptCopyContext);
  if (isKeptCopy) headers.set(KEPT_COPY_HEADER, '1');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const facts = context.get(serverFactsContext);
  const nonce = facts?.nonce || undefined;
  const kept = context.get(keptPageContext);
  if (facts && kept && isSameForGuests(entry)) {
    const { outdated } = kept;
    const dataDigest = digestOfData(entry);
    context.set(dataDigestContext, dataDigest);
    if (outdated?.dataDigest === dataDigest) {
      facts.page.shared = outdated;
      return new Response(null, { status, headers });
    }
  }
  const texts = textsOf(context);
  const pageTexts: PageTexts = {
    named: { version: textLibrary.version, language: texts.language, namespaces: namespacesOf(entry) },
    textsIn: () => texts,
  };
  const share: Share = { address: new URL(request.url), card: context.get(shareCardContext) };
  const router = <ServerRouter context={entry} url={request.url} nonce={nonce} />;
  const framed = isKeptCopy ? (
    <KeptPage>{router}</KeptPage>
  ) : isLite ? (
    <LitePage texts={texts}>{router}</LitePage>
  ) : (
    <ShareContext value={share}>{router}</ShareContext>
  );
  const page = (
    <PageTextsContext value={pageTexts}>
      <ErrorReportsContext value={facts?.runtime.reportsErrors && !isLite ? facts.requestId : null}>
        <EmbeddedDrawingsContext value={isLite ? null : embedDrawing}>{framed}</EmbeddedDrawingsContext>
      </ErrorReportsContext>
    </PageTextsContext>
  );
  const html = await new Promise<string>((resolve, reject) => {
    const written: string[] = [];
    const body = new Writable({
      decodeStrings: false,
      write(chunk: string | Buffer, _encoding, done) {
        written.push(typeof chunk === 'string' ? chunk : utf8.write(chunk));
        done();
      },
      final(done) {
        resolve(written.join('') + utf8.end());
        done();
      },
    });
    const utf8 = new StringDecoder('utf8');
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Nothing of a page is put aside to be moved in by a script: it is whole without one.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        pipe(body);
      },
      onShellError: reject,
      onError: reject,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long to render.')), streamTimeout);
  });
  const hostOrigins = context.get(hostPageContext);
  const sent = isLite
    ? asWithoutScript(html)
    : scriptsAfterPaint(hostOrigins === null ? html : withHostPageScript(html, { nonce, hostOrigins }), {
        nonce,
        startsWhen: context.get(scriptStartContext),
        texts: pageTexts.named.namespaces.map((name) => textsPath(textLibrary.version, texts.language, name)),
      });
  return pageResponse(sent, { status, headers }, facts);
}

/**
 * The request's texts. A request that failed before anything was known of it is answered in the language that opens.
 */
function textsOf(context: RouterContextProvider): Texts {
  return context.get(requestTextsContext) ?? textLibrary.textsIn(DEFAULT_LANGUAGE);
}

/** Logs unexpected errors; failed calls are reported where they fail, and thrown responses are not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> | undefined },
): void {
  // A form that another site's page sends is refused, also by the router: no error of ours.
  if (request.signal.aborted || isRouteErrorResponse(error) || !isSameOrigin(request)) return;
  const facts = context?.get(serverFactsContext);
  reporter?.(error, { requestId: facts?.requestId ?? null, path: new URL(request.url).pathname });
}

/** Called with unexpected errors. */
export type ErrorReporter = (error: unknown, where: { requestId: string | null; path: string }) => void;

let reporter: ErrorReporter | undefined;

/** Sets the reporter of unexpected errors. */
export function reportErrorsTo(report: ErrorReporter): void {
  reporter = report;
}
