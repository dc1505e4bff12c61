import type { Role } from '@haat/api-contract/vocabulary';

/** Who runs the market: shops, goods, prices, offers, people. */
export const OPERATORS: readonly Role[] = ['operator'];
/** Who cares for farmers and their orders. */
export const CARERS: readonly Role[] = ['operator', 'support'];
