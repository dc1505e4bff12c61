import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { Span } from '@opentelemetry/api';
import { currentSpan } from './traced.ts';

/** Begins the span of a call. @returns it, and the header by which the other side goes on with the trace */
export type BeginCall = (
  call: { readonly method: string; readonly host: string },
  parent: Span,
) => { readonly span: Span; readonly traceparent: string };

/** As undici, which is Node's `fetch`, tells of a request. */
interface FetchRequest {
  readonly origin: string | URL;
  readonly method: string;
  addHeader(name: string, value: string): void;
}

const FAILED = 2;

/**
 * Makes a span of each call that leaves this process within another one, by Node's own channels: those of `node:http`,
 * by which axios calls, and of `fetch`. Of the address only the host is told.
 * @param collector host to which the spans go: those calls are no part of a trace
 * @returns ends it
 */
export function traceCalls(begin: BeginCall, collector: string): () => void {
  const spans = new WeakMap<object, Span>();
  const created = (call: object, given: { method: string; host: string }, setHeader: (value: string) => void) => {
    const parent = currentSpan.getStore();
    if (parent === undefined || given.host === collector) return;
    const { span, traceparent } = begin(given, parent);
    spans.set(call, span);
    setHeader(traceparent);
  };
  const ended = (call: object, status: number | undefined) => {
    const span = spans.get(call);
    if (span === undefined) return;
    spans.delete(call);
    if (status !== undefined) span.setAttribute('http.response.status_code', status);
    if (status === undefined || status >= 500) span.setStatus({ code: FAILED });
    span.end();
  };
  const statuses = new WeakMap<object, number>();
  const listeners: Record<string, (message: unknown) => void> = {
    'http.client.request.created'(message) {
      const { request } = message as { request: ClientRequest };
      if (request.headersSent) return;
      const host = String(request.getHeader('host') ?? request.host);
      created(request, { method: request.method, host }, (value) => request.setHeader('traceparent', value));
    },
    'http.client.response.finish'(message) {
      const { request, response } = message as { request: ClientRequest; response: IncomingMessage };
      ended(request, response.statusCode);
    },
    'http.client.request.error': (message) => ended((message as { request: ClientRequest }).request, undefined),
    'undici:request:create'(message) {
      const { request } = message as { request: FetchRequest };
      const { host } = new URL(String(request.origin));
      created(request, { method: request.method, host }, (value) => request.addHeader('traceparent', value));
    },
    'undici:request:headers'(message) {
      const { request, response } = message as { request: FetchRequest; response: { statusCode: number } };
      statuses.set(request, response.statusCode);
    },
    'undici:request:trailers'(message) {
      const { request } = message as { request: FetchRequest };
      ended(request, statuses.get(request));
    },
    'undici:request:error': (message) => ended((message as { request: FetchRequest }).request, undefined),
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
