import { onCLS, onINP, onLCP, onTTFB, type Metric } from 'web-vitals';
import { MEASUREMENT_PATHS } from '@haat/app-context';
import type { AnalyticsEvent } from '@haat/analytics';

let isStarted = false;
const waiting: AnalyticsEvent[] = [];

/**
 * Measures how fast this page was, and tells it when it is left, in one beacon. Loaded only where the reader agreed.
 * Its metrics are those of the page that the browser loaded, whatever was opened on it since.
 */
export function measurePage(): void {
  if (isStarted) return;
  isStarted = true;
  const { pathname } = window.location;
  const measured = ({ name, value, rating }: Metric) => {
    waiting.push({
      name: 'web_vital',
      properties: {
        metric: name.toLowerCase() as 'inp' | 'lcp' | 'cls' | 'ttfb',
        value: Math.min(Math.round(name === 'CLS' ? value * 1000 : value), 600_000),
        rating,
        route: pathname,
        network: networkClass(),
      },
    });
  };
  for (const watch of [onCLS, onINP, onLCP, onTTFB]) watch(measured);
  // After the library's own listeners, which settle their values as the page is hidden.
  addEventListener('visibilitychange', () => void (document.visibilityState === 'hidden' && tell()));
  addEventListener('pagehide', tell);
}

function tell(): void {
  if (waiting.length === 0) return;
  const body = new Blob([JSON.stringify(waiting.splice(0))], { type: 'application/json' });
  navigator.sendBeacon(MEASUREMENT_PATHS.events, body);
}

function networkClass() {
  const { connection } = navigator as { connection?: { effectiveType?: 'slow-2g' | '2g' | '3g' | '4g' } };
  return connection?.effectiveType ?? 'unknown';
}
