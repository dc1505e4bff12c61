import type { GoodsImportRow } from '@haat/api-contract/shop-goods';
import type { GoodsImportState } from '@haat/api-contract/vocabulary';
import { users } from '@haat/backend-identity/tables';
import { offers, vendors } from '@haat/backend-market/tables';
import {
  bigserial,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const person = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id);
const shop = () =>
  text('vendor_id')
    .notNull()
    .references(() => vendors.id);

/** A row of a file that can be applied, with what it was checked against. */
export interface CheckedRow extends GoodsImportRow {
  /** The offer's version when the file was checked; 0 for rows that are left out. */
  readonly version: number;
}

/** Files of goods. See docs/domain/shop.md#the-file. */
export const goodsImports = pgTable(
  'goods_imports',
  {
    id: uuid().primaryKey(),
    vendorId: shop(),
    userId: person(),
    state: text().$type<GoodsImportState>().notNull(),
    at: time('at').notNull(),
    /** What is wrong first. */
    rows: jsonb().$type<CheckedRow[]>().notNull(),
  },
  (table) => [index('goods_imports_shop').on(table.vendorId, table.at)],
);

/** What the people of shops changed of what they offer; rows are added, never changed. Prices are paise. */
export const goodsChanges = pgTable(
  'goods_changes',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    cId: text('c_id')
      .notNull()
      .references(() => offers.cId),
    vendorId: shop(),
    userId: person(),
    at: time('at').notNull(),
    importId: uuid('import_id').references(() => goodsImports.id),
    priceBefore: integer('price_before').notNull(),
    priceAfter: integer('price_after').notNull(),
    discountBefore: integer('discount_before').notNull(),
    discountAfter: integer('discount_after').notNull(),
    stockBefore: integer('stock_before').notNull(),
    stockAfter: integer('stock_after').notNull(),
    onSaleBefore: boolean('on_sale_before').notNull(),
    onSaleAfter: boolean('on_sale_after').notNull(),
    /** The offer's version that this change made. */
    version: integer().notNull(),
  },
  (table) => [index('goods_changes_offer').on(table.cId, table.id), index('goods_changes_import').on(table.importId)],
);

/** Of which end of a licence a shop was told, so that it is told once. */
export const licenceNotices = pgTable(
  'licence_notices',
  {
    vendorId: shop(),
    kind: text().notNull(),
    until: date({ mode: 'string' }).notNull(),
    /** True: that it has run out; false: that it will. */
    isExpired: boolean('is_expired').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendorId, table.kind, table.until, table.isExpired] })],
);
