import { cutText } from '@haat/format';

/** Where the farmer is, as chosen on the location screen and kept for a year. */
export interface Place {
  /** 'lat,lng' in degrees. See docs/domain/service-calls.md#places. */
  readonly latLng: string;
  /** Of the geocoder that found it, or null. See docs/domain/service-calls.md#places. */
  readonly placeId: string | null;
  /** What is shown for it, such as 'दिंडोरी, नासिक'. */
  readonly label: string;
  /** The post's Latin name where the label is in another script. See docs/domain/place-names.md#official-name. */
  readonly officialName: string | null;
  /** Six digits, or null. */
  readonly pincode: string | null;
  readonly district: string | null;
  readonly state: string | null;
}

const LAT_LNG = /^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/;

/** Whether a text is a point on the earth written 'lat,lng'. */
export function isLatLng(text: unknown): text is string {
  if (typeof text !== 'string' || !LAT_LNG.test(text)) return false;
  const [lat, lng] = text.split(',').map(Number);
  return Math.abs(lat ?? 91) <= 90 && Math.abs(lng ?? 181) <= 180;
}

const LONGEST_LABEL = 120;
const PLACE_ID = /^[\w:.-]{1,300}$/;

/** Reads a place from a cookie's value; null when it is not a valid place. Cookies are untrusted input. */
export function parsePlace(text: string | undefined): Place | null {
  if (text === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { latLng, placeId, label, officialName, pincode, district, state } = value as Record<string, unknown>;
  if (!isLatLng(latLng) || typeof label !== 'string' || label === '') return null;
  return {
    latLng,
    placeId: typeof placeId === 'string' && PLACE_ID.test(placeId) ? placeId : null,
    label: cutText(label, LONGEST_LABEL),
    officialName: shortText(officialName),
    pincode: typeof pincode === 'string' && /^[1-9]\d{5}$/.test(pincode) ? pincode : null,
    district: shortText(district),
    state: shortText(state),
  };
}

function shortText(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? cutText(value, LONGEST_LABEL) : null;
}
