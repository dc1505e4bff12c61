import type { Span } from '@opentelemetry/api';
import { traceCalls } from './outgoing-calls.ts';
import { currentSpan, setTracing } from './traced.ts';

/** Where spans go, and of which process and version they are. */
export interface TracesOptions {
  /** A collector's address for traces by OTLP/HTTP, such as `http://collector:4318/v1/traces`; null: nothing is loaded. */
  readonly address: string | null;
  /** Name of the process: 'krishi-haat-backend'. */
  readonly service: string;
  readonly release: string | null;
}

/** Traces of a process. */
export interface Traces {
  /** Sends what is left, for at most some seconds, and ends tracing. */
  close(): Promise<void>;
}

const NOTHING: Traces = { close: async () => undefined };
/** Spans that wait for the collector at most; those beyond are lost, the process is not. */
const MOST_WAITING = 2_048;
const EXPORT_WITHIN_MS = 5_000;

/**
 * Opens the way to a collector, once for a process. Which share of traces is kept says `OTEL_TRACES_SAMPLER` with
 * `OTEL_TRACES_SAMPLER_ARG`, and `OTEL_EXPORTER_OTLP_HEADERS` what the collector is sent beside them; OpenTelemetry
 * reads both. See docs/how-to/deploy.md#traces.
 */
export async function openTraces({ address, service, release }: TracesOptions): Promise<Traces> {
  if (address === null) return NOTHING;
  const [api, { W3CTraceContextPropagator }, { resourceFromAttributes }, sdk, { OTLPTraceExporter }] =
    await Promise.all([
      import('@opentelemetry/api'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace-base'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ]);
  const { ROOT_CONTEXT, SpanKind, defaultTextMapGetter, defaultTextMapSetter, trace } = api;
  const exporter = new OTLPTraceExporter({ url: address, timeoutMillis: EXPORT_WITHIN_MS });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      ...(release === null ? {} : { 'service.version': release }),
    }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter, { maxQueueSize: MOST_WAITING })],
  });
  const tracer = provider.getTracer('krishi-haat');
  const propagator = new W3CTraceContextPropagator();
  const contextOf = (span: Span | undefined) => (span === undefined ? ROOT_CONTEXT : trace.setSpan(ROOT_CONTEXT, span));
  setTracing({
    start(name, { kind, attributes, traceparent }) {
      const asked = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : contextOf(currentSpan.getStore());
      return tracer.startSpan(name, { kind, attributes }, asked);
    },
  });
  const endCalls = traceCalls(({ method, host }, parent) => {
    const attributes = { 'http.request.method': method, 'server.address': host };
    const span = tracer.startSpan(`${method} ${host}`, { kind: SpanKind.CLIENT, attributes }, contextOf(parent));
    const headers: { traceparent?: string } = {};
    propagator.inject(contextOf(span), headers, defaultTextMapSetter);
    return { span, traceparent: headers.traceparent ?? '' };
  }, new URL(address).host);
  return {
    async close() {
      endCalls();
      setTracing(null);
      // A collector that is away must not hold the process up.
      await provider.shutdown().catch(() => undefined);
    },
  };
}
