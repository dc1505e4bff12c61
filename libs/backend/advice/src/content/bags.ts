import type { BaggedFertiliser } from '@haat/api-contract/vocabulary';

/** Bags whose price the government sets; rupees. See `data/SOURCES.md`. */
export const BAGS: Readonly<Record<BaggedFertiliser, { readonly kg: number; readonly price: number }>> = {
  urea: { kg: 45, price: 266.5 },
  dap: { kg: 50, price: 1350 },
};
