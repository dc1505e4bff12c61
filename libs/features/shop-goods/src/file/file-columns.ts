import type { GoodsFileColumn } from '@haat/api-contract/vocabulary';

const PRICE: GoodsFileColumn = 'price';
const STOCK: GoodsFileColumn = 'stock';
const ON_SALE: GoodsFileColumn = 'on_sale';

/** Columns of the file as they stand there in every language, for texts that name them. */
export const FILE_COLUMNS = { priceColumn: PRICE, stockColumn: STOCK, saleColumn: ON_SALE };
