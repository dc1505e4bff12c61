import { rowsOf } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { CellReader } from '@haat/backend-table-files';
import type { AskedRow, ImportKindDefinition, ReadRow } from '@haat/backend-table-files';
import { toRupees } from '@haat/format';
import { sql } from 'drizzle-orm';
import { offers } from '../catalogue/tables.ts';

/** What is so many times the price of before, or a part of it so small, is a slip of the pen. */
const UNUSUAL_TIMES = 100;

interface KnownOffer {
  readonly c_id: string;
  readonly shop: string;
  readonly pack: string;
  readonly price: number;
  readonly discount: number;
  readonly stock: number;
  readonly mrp: number;
}

/** Prices and stock of packs that shops offer already. See docs/domain/imports.md#shop-prices. */
export const SHOP_PRICES: ImportKindDefinition = {
  kind: 'shop-prices',
  columns: [
    { name: 'shop', isRequired: true, example: 'v-sehore-dc' },
    { name: 'pack', isRequired: true, example: 'urea-45kg' },
    { name: 'price', isRequired: true, example: '266.50' },
    { name: 'discount', isRequired: false, example: '0' },
    { name: 'stock', isRequired: true, example: '40' },
  ],
  async read(executor, _dependencies, rows) {
    const known = await knownOffers(executor, rows);
    return rows.map((row) => readPrice(row, known));
  },
  async write(tx, _dependencies, rows) {
    const values = rows.map(({ subject, fields }) => [subject, fields['price'], fields['discount'], fields['stock']]);
    const ids = sql`select r->>0 from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r`;
    // In the order in which orders lock them.
    await tx.execute(sql`select ${offers.cId} from ${offers} where ${offers.cId} in (${ids})
      order by ${offers.variantId} for update`);
    await tx.execute(sql`update offers set price_paise = (r->>1)::int, discount_paise = (r->>2)::int,
      stock = (r->>3)::int, version = version + 1
      from jsonb_array_elements(${JSON.stringify(values)}::jsonb) as r where c_id = r->>0`);
  },
  // It makes nothing new: what shops offer is theirs to begin.
  remove: () => Promise.resolve([]),
};

async function knownOffers(executor: Executor, rows: readonly AskedRow[]): Promise<Map<string, KnownOffer>> {
  const asked = JSON.stringify(rows.map(({ cells }) => [cells['shop'], cells['pack']]));
  const found = await rowsOf<KnownOffer>(
    executor,
    sql`select o.c_id, o.vendor_id as shop, o.variant_id as pack, o.price_paise as price,
      o.discount_paise as discount, o.stock, v.mrp_paise as mrp
    from jsonb_array_elements(${asked}::jsonb) as r
    join offers o on o.vendor_id = r->>0 and o.variant_id = r->>1 join variants v on v.id = o.variant_id`,
  );
  return new Map(found.map((offer) => [nameOf(offer.shop, offer.pack), offer]));
}

function nameOf(shop: string, pack: string): string {
  return `${shop} ${pack}`;
}

function readPrice({ row, cells }: AskedRow, known: ReadonlyMap<string, KnownOffer>): ReadRow {
  const reader = new CellReader(cells);
  const shop = reader.text('shop', { longest: 100 });
  const pack = reader.text('pack', { longest: 100 });
  const price = reader.paise('price');
  const discount = reader.paise('discount', { isRequired: false }) ?? 0;
  const stock = reader.wholeNumber('stock');
  const offer = known.get(nameOf(shop ?? '', pack ?? ''));
  if (shop !== null && pack !== null && offer === undefined) reader.refuse('pack', { code: 'unknown', expected: null });
  if (price !== null && offer !== undefined) {
    if (price > offer.mrp) reader.refuse('price', { code: 'above-mrp', expected: String(toRupees(offer.mrp)) });
    else if (price === 0 || isUnusual(price, offer.price))
      reader.refuse('price', { code: 'unusual', expected: String(toRupees(offer.price)) });
    else if (discount > price) reader.refuse('discount', { code: 'too-large', expected: String(toRupees(price)) });
  }
  const { problems } = reader;
  const before = offer && { price: offer.price, discount: offer.discount, stock: offer.stock };
  return {
    ...{ row, problems, subject: offer?.c_id ?? null, before: before ?? null },
    after: price === null || stock === null || problems.length > 0 ? null : { price, discount, stock },
  };
}

function isUnusual(price: number, before: number): boolean {
  return price >= before * UNUSUAL_TIMES || price * UNUSUAL_TIMES <= before;
}
