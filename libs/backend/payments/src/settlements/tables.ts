import type { SettlementDifferenceKind } from '@haat/api-contract/vocabulary';
import { bigint, date, index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

/** Days whose settlement report was compared with the ledger. */
export const settlementDays = pgTable('settlement_days', {
  /** Of the settlement, in India. */
  day: date({ mode: 'string' }).primaryKey(),
  items: integer().notNull(),
  comparedAt: time('compared_at').notNull(),
});

/** What the gateway has settled, each once: which of the ledger’s lines it has accounted for. */
export const settledItems = pgTable('settled_items', {
  /** 'pay_…', 'rfnd_…', 'adj_…' */
  entityId: text('entity_id').primaryKey(),
  settlementId: text('settlement_id').notNull(),
  day: date({ mode: 'string' }).notNull(),
});

/** Where a settlement report and the ledger disagree. */
export const settlementDifferences = pgTable(
  'settlement_differences',
  {
    id: uuid().primaryKey(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().$type<SettlementDifferenceKind>().notNull(),
    entityId: text('entity_id').notNull(),
    /** What the ledger has, whole paise; null when it has no line. */
    bookedPaise: paise('booked_paise'),
    /** What the report says, whole paise; null when it says nothing. */
    toldPaise: paise('told_paise'),
    raisedAt: time('raised_at').notNull(),
  },
  (table) => [
    unique('settlement_differences_once').on(table.entityId, table.kind),
    index('settlement_differences_raised').on(table.raisedAt),
  ],
);
