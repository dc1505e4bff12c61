import { z } from 'zod';
import { SatelliteError } from '../satellite-error.ts';
import { ask, contentOf } from './bounded-fetch.ts';
import { sceneOf } from './stac-item.ts';
import type { Scene } from './stac-item.ts';

/** A page of a hundred items of Earth Search has about 2 MB. */
const LARGEST_ANSWER = 16_777_216;
/** Items of one search: four months of passes, several scenes of each. */
const MOST_ITEMS = 100;
/** Per cent of a scene under clouds from which it is not looked at: some field may still be clear below that. */
const MOST_CLOUD = 90;

const answerSchema = z.object({ type: z.literal('FeatureCollection'), features: z.array(z.unknown()) });

/** A catalogue of scenes. */
export interface Catalogue {
  /** Base address of its STAC API. */
  readonly address: string;
  readonly collection: string;
  /** Origins at which pictures may be fetched, beside the catalogue's own. */
  readonly pictureOrigins: readonly string[];
}

/** What is looked for: scenes of a rectangle, from a moment to another. */
export interface SceneSearch {
  /** West, south, east, north in degrees. */
  readonly box: readonly [number, number, number, number];
  readonly from: Date;
  readonly until: Date;
}

/**
 * Scenes at a STAC API, the newest first.
 *
 * Wire: `POST <address>/search` with `{ collections, bbox, datetime: '<from>/<until>', limit, query: {
 * 'eo:cloud_cover': { lte } }, sortby }`; answers a GeoJSON FeatureCollection of items. See docs/wires/earth-search.md.
 *
 * @throws SatelliteError `unavailable`, `broken`, `too-large`
 */
export async function searchScenes(
  { address, collection }: Catalogue,
  { box, from, until }: SceneSearch,
  withinMs?: number,
): Promise<Scene[]> {
  const body = JSON.stringify({
    collections: [collection],
    bbox: box,
    datetime: `${from.toISOString()}/${until.toISOString()}`,
    limit: MOST_ITEMS,
    query: { 'eo:cloud_cover': { lte: MOST_CLOUD } },
    sortby: [{ field: 'properties.datetime', direction: 'desc' }],
  });
  const headers = { 'content-type': 'application/json', accept: 'application/geo+json' };
  const answer = await ask(`${address}/search`, { method: 'POST', headers, body }, withinMs);
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new SatelliteError('unavailable', `the catalogue answered ${answer.status}`);
  }
  const scenes = itemsOf(await contentOf(answer, LARGEST_ANSWER)).flatMap((item) => sceneOf(item) ?? []);
  return scenes.sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime());
}

function itemsOf(content: Uint8Array): unknown[] {
  try {
    return answerSchema.parse(JSON.parse(new TextDecoder().decode(content))).features;
  } catch {
    throw new SatelliteError('broken', 'the catalogue’s answer is none of a search');
  }
}
