import type { AnalyticsEvent } from '@haat/analytics';
import { MEASUREMENT_PATHS } from './measurement.ts';

/**
 * Tells the shell of an event that only a browser sees. The shell passes it on where the person agreed to that, with
 * the pattern of the page in place of an address; where nothing is measured, nothing is sent.
 * @param isMeasured as the page's root data say it
 */
export function tellEvent(isMeasured: boolean | undefined, event: AnalyticsEvent): void {
  if (isMeasured !== true) return;
  navigator.sendBeacon(MEASUREMENT_PATHS.events, new Blob([JSON.stringify([event])], { type: 'application/json' }));
}
