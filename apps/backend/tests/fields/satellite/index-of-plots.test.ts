import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureField, SceneReader, searchScenes } from '@haat/backend-fields';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import means from './plot-means.json' with { type: 'json' };
import { StacServer } from './stac-server.ts';

const CASES = join(import.meta.dirname, '../../../../../libs/field-core/cases/plots.json');
const plots = JSON.parse(readFileSync(CASES, 'utf8')) as { id: string; ring: [number, number][] }[];
const SHIPPED = { from: new Date('2022-10-03T00:00:00Z'), until: new Date('2022-10-04T00:00:00Z') };
const BOX = [76.1032, 19.7719, 76.1274, 19.7951] as const;

describe('the index of 45 plots by way of a catalogue and its files', () => {
  const server = new StacServer();
  let reader: SceneReader;
  let catalogue: { address: string; collection: string; pictureOrigins: string[] };
  beforeAll(async () => {
    catalogue = { address: await server.listens(), collection: 'sentinel-2-c1-l2a', pictureOrigins: [] };
    reader = new SceneReader(catalogue);
  });
  afterAll(() => void server.server.close());

  it('is what was measured of them: within 0.025 of every plot, within 0.01 of at least 39', async () => {
    const [scene] = await searchScenes(catalogue, { box: BOX, ...SHIPPED });
    if (scene === undefined) throw new Error('no scene');
    expect(scene.takenAt.toISOString().slice(0, 10)).toBe('2022-10-03');
    const open = await reader.open(scene);
    const differences: number[] = [];
    for (const { id, ring } of plots) {
      const { mean, cloudShare } = await measureField(ring, open);
      expect(cloudShare).toBe(0);
      differences.push(Math.abs((mean ?? NaN) - (means as Record<string, number>)[id]!));
    }
    expect(differences).toHaveLength(45);
    expect(Math.max(...differences)).toBeLessThanOrEqual(0.025);
    expect(differences.filter((difference) => difference <= 0.01).length).toBeGreaterThanOrEqual(39);
    // Of three files for a whole scene only a tile and the tables are read, once.
    expect(server.sent).toBeLessThan(600_000);
  });
});
