import { inUtm } from '@haat/field-core';
import type { Point, Position } from '@haat/field-core';
import { CLASS_TILE, classesOf, nirOf, redOf, skyOf, TILE } from './sample-ground.ts';
import { tiledTiff } from './tiled-tiff.ts';

const DAY_MS = 86_400_000;
/** Day of the shipped picture, and of every fifth from it, counted from 1970. */
const SHIPPED_DAY = Date.parse('2022-10-03') / DAY_MS;
const EVERY_DAYS = 5;
/** Milliseconds after midnight (UTC) at which the satellite passes over India. */
const PASSES_AT_MS = 5.5 * 3_600_000;
const TILE_METRES = TILE.side * TILE.pixel;
/** Tiles of a scene's side; neighbours overlap by two, so that every field is whole on one. */
const REPEATS = 42;
const STEP_METRES = 40 * TILE_METRES;
const SCENE_METRES = REPEATS * TILE_METRES;
const NORTHERN_ZONES = 32_600;
const PER_CENT = { clear: 0, half: 50, clouds: 100 } as const;
const ID = /^sample-(326[0-6]\d)-(-?\d{1,3})-(-?\d{1,3})-(-?\d{1,4})$/;
const KEPT_FILES = 6;

/** Bands of a scene. */
export const SCENE_BANDS = ['red', 'nir', 'scl'] as const;
/** A band of a scene. */
export type SceneBand = (typeof SCENE_BANDS)[number];

/** What is looked for in the catalogue. */
export interface SampleSearch {
  /** West, south, east, north. */
  readonly box: readonly [number, number, number, number];
  readonly from: Date;
  readonly until: Date;
  readonly mostCloud: number;
  readonly limit: number;
}

interface SampleScene {
  readonly epsg: number;
  /** Steps east and north of the scene whose upper left corner is the shipped picture's. */
  readonly east: number;
  readonly north: number;
  /** Passes after that of the shipped picture. */
  readonly pass: number;
}

/** Items of a STAC catalogue: made-up scenes, the newest first. @param base address under which their files are */
export function searchSample({ box, from, until, mostCloud, limit }: SampleSearch, base: string): object[] {
  const [west, south, east, north] = box;
  const epsg = NORTHERN_ZONES + Math.floor(((west + east) / 2 + 180) / 6) + 1;
  const [low, high] = [inUtm([west, south], epsg), inUtm([east, north], epsg)];
  const passOf = (moment: Date) => (moment.getTime() - PASSES_AT_MS) / DAY_MS - SHIPPED_DAY;
  const [first, last] = [Math.ceil(passOf(from) / EVERY_DAYS), Math.floor(passOf(until) / EVERY_DAYS)];
  const items: object[] = [];
  for (let pass = last; pass >= first && items.length < limit; pass -= 1) {
    if (PER_CENT[skyOf(pass)] > mostCloud) continue;
    for (const place of scenesOver(low, high)) items.push(itemOf({ epsg, ...place, pass }, base));
  }
  return items.slice(0, limit);
}

/** Scenes that have something of a rectangle on them. */
function scenesOver(low: Point, high: Point): { east: number; north: number }[] {
  const places: { east: number; north: number }[] = [];
  const eastOf = (x: number) => (x - TILE.left) / STEP_METRES;
  const northOf = (y: number) => (y - TILE.top) / STEP_METRES;
  const overlap = SCENE_METRES / STEP_METRES;
  for (let east = Math.ceil(eastOf(low.x) - overlap); east <= eastOf(high.x); east += 1)
    for (let north = Math.ceil(northOf(low.y)); north <= northOf(high.y) + overlap; north += 1)
      places.push({ east, north });
  return places;
}

function itemOf(scene: SampleScene, base: string): object {
  const id = `sample-${scene.epsg}-${scene.east}-${scene.north}-${scene.pass}`;
  const { left, top } = cornerOf(scene);
  const ring = [
    [left, top],
    [left, top - SCENE_METRES],
    [left + SCENE_METRES, top - SCENE_METRES],
    [left + SCENE_METRES, top],
    [left, top],
  ] as const;
  const takenAt = new Date((SHIPPED_DAY + scene.pass * EVERY_DAYS) * DAY_MS + PASSES_AT_MS);
  const asset = (band: SceneBand) => ({
    href: `${base}/scenes/${id}/${band}.tif`,
    type: 'image/tiff; application=geotiff; profile=cloud-optimized',
    'raster:bands': [{ scale: band === 'scl' ? 1 : 0.0001, offset: 0 }],
  });
  return {
    type: 'Feature',
    stac_version: '1.0.0',
    id,
    geometry: { type: 'Polygon', coordinates: [ring.map(([x, y]) => placeAt({ x, y }, scene.epsg))] },
    properties: {
      datetime: takenAt.toISOString(),
      'eo:cloud_cover': PER_CENT[skyOf(scene.pass)],
      'proj:epsg': scene.epsg,
      'krishi-haat:sample': true,
    },
    assets: Object.fromEntries(SCENE_BANDS.map((band) => [band, asset(band)])),
  };
}

function cornerOf({ east, north }: SampleScene): { left: number; top: number } {
  return { left: TILE.left + east * STEP_METRES, top: TILE.top + north * STEP_METRES };
}

/** The place of metres in a zone, by steps towards it. */
function placeAt({ x, y }: Point, epsg: number): Position {
  let [lng, lat] = [(epsg % 100) * 6 - 183, 20];
  for (let step = 0; step < 12; step += 1) {
    const here = inUtm([lng, lat], epsg);
    lng += (x - here.x) / (111_320 * Math.cos((lat * Math.PI) / 180));
    lat += (y - here.y) / 110_574;
  }
  return [lng, lat];
}

/** The last files that were made; the first is the oldest. */
const files = new Map<string, Promise<Buffer>>();

/** A band of a scene as a file, or null for a scene that is none. */
export async function sampleFile(id: string, band: SceneBand): Promise<Buffer | null> {
  const name = `${id}/${band}`;
  const kept = files.get(name);
  if (kept !== undefined) return kept;
  const [, epsg, east, north, pass] = ID.exec(id)?.map(Number) ?? [];
  if (epsg === undefined || east === undefined || north === undefined || pass === undefined) return null;
  const made = fileOf({ epsg, east, north, pass }, band);
  files.set(name, made);
  for (const oldest of files.keys()) {
    if (files.size <= KEPT_FILES) break;
    files.delete(oldest);
  }
  return made;
}

async function fileOf(scene: SampleScene, band: SceneBand): Promise<Buffer> {
  const { epsg, pass } = scene;
  const { side, pixel } = band === 'scl' ? CLASS_TILE : TILE;
  const values = band === 'scl' ? classesOf(pass) : band === 'nir' ? nirOf() : await redOf(pass);
  return tiledTiff({ values, side, repeats: REPEATS }, { epsg, ...cornerOf(scene), pixel });
}
