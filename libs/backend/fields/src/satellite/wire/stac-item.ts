import { z } from 'zod';

/** Longest address that is asked. */
const LONGEST_ADDRESS = 2_000;

const assetSchema = z.object({
  href: z.string().max(LONGEST_ADDRESS),
  'file:size': z.number().optional(),
  'raster:bands': z.array(z.object({ scale: z.number().optional(), offset: z.number().optional() })).optional(),
});

const corner = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(corner).min(3).max(1_000);
const geometrySchema = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: z.array(ring).min(1) }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring).min(1)).min(1) }),
]);

const itemSchema = z.object({
  id: z.string().min(1).max(200),
  geometry: geometrySchema,
  properties: z.object({
    datetime: z.iso.datetime({ offset: true }),
    'earthsearch:boa_offset_applied': z.boolean().optional(),
    'krishi-haat:sample': z.boolean().optional(),
  }),
  assets: z.record(z.string(), z.unknown()),
});

/** A band as a catalogue has it. */
export interface SceneBand {
  readonly address: string;
  /** Bytes of its file, where the catalogue says. */
  readonly size: number | null;
  /** Reflectance = scale × value + offset; both of the index's bands have the same scale. */
  readonly scale: number;
  readonly offset: number;
}

/** A scene: what a satellite saw on one pass. */
export interface Scene {
  readonly id: string;
  readonly takenAt: Date;
  /** Rings of what was seen. */
  readonly footprint: readonly (readonly (readonly [number, number])[])[];
  readonly red: SceneBand;
  readonly nir: SceneBand;
  /** The classes of what was seen: clouds, shadows, plants. */
  readonly classes: SceneBand;
  /** A made-up scene of the sample. */
  readonly isSample: boolean;
}

/** The names of each band, Earth Search's first, then those of other catalogues. */
const NAMES = { red: ['red', 'B04'], nir: ['nir', 'B08'], classes: ['scl', 'SCL'] } as const;

/**
 * A scene out of an item of a catalogue, or null for one that lacks a band or is none: others may still be whole.
 *
 * Earth Search says of older scenes that the offset of their values is taken off already; of the others it has to be.
 */
export function sceneOf(item: unknown): Scene | null {
  const read = itemSchema.safeParse(item);
  if (!read.success) return null;
  const { id, geometry, properties, assets } = read.data;
  const isShifted = properties['earthsearch:boa_offset_applied'] === true;
  const [red, nir, classes] = [NAMES.red, NAMES.nir, NAMES.classes].map((names) => bandOf(assets, names, isShifted));
  if (!red || !nir || !classes) return null;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  return {
    id,
    takenAt: new Date(properties.datetime),
    footprint: polygons.map(([outer = []]) => outer.map(([lng, lat]): [number, number] => [lng, lat])),
    ...{ red, nir, classes },
    isSample: properties['krishi-haat:sample'] === true,
  };
}

function bandOf(
  assets: Readonly<Record<string, unknown>>,
  names: readonly string[],
  isShifted: boolean,
): SceneBand | null {
  const asset = names.map((name) => assetSchema.safeParse(assets[name])).find(({ success }) => success)?.data;
  if (asset === undefined) return null;
  const { scale = 1, offset = 0 } = asset['raster:bands']?.[0] ?? {};
  return { address: asset.href, size: asset['file:size'] ?? null, scale, offset: isShifted ? 0 : offset };
}
