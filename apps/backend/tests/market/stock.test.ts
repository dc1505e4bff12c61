import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { offers } from '@haat/backend-market/tables';
import { productLines, quoteFor, releaseStock, reserveStock } from '@haat/backend-market';
import type { StockLine } from '@haat/backend-market';
import { inTransaction } from '@haat/backend-platform';
import { testDatabases } from '@haat/backend-testing';
import { startBackend } from '../start-backend.ts';
import type { TestBackend } from '@haat/backend-testing';

const SHOP = 'small-both';
const COUNT = 8;

describe.each(testDatabases(import.meta.filename))('stock on $name', (on) => {
  let backend: TestBackend;
  let packs: string[] = [];
  beforeAll(async () => {
    backend = await startBackend({ on, seed: 'small' });
    packs = (
      await backend.database.select({ id: offers.variantId }).from(offers).where(eq(offers.vendorId, SHOP)).limit(COUNT)
    ).map(({ id }) => id);
  });
  afterAll(() => backend.close());
  beforeEach(async () => {
    await backend.database.update(offers).set({ stock: 10 }).where(eq(offers.vendorId, SHOP));
  });

  const pack = (index: number) => packs[index] ?? '';
  const reserve = (lines: StockLine[]) => inTransaction(backend.database, (tx) => reserveStock(tx, SHOP, lines));
  const stockOf = async (variantId: string) =>
    (
      await backend.database
        .select({ stock: offers.stock })
        .from(offers)
        .where(and(eq(offers.vendorId, SHOP), eq(offers.variantId, variantId)))
    )[0]?.stock;

  it('takes all lines or none, and names what is short', async () => {
    expect(
      await reserve([
        { variantId: pack(0), quantity: 4 },
        { variantId: pack(1), quantity: 10 },
      ]),
    ).toEqual([]);
    expect([await stockOf(pack(0)), await stockOf(pack(1))]).toEqual([6, 0]);
    expect(
      await reserve([
        { variantId: pack(0), quantity: 1 },
        { variantId: pack(1), quantity: 1 },
        { variantId: 'unknown', quantity: 1 },
      ]),
    ).toEqual(
      [
        { variantId: pack(1), asked: 1, available: 0 },
        { variantId: 'unknown', asked: 1, available: 0 },
      ].sort((one, other) => (one.variantId < other.variantId ? -1 : 1)),
    );
    expect(await stockOf(pack(0))).toBe(6);
  });

  it('adds lines of one pack together, and refuses invalid quantities', async () => {
    expect(
      await reserve([
        { variantId: pack(0), quantity: 6 },
        { variantId: pack(0), quantity: 6 },
      ]),
    ).toEqual([{ variantId: pack(0), asked: 12, available: 10 }]);
    for (const quantity of [0, -1, 1.5, Number.NaN])
      await expect(reserve([{ variantId: pack(0), quantity }])).rejects.toThrow(RangeError);
    expect(await reserve([])).toEqual([]);
  });

  it('gives back what it took', async () => {
    await reserve([{ variantId: pack(0), quantity: 3 }]);
    await inTransaction(backend.database, (tx) =>
      releaseStock(tx, SHOP, [
        { variantId: pack(0), quantity: 3 },
        { variantId: 'gone', quantity: 1 },
      ]),
    );
    expect(await stockOf(pack(0))).toBe(10);
  });

  it('gives the last packs to as many buyers as there are packs, without a deadlock', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, buyer) => {
        const lines = packs.map((variantId) => ({ variantId, quantity: 1 }));
        return reserve(buyer % 2 === 0 ? lines : lines.reverse());
      }),
    );
    expect(answers.filter((short) => short.length === 0)).toHaveLength(10);
    expect(await Promise.all(packs.map(stockOf))).toEqual(packs.map(() => 0));
  });

  it('quotes in paise what the shop sells, and shows lines of all that exist', async () => {
    const quotes = await quoteFor(backend.database, [pack(0), 'unknown'], SHOP);
    expect([...quotes.keys()]).toEqual([pack(0)]);
    expect(Number.isInteger(quotes.get(pack(0))?.pricePaise)).toBe(true);
    const lines = await productLines(backend.database, [pack(0), 'unknown'], { vendorId: SHOP, language: 'hi' });
    expect(lines.get(pack(0))?.quote).toMatchObject({
      price: (quotes.get(pack(0))?.pricePaise ?? 0) / 100,
      stock: 10,
      vendor_id: SHOP,
    });
    expect(
      (await productLines(backend.database, [pack(0)], { vendorId: 'unknown', language: 'hi' })).get(pack(0))?.quote,
    ).toBeNull();
    expect((await quoteFor(backend.database, [], SHOP)).size).toBe(0);
  });
});
