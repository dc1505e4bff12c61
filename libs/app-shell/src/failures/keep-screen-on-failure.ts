import { data, isRouteErrorResponse, type DataStrategyResult } from 'react-router';
import { errorTextKeys } from '@haat/api-contract';
import { showModal } from '@haat/app-context';
import type { UnhandledActionFailure } from './answer-failures.ts';

const UNREACHABLE = 'request_error.unavailable';

/**
 * What was sent and could not be done leaves the screen as it is, with what was typed, and says so in the error
 * modal: no signal, a server that fails, or a refusal that the screen does not see to.
 */
export async function keepScreenOnFailure(
  { request }: { request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
) {
  const results = await next();
  // Superseded by a newer request, or the user has left: this is not a failure.
  if (request.method === 'GET' || request.signal.aborted) return results;
  for (const outcome of Object.values(results)) {
    if (outcome.type === 'error' && isPassing(unwrapped(outcome.result))) {
      outcome.type = 'data';
      const failure: UnhandledActionFailure = { isUnhandled: true, error: { code: UNREACHABLE, details: {} } };
      // Because of its status the router does not reload the screen's data: that would fail, too, and take the screen
      // away.
      outcome.result = data(failure, { status: 503 });
    }
    const answer = unwrapped(outcome.result);
    if (isUnhandled(answer)) showModal({ textKey: errorTextKeys(answer.error.code) });
  }
  return results;
}

/**
 * No answer, one that cannot be read, or a server that failed: trying again may help. A redirect or a refusal is an
 * answer.
 */
function isPassing(error: unknown): boolean {
  return error instanceof Error || (isRouteErrorResponse(error) && error.status >= 500);
}

/** A response with an explicit status comes wrapped. */
function unwrapped(result: unknown): unknown {
  return isRecord(result) && result['type'] === 'DataWithResponseInit' ? result['data'] : result;
}

function isUnhandled(answer: unknown): answer is UnhandledActionFailure {
  return isRecord(answer) && answer['isUnhandled'] === true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
