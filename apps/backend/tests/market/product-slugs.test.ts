import { productSlugsSchema } from '@haat/api-contract';
import { testDatabases } from '@haat/backend-testing';
import type { TestBackend } from '@haat/backend-testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBackend } from '../start-backend.ts';

describe.each(testDatabases(import.meta.filename))('the list for a sitemap on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
  }, 60_000);
  afterAll(() => backend?.close());

  it('names each product once, by an address that leads to it', async () => {
    const { status, body } = await backend.request('GET', '/catalogue/v1/product-slugs');
    expect(status).toBe(200);
    const { slugs } = productSlugsSchema.parse(body);
    expect(slugs.length).toBeGreaterThan(0);
    expect(new Set(slugs).size).toBe(slugs.length);
    const [first = ''] = slugs;
    expect(await backend.request('GET', `/catalogue/v1/product-slugs/${first}`)).toMatchObject({
      status: 200,
      body: { slug: first },
    });
  });
});
