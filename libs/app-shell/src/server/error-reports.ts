import type { FastifyInstance } from 'fastify';
import type { ErrorReports } from '@haat/error-reports';
import { routeOf } from '../measurement/route-of.ts';
import { ERRORS_PATH } from '../page-errors/errors-path.ts';

const LONGEST_REPORT = 64 * 1024;
/** Items of one envelope that are looked at. */
const MOST_LINES = 20;

/**
 * `POST /api/errors`: takes envelopes of Sentry's wire from this shell's own pages, and passes on what of their errors
 * is safe. Always 204: a page does not learn what becomes of it. See docs/domain/service-calls.md#error-reports.
 * @param publicOrigin under which people reach the shell; the request's own when undefined
 */
export function serveErrorReports(app: FastifyInstance, reports: ErrorReports, publicOrigin: string | undefined): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: LONGEST_REPORT }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(ERRORS_PATH, async (request, reply) => {
      const origin = publicOrigin ?? `${request.protocol}://${request.host}`;
      if (request.headers.origin === origin && typeof request.body === 'string')
        for (const event of eventsIn(request.body)) {
          const { route, request_id: requestId } = tagsIn(event);
          reports.reportOfPage(event, { during: 'page', route: routeOf(route ?? ''), requestId });
        }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

/** The errors of an envelope: lines of JSON, of which each item's first says what the next one is. */
function eventsIn(envelope: string): Record<string, unknown>[] {
  const lines = envelope.split('\n', MOST_LINES).map(parsed);
  return lines.flatMap((line, index) => {
    const item = lines[index + 1];
    return index > 0 && line?.['type'] === 'event' && item ? [item] : [];
  });
}

function tagsIn({ tags }: Record<string, unknown>): { route?: string; request_id?: string } {
  if (typeof tags !== 'object' || tags === null) return {};
  const { route, request_id } = tags as Record<string, unknown>;
  return {
    ...(typeof route === 'string' ? { route } : {}),
    ...(typeof request_id === 'string' ? { request_id } : {}),
  };
}

function parsed(line: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
