/** Errors told to a service of errors, without anything about a person. */
export { openErrorReports } from './open-error-reports.ts';
export type { ErrorReports, ErrorReportsOptions } from './open-error-reports.ts';
export type { ErrorPlace } from './safe-event.ts';
