import type { Environment } from './environment.ts';

/** Where a process says what it counts, `GET /metrics`. */
export interface MetricsConfiguration {
  host: string;
  /** 0 takes a free one. */
  port: number;
  /** Bearer token of the scraper; null: metrics are readable without authentication. */
  token: string | null;
}

/** Null without a port: nothing is served. */
export function metricsConfiguration(values: Environment): MetricsConfiguration | null {
  if (values.METRICS_PORT === undefined) return null;
  return { host: values.METRICS_HOST, port: values.METRICS_PORT, token: values.METRICS_TOKEN ?? null };
}

/** What a person must mend. @param isLoopback whether only this machine reaches an address */
export function metricsProblems(
  { METRICS_PORT, METRICS_HOST, METRICS_TOKEN }: Environment,
  isLoopback: (host: string) => boolean,
): string[] {
  if (METRICS_PORT === undefined || METRICS_TOKEN !== undefined || isLoopback(METRICS_HOST)) return [];
  return ['METRICS_TOKEN: is needed when METRICS_HOST is not a loopback address. Make one with: openssl rand -hex 32'];
}
