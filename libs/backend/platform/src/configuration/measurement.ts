import type { Environment } from './environment.ts';

/** Where events are relayed; null for what is not used. See docs/how-to/deploy.md. */
export interface MeasurementConfiguration {
  /** The Measurement Protocol of GA4, at a tag manager's server. */
  tagManager: { address: string; measurementId: string; apiSecret: string } | null;
  /** Meta's Conversions API; `address` with its version. */
  meta: { address: string; pixelId: string; accessToken: string } | null;
  mixpanel: { address: string; token: string } | null;
  webEngage: { address: string; licenseCode: string; key: string } | null;
}

/** Each sink that has all that it needs. */
export function measurementOf(values: Environment): MeasurementConfiguration {
  const {
    TAG_MANAGER_ADDRESS,
    TAG_MANAGER_MEASUREMENT_ID: measurementId,
    TAG_MANAGER_API_SECRET: apiSecret,
    META_PIXEL_ID: pixelId,
    META_ACCESS_TOKEN: accessToken,
    MIXPANEL_TOKEN: token,
    WEBENGAGE_LICENSE_CODE: licenseCode,
    WEBENGAGE_KEY: key,
  } = values;
  return {
    tagManager:
      TAG_MANAGER_ADDRESS && measurementId && apiSecret
        ? { address: TAG_MANAGER_ADDRESS, measurementId, apiSecret }
        : null,
    meta: pixelId && accessToken ? { address: values.META_ADDRESS, pixelId, accessToken } : null,
    mixpanel: token ? { address: values.MIXPANEL_ADDRESS, token } : null,
    webEngage: licenseCode && key ? { address: values.WEBENGAGE_ADDRESS, licenseCode, key } : null,
  };
}

/** Variables that belong to one sink: all of them, or none. */
const TOGETHER = [
  ['TAG_MANAGER_ADDRESS', 'TAG_MANAGER_MEASUREMENT_ID', 'TAG_MANAGER_API_SECRET'],
  ['META_PIXEL_ID', 'META_ACCESS_TOKEN'],
  ['WEBENGAGE_LICENSE_CODE', 'WEBENGAGE_KEY'],
] as const;

/** What a person must mend: a sink of which a part is missing. */
export function measurementProblems(values: Environment): string[] {
  return TOGETHER.flatMap((names) => {
    const missing = names.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    const given = names.filter((name) => values[name] !== undefined);
    return missing.map((name) => `${name}: is needed with ${given.join(' and ')}`);
  });
}
