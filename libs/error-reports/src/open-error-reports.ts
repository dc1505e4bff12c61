import { safeEvent, tagsOf, type ErrorPlace } from './safe-event.ts';

/** Tells a service of errors. */
export interface ErrorReports {
  /** Of this process. */
  report(error: unknown, place: ErrorPlace): void;
  /** Of a page: as it was sent, believed in nothing but what `safeEvent` takes. */
  reportOfPage(event: unknown, place: Omit<ErrorPlace, 'part'>): void;
  /** Waits for what is on its way, at most as long. @param milliseconds */
  flush(milliseconds: number): Promise<void>;
}

/** Where reports go, and of which version they are. */
export interface ErrorReportsOptions {
  /** Sentry's address of a project; null: nothing is loaded and nothing told. */
  readonly dsn: string | null;
  readonly release: string | null;
}

/** Reports of a process in a minute, at most: an error of every request must not become a flood. */
const MOST_A_MINUTE = 60;

const NOTHING: ErrorReports = {
  report: () => undefined,
  reportOfPage: () => undefined,
  flush: async () => undefined,
};

/** Opens the way to a service of errors, once for a process. See docs/domain/service-calls.md#error-reports. */
export async function openErrorReports({ dsn, release }: ErrorReportsOptions): Promise<ErrorReports> {
  if (dsn === null) return NOTHING;
  const { NodeClient, Scope, defaultStackParser, makeNodeTransport } = await import('@sentry/node');
  const client = new NodeClient({
    dsn,
    transport: makeNodeTransport,
    stackParser: defaultStackParser,
    integrations: [],
    includeServerName: false,
    sendClientReports: false,
    // The last word: whatever was put into the report on its way.
    beforeSend: (event) => {
      const tags = Object.fromEntries(Object.entries(event.tags ?? {}).map(([name, value]) => [name, String(value)]));
      return { ...safeEvent(event, tags, release ?? undefined), type: undefined };
    },
  });
  client.init();
  let minute = 0;
  let sent = 0;
  const mayReport = () => {
    const now = Math.floor(performance.now() / 60_000);
    if (now !== minute) [minute, sent] = [now, 0];
    return (sent += 1) <= MOST_A_MINUTE;
  };
  const scopeOf = (place: ErrorPlace) => {
    const scope = new Scope();
    scope.setTags(tagsOf(place));
    return scope;
  };
  return {
    report(error, place) {
      if (mayReport()) client.captureException(described(error), undefined, scopeOf(place));
    },
    reportOfPage(event, place) {
      const page = { ...place, part: 'page' };
      const safe = safeEvent({ ...record(event), platform: 'javascript' }, tagsOf(page), release ?? undefined);
      if (safe.exception.values.length > 0 && mayReport())
        client.captureEvent({ ...safe, type: undefined }, undefined, scopeOf(page));
    },
    async flush(milliseconds) {
      await client.flush(milliseconds);
    },
  };
}

/** A failed query says its values in its message: only the query is told. */
function described(error: unknown): unknown {
  if (!(error instanceof Error) || !('query' in error) || typeof error.query !== 'string') return error;
  const told = new Error(`Failed query: ${error.query}`);
  told.name = error.name;
  told.stack = error.stack;
  return told;
}

function record(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
