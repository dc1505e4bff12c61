import { SECURITY_EVENT_KINDS, type SecurityEventKind } from '@haat/api-contract/vocabulary';
import { Counter, Histogram, Registry } from 'prom-client';

/** Labels of a request that was answered. */
export interface RequestLabels {
  readonly method: string;
  /** The route's pattern, never the address: that may have an id or a place in it. */
  readonly route: string;
  readonly status: number;
}

/** What one process counts of itself, for Prometheus. See docs/how-to/deploy.md#metrics-and-alerts. */
export interface Metrics {
  readonly registry: Registry;
  observeRequest(request: RequestLabels, seconds: number): void;
  observeJob(job: string, seconds: number, isDone: boolean): void;
  countSecurityEvent(kind: SecurityEventKind): void;
  /** A request that came beyond those that are answered at once. */
  countTurnedAway(): void;
}

/** Upper bounds in seconds: from an answer out of memory to the longest that a request may take. */
const REQUEST_SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** Upper bounds in seconds: from a job that finds nothing to one that calls a company many times. */
const JOB_SECONDS = [0.01, 0.1, 1, 5, 30, 120, 600];

/** Metrics of a process that has just begun: everything at nothing. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'haat_http_request_duration_seconds',
    help: 'Time from a request to its answer, by the pattern of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const jobs = new Histogram({
    name: 'haat_job_duration_seconds',
    help: 'Time that a run of a job took, failed or not',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers,
  });
  const jobFailures = new Counter({
    name: 'haat_job_failures_total',
    help: 'Runs of a job that failed',
    labelNames: ['job'],
    registers,
  });
  const securityEvents = new Counter({
    name: 'haat_security_events_total',
    help: 'Security events that this process recorded',
    labelNames: ['kind'],
    registers,
  });
  const turnedAway = new Counter({
    name: 'haat_http_turned_away_total',
    help: 'Requests that came beyond those that are answered at once',
    registers,
  });
  // From nothing on, so that the first event of a kind is seen to be one more. A changed role the database records.
  for (const kind of SECURITY_EVENT_KINDS) if (kind !== 'role-changed') securityEvents.inc({ kind }, 0);
  return {
    registry,
    observeRequest: (labels, seconds) => requests.observe({ ...labels }, seconds),
    observeJob(job, seconds, isDone) {
      jobs.observe({ job }, seconds);
      jobFailures.inc({ job }, isDone ? 0 : 1);
    },
    countSecurityEvent: (kind) => securityEvents.inc({ kind }),
    countTurnedAway: () => turnedAway.inc(),
  };
}
