import { foldText, namedProducts } from '@haat/backend-market';
import type { NamedProduct } from '@haat/backend-market';
import { inTransaction } from '@haat/backend-platform';
import type { Dependencies, Job, Transaction } from '@haat/backend-platform';
import { sql } from 'drizzle-orm';
import { networkKnownGoods, networkWordings } from './tables.ts';
import { foldedName } from './wording.ts';

const EVERY_MS = 3_600_000;

/** A wording as it is compared with our own goods. */
export interface NamedWording {
  readonly id: string;
  /** Folded name. */
  readonly names: string;
  /** As the seller writes it. */
  readonly brand: string | null;
}

/**
 * Tells which of our own products a wording of the network names: of the same brand, and with every word of our name,
 * in one of its languages, in the seller's. In doubt it is another one.
 * See docs/domain/open-network.md#beside-our-own-shops.
 * @returns ids of products; what the packs hold is compared apart
 */
export function goodsKnownBy(
  products: readonly NamedProduct[],
): (wording: Pick<NamedWording, 'names' | 'brand'>) => readonly string[] {
  const ofBrand = new Map<string, { readonly id: string; readonly names: readonly (readonly string[])[] }[]>();
  for (const { id, names, brands } of products) {
    const known = { id, names: [...new Set(names.map(foldedName))].map(wordsOf).filter(({ length }) => length > 0) };
    for (const brand of new Set(brands.map(foldText))) ofBrand.set(brand, [...(ofBrand.get(brand) ?? []), known]);
  }
  return ({ names, brand }) => {
    const offered = new Set(wordsOf(names));
    const candidates = brand === null ? [] : (ofBrand.get(foldText(brand)) ?? []);
    return candidates
      .filter((known) => known.names.some((words) => words.every((word) => offered.has(word))))
      .map(({ id }) => id);
  };
}

/** Remembers of wordings that are new which of our products they name. */
export async function storeKnownGoods(tx: Transaction, wordings: readonly NamedWording[]): Promise<void> {
  const known = knownAmong(wordings, await namedProducts(tx));
  if (known.length === 0) return;
  await tx.insert(networkKnownGoods).values(known).onConflictDoNothing();
}

/** Compares all wordings anew: our own goods may have changed since. */
export const KNOWN_GOODS_JOB: Job = {
  name: 'open-network.know-goods',
  every: EVERY_MS,
  isNeeded: ({ adapters }) => adapters.openNetwork !== null,
  run: knowGoods,
};

/** See {@link KNOWN_GOODS_JOB}. */
export async function knowGoods({ database }: Pick<Dependencies, 'database'>): Promise<void> {
  await inTransaction(database, async (tx) => {
    const { id, names, brand } = networkWordings;
    const known = knownAmong(await tx.select({ id, names, brand }).from(networkWordings), await namedProducts(tx));
    const rows = sql`json_to_recordset(${JSON.stringify(known)}::json) as known("wordingId" uuid, "productId" text)`;
    await tx.execute(sql`delete from ${networkKnownGoods} where not exists (select 1 from ${rows}
      where known."wordingId" = ${networkKnownGoods.wordingId}
        and known."productId" = ${networkKnownGoods.productId})`);
    await tx.execute(sql`insert into ${networkKnownGoods} (wording_id, product_id)
      select "wordingId", "productId" from ${rows} on conflict do nothing`);
  });
}

function knownAmong(wordings: readonly NamedWording[], products: readonly NamedProduct[]) {
  const productsOf = goodsKnownBy(products);
  return wordings.flatMap((wording) => productsOf(wording).map((productId) => ({ wordingId: wording.id, productId })));
}

const wordsOf = (folded: string): string[] => folded.split(/\s+/).filter((word) => word !== '');
