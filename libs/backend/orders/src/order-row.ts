import type { orders } from './tables.ts';

/** An order as the database has it. */
export type OrderRow = typeof orders.$inferSelect;
