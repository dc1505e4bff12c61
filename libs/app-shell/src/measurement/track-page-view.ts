import type { Language } from '@haat/api-contract/vocabulary';
import { isPageView } from '../visit/page-view.ts';
import type { RequestMeasurement } from './measurement.ts';
import { routeOf } from './route-of.ts';

/** Tells of a page view: seen by the server, so that it needs no script. */
export function trackPageView(
  measurement: RequestMeasurement,
  {
    request,
    url,
    language,
    isLite,
  }: { readonly request: Request; readonly url: URL; readonly language: Language; readonly isLite: boolean },
): void {
  if (measurement.consent.agreed.length === 0 || !isPageView(request)) return;
  measurement.track({ name: 'page_view', properties: { route: routeOf(url.pathname), language, lite: isLite } });
}
