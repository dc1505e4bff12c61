import { GOODS_FILE_COLUMNS, type Language } from '@haat/api-contract/vocabulary';
import { listShopGoods } from '@haat/backend-market';
import type { Executor } from '@haat/backend-platform';
import { stringify } from 'csv-stringify/sync';
import { packView } from '../goods/pack-view.ts';

/** A shop has no more packs than a file may have rows. */
const MOST = 5000;

/** All goods of a shop as the file by which they are changed: prices as they are, to be written over. */
export async function writeGoodsFile(executor: Executor, vendorId: string, language: Language): Promise<string> {
  const { packs } = await listShopGoods(executor, { vendorId, text: '', filter: 'all', limit: MOST, offset: 0 });
  const rows = packs.map((pack) => {
    const { c_id: id, name, pack: packed, mrp, price, stock, on_sale: isOnSale } = packView(pack, language);
    return [id, name, packed, mrp, price, stock, isOnSale ? 'yes' : 'no'];
  });
  // The mark tells spreadsheets the encoding: without it letters of India are lost.
  return stringify([[...GOODS_FILE_COLUMNS], ...rows], {
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
}
