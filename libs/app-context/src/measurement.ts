import { createContext, type RouterContextProvider } from 'react-router';
import type { AnalyticsEvent } from '@haat/analytics';
import { MEASUREMENT_PURPOSES, type MeasurementPurpose } from '@haat/api-contract/vocabulary';

/** What a person says about being measured, in one browser. See docs/domain/measurement.md#consent. */
export interface MeasurementConsent {
  /** For what the shell would measure; empty: nothing is configured, and nothing asked. */
  readonly asked: readonly MeasurementPurpose[];
  /** What was agreed to, of what is asked. */
  readonly agreed: readonly MeasurementPurpose[];
  /** Nothing was answered yet. */
  readonly isOpen: boolean;
}

/** The shell's own addresses of measuring: what a person answers, and what a page tells. */
export const MEASUREMENT_PATHS = { consent: '/api/measurement/consent', events: '/api/measurement/events' } as const;

const NOTHING: MeasurementConsent = { asked: [], agreed: [], isOpen: false };

/** The answer of the request's browser. */
export const measurementContext = createContext<MeasurementConsent>(NOTHING);

/** Tells of an event, where the person agreed to that; else nothing happens. */
export const trackContext = createContext<(event: AnalyticsEvent) => void>(() => undefined);

/**
 * Reads an answer from its cookie.
 * @param asked for what the shell would measure
 */
export function readMeasurementConsent(
  cookie: string | undefined,
  asked: readonly MeasurementPurpose[],
): MeasurementConsent {
  if (asked.length === 0) return NOTHING;
  const given = new Set((cookie ?? '').split('.'));
  return { asked, agreed: asked.filter((purpose) => given.has(purpose)), isOpen: cookie === undefined };
}

/** What the cookie holds of an answer: `none`, or the purposes that were agreed to. */
export function measurementAnswer(agreed: readonly MeasurementPurpose[]): string {
  return agreed.length === 0 ? 'none' : MEASUREMENT_PURPOSES.filter((each) => agreed.includes(each)).join('.');
}

/**
 * Where a link that shares a page has its `ping`, so that the press is told of by the browser itself: also the first of
 * a visit, when there is no script yet, and of a lite page. Undefined where the reader is not measured. Loaders ask, so
 * that pages bring no script for it.
 */
export function sharePing(context: Readonly<RouterContextProvider>): string | undefined {
  return context.get(measurementContext).agreed.length > 0 ? MEASUREMENT_PATHS.events : undefined;
}
