import type { AnalyticsEvent } from '@haat/analytics';
import { MEASUREMENT_PATHS } from './measurement.ts';

/**
 * Where a link that shares a page has its `ping`, so that the press is told of by the browser itself: also the first of
 * a visit, when there is no script yet, and of a lite page.
 * @param isMeasured as the page's root data say it
 */
export function sharePing(isMeasured: boolean | undefined): string | undefined {
  return isMeasured === true ? MEASUREMENT_PATHS.events : undefined;
}

/**
 * Tells the shell of an event that only a browser sees. The shell passes it on where the person agreed to that, with
 * the pattern of the page in place of an address; where nothing is measured, nothing is sent.
 * @param isMeasured as the page's root data say it
 */
export function tellEvent(isMeasured: boolean | undefined, event: AnalyticsEvent): void {
  if (isMeasured !== true) return;
  navigator.sendBeacon(MEASUREMENT_PATHS.events, new Blob([JSON.stringify([event])], { type: 'application/json' }));
}
