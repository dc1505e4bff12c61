/** A shop, or shops that stand too near to each other to be told apart, on the map. */
export interface MapMarker {
  /** From the left and from the top, in units of the drawing. */
  readonly x: number;
  readonly y: number;
  /** Their numbers in the list, from 1. */
  readonly numbers: readonly number[];
}

/** Where shops lie around a place: north at the top, the place in the middle. */
export interface ShopMap {
  /** Radius of the outer circle, metres on the ground; the inner one has half of it. */
  readonly outerMetres: number;
  readonly markers: readonly MapMarker[];
}

/** Side of the drawing, in its own units. */
export const MAP_SIDE = 240;
/** Radius of the outer circle in the drawing; beyond it is room for half a marker. */
export const MAP_RADIUS = 104;
/** Shops on the map at most: more could not be told apart on a phone. */
const MOST_SHOPS = 9;
/** Markers nearer than this to each other become one. */
const TOGETHER = 26;
/** Radii that can be read at a glance, metres. */
const CIRCLES = [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000] as const;
const METRES_PER_DEGREE = 111_195;

/**
 * The map of the first nine shops of a list. The outer circle is the smallest round one that holds them all. See
 * docs/design/screens.md#shops.
 * @param place 'lat,lng'
 * @param shops 'lat,lng' of each, in the order of the list
 */
export function mapOf(place: string, shops: readonly string[]): ShopMap {
  const { lat: lat0, lng: lng0 } = degreesOf(place);
  const eastward = Math.cos((lat0 * Math.PI) / 180);
  const offsets = shops.slice(0, MOST_SHOPS).map((shop) => {
    const { lat, lng } = degreesOf(shop);
    return { east: (lng - lng0) * METRES_PER_DEGREE * eastward, north: (lat - lat0) * METRES_PER_DEGREE };
  });
  const farthest = Math.max(0, ...offsets.map(({ east, north }) => Math.hypot(east, north)));
  const outerMetres = CIRCLES.find((metres) => metres >= farthest) ?? CIRCLES[CIRCLES.length - 1] ?? farthest;
  const scale = MAP_RADIUS / outerMetres;
  const markers: { x: number; y: number; numbers: number[] }[] = [];
  for (const [index, { east, north }] of offsets.entries()) {
    const [x, y] = [Math.round(MAP_SIDE / 2 + east * scale), Math.round(MAP_SIDE / 2 - north * scale)];
    const near = markers.find((marker) => Math.hypot(marker.x - x, marker.y - y) < TOGETHER);
    if (near) near.numbers.push(index + 1);
    else markers.push({ x, y, numbers: [index + 1] });
  }
  return { outerMetres, markers };
}

function degreesOf(latLng: string): { lat: number; lng: number } {
  const [lat = 0, lng = 0] = latLng.split(',').map(Number);
  return { lat, lng };
}
