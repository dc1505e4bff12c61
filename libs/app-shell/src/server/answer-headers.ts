/**
 * Adds cookies to an answer; one that depends on the user must not be kept by caches. Answers that a route marks public
 * are the same for every user, and stay so only without cookies.
 * @param isPersonal whether the answer depends on a session or on what this request changed
 */
export function withHeaders(response: Response, cookies: readonly string[], isPersonal: boolean): Response {
  if (cookies.length === 0 && response.headers.get('cache-control')?.startsWith('public')) return response;
  for (const line of cookies) response.headers.append('set-cookie', line);
  if (isPersonal || !response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store');
  return response;
}
