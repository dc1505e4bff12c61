import type { ProductKind } from '@haat/api-contract/vocabulary';
import { eq, inArray } from 'drizzle-orm';
import type { Executor, Localised } from '@haat/backend-platform';

import type { Pack } from './pack-name.ts';
import { pictureAddress } from './picture-address.ts';
import { products, variants } from './tables.ts';

/** What of a product its return and its bill depend on. */
export interface GoodsFacts {
  kind: ProductKind;
  /** Sold below its cost by the government's leave: urea, DAP. */
  isSubsidised: boolean;
  hsnCode: string;
  gstPercent: number;
}

/** A pack as an order keeps it: its names in every language as they were when it was bought. */
export interface LineSnapshot {
  name: Localised;
  slug: string;
  imageUrl: string;
  pack: Pack;
  /** Of one pack; not in orders from before it was kept. */
  mrpPaise?: number;
  /** Not in orders that were made before bills and returns were. */
  facts?: GoodsFacts;
}

/** What an order keeps of packs, by variant id. An unknown variant is not in the map. */
export async function lineSnapshots(
  executor: Executor,
  variantIds: readonly string[],
): Promise<Map<string, LineSnapshot>> {
  if (variantIds.length === 0) return new Map();
  const rows = await executor
    .select({
      id: variants.id,
      pack: { amount: variants.packAmount, unit: variants.packUnit, container: variants.container },
      mrpPaise: variants.mrpPaise,
      name: products.name,
      slug: products.slug,
      picture: products.picture,
      collectOnly: products.collectOnly,
      kind: products.kind,
      hsnCode: products.hsnCode,
      gstPercent: products.gstPercent,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(inArray(variants.id, [...variantIds]));
  return new Map(
    rows.map(({ id, pack, mrpPaise, name, slug, picture, collectOnly, kind, hsnCode, gstPercent }) => [
      id,
      {
        name,
        slug,
        imageUrl: pictureAddress(picture),
        pack,
        mrpPaise,
        facts: { kind, isSubsidised: kind === 'fertiliser' && collectOnly, hsnCode, gstPercent },
      },
    ]),
  );
}

/** What returns and bills depend on of ordered packs, as it was when they were ordered; by variant id. */
export async function goodsFactsOf(
  executor: Executor,
  lines: readonly { variantId: string; product: LineSnapshot }[],
): Promise<Map<string, GoodsFacts>> {
  const unknown = lines.filter(({ product }) => product.facts === undefined).map(({ variantId }) => variantId);
  const today = await lineSnapshots(executor, unknown);
  return new Map(
    lines.flatMap(({ variantId, product }) => {
      const facts = product.facts ?? today.get(variantId)?.facts;
      return facts === undefined ? [] : [[variantId, facts] as const];
    }),
  );
}
