/** A place: longitude and latitude in degrees (WGS 84), in GeoJSON's order. */
export type Position = readonly [lng: number, lat: number];
/** The edge of a field, as corners in order; closed (the first corner again at the end) or not, either way round. */
export type Ring = readonly Position[];

/**
 * The corners of a ring, each once: without the closing one, and without one that repeats the corner before it.
 * @throws RangeError for a corner that is not two finite numbers
 */
export function cornersOf(ring: Ring): Position[] {
  const corners: Position[] = [];
  for (const [lng, lat] of ring) {
    if (!Number.isFinite(lng) || !Number.isFinite(lat)) throw new RangeError(`No position: ${lng}, ${lat}`);
    const last = corners.at(-1);
    if (last === undefined || last[0] !== lng || last[1] !== lat) corners.push([lng, lat]);
  }
  while (corners.length > 1 && isSame(corners[0], corners.at(-1))) corners.pop();
  return corners;
}

/** A ring given back closed: the first corner again at the end. */
export function closedRing(corners: readonly Position[]): Position[] {
  const [first] = corners;
  return first === undefined ? [] : [...corners, first];
}

function isSame(one: Position | undefined, other: Position | undefined): boolean {
  return one !== undefined && other !== undefined && one[0] === other[0] && one[1] === other[1];
}
