import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { vendorRegistration } from '@haat/backend-market';
import { inTransaction } from '@haat/backend-platform';
import { insertVendors, smallMarket } from '@haat/backend-sandbox';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

describe.each(testDatabases(import.meta.filename))('inserting a shop on $name', (on) => {
  let backend: TestBackend;
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'none' });
  });
  afterAll(() => backend?.close());

  it.each([
    ['27SAMPL0000E1ZZ', 'is no GSTIN'],
    ['27SAMPL0000E1', 'is no GSTIN'],
  ])('refuses %s as its number for goods and services tax', async (gstin, words) => {
    const [shop] = smallMarket().vendors;
    await expect(inTransaction(backend.database, (tx) => insertVendors(tx, [{ ...shop!, gstin }]))).rejects.toThrow(
      words,
    );
    expect(await vendorRegistration(backend.database, shop!.id)).toBeNull();
  });

  it('keeps its number, or that it has none', async () => {
    const [one, other] = smallMarket().vendors;
    await inTransaction(backend.database, (tx) => insertVendors(tx, [one!, { ...other!, gstin: null }]));
    expect((await vendorRegistration(backend.database, one!.id))?.gstin).toBe(one!.gstin);
    expect((await vendorRegistration(backend.database, other!.id))?.gstin).toBeNull();
  });
});
