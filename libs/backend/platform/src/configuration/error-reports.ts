import type { Environment } from './environment.ts';

/** Where errors are told; see docs/domain/service-calls.md#error-reports. */
export interface ErrorReportsConfiguration {
  /** Address of a project of a service that speaks Sentry's wire; null: nothing is told. */
  dsn: string | null;
  /** Version of this deployment, as its reports name it. */
  release: string | null;
}

/** Null where a value is not given. */
export function errorReportsOf({ SENTRY_DSN, RELEASE }: Environment): ErrorReportsConfiguration {
  return { dsn: SENTRY_DSN ?? null, release: RELEASE ?? null };
}
