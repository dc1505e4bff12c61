import { isRouteErrorResponse, type DataStrategyResult, type MiddlewareFunction } from 'react-router';
import { errorTextKey } from '@haat/api-contract';
import { showModal } from '@haat/app-context';
import type { UnhandledActionFailure } from './answer-failures.ts';

/** In the browser, around everything that is sent. */
export const clientMiddleware: MiddlewareFunction<Record<string, DataStrategyResult>>[] = [keepScreenOnFailure];

const UNREACHABLE = 'request_error.unavailable';

/**
 * What was sent and could not be done leaves the screen as it is, with what was typed, and says so in the error modal: no
 * signal, a server that fails, or a refusal that the screen does not see to.
 */
async function keepScreenOnFailure({ request }: { request: Request }, next: () => Promise<Record<string, DataStrategyResult>>) {
  const results = await next();
  if (request.method === 'GET') return results;
  for (const outcome of Object.values(results)) {
    if (outcome.type === 'error' && isPassing(outcome.result)) {
      outcome.type = 'data';
      outcome.result = { isUnhandled: true, error: { code: UNREACHABLE, details: {} } } satisfies UnhandledActionFailure;
    }
    const failure = unhandledIn(outcome.result);
    if (failure) showModal({ textKey: errorTextKey(failure.error.code) });
  }
  return results;
}

/** No answer, one that cannot be read, or a server that failed: trying again may help. A redirect or a refusal is an answer. */
function isPassing(error: unknown): boolean {
  return error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
}

function unhandledIn(result: unknown): UnhandledActionFailure | null {
  // Data with a status of its own comes wrapped.
  const value = isRecord(result) && result['type'] === 'DataWithResponseInit' ? result['data'] : result;
  return isRecord(value) && value['isUnhandled'] === true ? (value as unknown as UnhandledActionFailure) : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
