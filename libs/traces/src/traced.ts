import { AsyncLocalStorage } from 'node:async_hooks';
import type { Attributes, Span, SpanKind } from '@opentelemetry/api';
import { queryName } from './query-name.ts';

/** A request that has come. */
export interface TracedRequest {
  readonly method: string;
  /** Its id, as the logs have it. */
  readonly id: string;
  /** W3C header of who asks; null where it is not to be believed. */
  readonly traceparent: string | null;
}

/** The span of a request that is being answered. */
export interface RequestTrace {
  /** What begins in it belongs to the request. */
  run(work: () => void): void;
  /** @param answer route: its pattern, never the address: that may have an id or a place in it */
  end(answer: { readonly route: string; readonly status: number }): void;
}

/** How a process traces. */
export interface Tracing {
  start(name: string, given: { kind: SpanKind; attributes: Attributes; traceparent?: string | null }): Span;
}

/** The span in which something is done. */
export const currentSpan = new AsyncLocalStorage<Span>();

/** OpenTelemetry's numbers, so that nothing of it is loaded where nothing is traced. */
const KIND = { internal: 0, server: 1, client: 2 } as const;
const FAILED = 2;

let tracing: Tracing | null = null;

/** Begins tracing in this process; null ends it. */
export function setTracing(now: Tracing | null): void {
  tracing = now;
}

/** Whether this process traces: asked before anything is put together for a span. */
export function isTracing(): boolean {
  return tracing !== null;
}

/** The span of a request; null where nothing is traced. */
export function beginRequest({ method, id, traceparent }: TracedRequest): RequestTrace | null {
  if (tracing === null) return null;
  const attributes = { 'http.request.method': method, 'haat.request_id': id };
  const span = tracing.start(method, { kind: KIND.server, attributes, traceparent });
  return {
    run: (work) => currentSpan.run(span, work),
    end({ route, status }) {
      span.updateName(`${method} ${route}`);
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
      if (status >= 500) span.setStatus({ code: FAILED });
      span.end();
    },
  };
}

/** Runs a query as a span of what asks for it. @param text of the SQL; only what is done to which table is told */
export function traceQuery<Result>(text: string, run: () => Promise<Result>): Promise<Result> {
  if (tracing === null || currentSpan.getStore() === undefined) return run();
  const { operation, table } = queryName(text);
  const span = tracing.start(table === null ? operation : `${operation} ${table}`, {
    kind: KIND.client,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === null ? {} : { 'db.collection.name': table }),
    },
  });
  return until(span, run);
}

/** Runs a job as a trace of its own. */
export function traceJob<Result>(name: string, run: () => Promise<Result>): Promise<Result> {
  if (tracing === null) return run();
  return until(tracing.start(`job ${name}`, { kind: KIND.internal, attributes: { 'haat.job': name } }), run);
}

async function until<Result>(span: Span, run: () => Promise<Result>): Promise<Result> {
  try {
    return await currentSpan.run(span, run);
  } catch (error) {
    // Not its message: that may say a value.
    span.setStatus({ code: FAILED });
    throw error;
  } finally {
    span.end();
  }
}
