import { RouterContextProvider, type ServerBuild } from 'react-router';
import { LITE_PAGE_HEADER } from './security-headers.ts';
import type { ServerFacts } from './server-facts.ts';

/** What the page of a small build says. */
export const PAGE = `<!doctype html><title>कृषि हाट</title>${'<p>बीज, खाद, दवा</p>'.repeat(300)}`;
/** A page of few words. */
export const SHORT_PAGE = PAGE.slice(0, 3_000);

/** A build with one page, which says what reached it; for tests. */
export function smallBuild(seen: {
  request?: Request;
  facts?: ServerFacts;
  isLite?: boolean;
  page?: string;
}): ServerBuild {
  return {
    routes: {
      root: {
        id: 'root',
        path: '',
        module: {
          default: () => null,
          action: async ({ request }: { request: Request }) => ({ body: await request.text() }),
        },
      },
    },
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers) => {
          seen.request = request;
          if (seen.isLite) headers.set(LITE_PAGE_HEADER, '1');
          headers.append('set-cookie', 'a=1');
          headers.append('set-cookie', 'b=2');
          return new Response(seen.page ?? PAGE, {
            status,
            headers: { ...Object.fromEntries(headers), 'content-type': 'text/html; charset=utf-8' },
          });
        },
        answerFailures: (build: ServerBuild) => build,
        openShellRuntime: () => ({}),
        startContext: (facts: ServerFacts) => {
          seen.facts = facts;
          return new RouterContextProvider();
        },
        reportErrorsTo: () => undefined,
        textFile: () => null,
      },
    },
    assets: { entry: { module: '', imports: [] }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}
