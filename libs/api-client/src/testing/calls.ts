import type { ServerResponse } from 'node:http';
import type { ServiceCall } from '../api-client.ts';
import { isApiError } from '../api-error.ts';
import type { ApiError } from '../api-error.ts';

/** A call of a made-up resource. */
export const GET: ServiceCall = { service: 'main', method: 'GET', path: '/x' };

/** A service's answer in JSON. */
export const answerJson =
  (status: number, body: unknown, headers: Record<string, string> = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

/** The error with which a call fails; fails itself when the call succeeds. */
export async function expectApiError(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!isApiError(error)) throw new Error('It should have failed with an ApiError.');
  return error;
}
