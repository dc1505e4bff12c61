export { openTraces } from './open-traces.ts';
export type { Traces, TracesOptions } from './open-traces.ts';
export { beginRequest, isTracing, traceJob, traceQuery } from './traced.ts';
export type { RequestTrace, TracedRequest } from './traced.ts';
