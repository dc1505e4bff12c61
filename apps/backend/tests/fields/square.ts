/** Metres of a degree of latitude on the sphere of docs/domain/fields.md#area. */
const METRES_OF_A_DEGREE = 111_195.08;

/** A place: longitude and latitude. */
export type Place = readonly [lng: number, lat: number];

/** Near Jalna, Maharashtra. */
export const JALNA: Place = [76.11, 19.78];

/** Corners in metres east and north of a place, closed. */
export function ringAt([lng, lat]: Place, corners: readonly (readonly [number, number])[]): [number, number][] {
  const ring = corners.map(([east, north]): [number, number] => [
    lng + east / (METRES_OF_A_DEGREE * Math.cos((lat * Math.PI) / 180)),
    lat + north / METRES_OF_A_DEGREE,
  ]);
  const [first] = ring;
  return first === undefined ? [] : [...ring, first];
}

/** A rectangle in metres whose lower left corner lies some metres east of a place. */
export function rectangle(place: Place, width: number, height: number, east = 0): [number, number][] {
  return ringAt(place, [
    [east, 0],
    [east + width, 0],
    [east + width, height],
    [east, height],
  ]);
}

/** What registers a field with this ring. */
export function fieldOf(ring: readonly (readonly number[])[], more: Record<string, unknown> = {}) {
  const boundary = { type: 'Polygon', coordinates: [ring] };
  return { name: 'By the well', boundary, crop: null, variety: null, sowing_day: null, ...more };
}
