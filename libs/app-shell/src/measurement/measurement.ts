import { randomUUID } from 'node:crypto';
import type { AnalyticsEvent } from '@haat/analytics';
import type { MeasuredEvent } from '@haat/api-contract';
import { PREFERENCE_COOKIES, readMeasurementConsent, type MeasurementConsent } from '@haat/app-context';
import type { MeasurementPurpose, ShellName } from '@haat/api-contract/vocabulary';
import { visitorCookie, visitorCookieName, type CookieScope } from '@haat/auth-session/server';
import type { EventBuffer } from './event-buffer.ts';

/** What a shell measures: for what, and where events go; null where nothing is configured. */
export interface Measurement {
  readonly purposes: readonly MeasurementPurpose[];
  readonly events: EventBuffer;
}

/** How the browser of a request is measured. */
export interface RequestMeasurement {
  readonly consent: MeasurementConsent;
  track(event: AnalyticsEvent): void;
  /** `Set-Cookie` values for the browser's random id. @param isReset after signing out */
  changedCookies(isReset: boolean): string[];
}

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Opens what a request may be measured by. A browser gets its random id with the first event after its consent, and
 * loses it with the consent or the session. See docs/domain/measurement.md#who-is-measured.
 */
export function openMeasurement(
  measurement: Measurement | null,
  {
    cookies,
    scope,
    shell,
  }: {
    readonly cookies: Readonly<Record<string, string | undefined>>;
    readonly scope: CookieScope;
    readonly shell: ShellName;
  },
): RequestMeasurement {
  const kept = cookies[visitorCookieName(scope)];
  const consent = readMeasurementConsent(cookies[PREFERENCE_COOKIES.measurement], measurement?.purposes ?? []);
  const { agreed } = consent;
  const known = kept !== undefined && UUID.test(kept) ? kept : null;
  let visitor = known;
  return {
    consent,
    track({ name: event, properties }) {
      if (measurement === null || agreed.length === 0) return;
      visitor ??= randomUUID();
      const measured: MeasuredEvent = {
        id: randomUUID(),
        name: event,
        properties: { ...properties },
        at: new Date().toISOString(),
        shell,
        visitor,
        purposes: [...agreed],
      };
      measurement.events.add(measured);
    },
    changedCookies(isReset) {
      const isWanted = agreed.length > 0 && !isReset;
      if (!isWanted) return kept === undefined ? [] : [visitorCookie(null, scope)];
      return visitor === null || visitor === known ? [] : [visitorCookie(visitor, scope)];
    },
  };
}
