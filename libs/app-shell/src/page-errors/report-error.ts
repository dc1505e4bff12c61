import { BrowserClient, Scope, defaultStackParser, makeFetchTransport } from '@sentry/browser';
import { ERRORS_PATH } from './errors-path.ts';

const client = new BrowserClient({
  // Never asked: all goes to the shell, which knows the true one.
  dsn: 'https://page@errors.invalid/0',
  tunnel: ERRORS_PATH,
  transport: makeFetchTransport,
  stackParser: defaultStackParser,
  integrations: [],
  sendClientReports: false,
});
client.init();

/**
 * Tells the shell of an error of this page. The shell passes on what is safe of it, with the pattern of the page's
 * address instead of the address.
 * @param requestId of the request that the page was drawn for
 */
export function reportError(error: unknown, requestId: string): void {
  const scope = new Scope();
  scope.setTags({ route: location.pathname, request_id: requestId });
  client.captureException(error, undefined, scope);
}
