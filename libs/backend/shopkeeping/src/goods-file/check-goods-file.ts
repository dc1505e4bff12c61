import type { GoodsFileColumn, GoodsFileFault } from '@haat/api-contract/vocabulary';
import { shopPacks } from '@haat/backend-market';
import type { ShopPack } from '@haat/backend-market';
import { inLanguage } from '@haat/backend-platform';
import type { Executor } from '@haat/backend-platform';
import { toRupees } from '@haat/format';
import type { Language } from '@haat/api-contract/vocabulary';
import { paysPaise, yesterdaysPrices } from '../goods/goods-changes.ts';
import { isPriceJump } from '../goods/price-rules.ts';
import type { CheckedRow } from '../tables.ts';
import { judgeRow, type NamedCells, type RowFault } from './judge-row.ts';
import type { FileRow } from './read-goods-file.ts';

/** For whom a file is checked. */
export interface FileCheck {
  readonly vendorId: string;
  readonly language: Language;
  readonly now: Date;
}

/**
 * What each row of a file would change, and what is wrong with it; what is wrong comes first. Nothing is changed. See
 * docs/domain/shop.md#the-file.
 */
export async function checkGoodsFile(
  executor: Executor,
  rows: readonly FileRow[],
  check: FileCheck,
): Promise<CheckedRow[]> {
  const ids = rows.map(({ cells }) => cells.id ?? '');
  const known = await shopPacks(executor, check.vendorId, ids);
  const yesterdays = await yesterdaysPrices(executor, [...known.keys()], check.now);
  const seen = new Set<string>();
  const checked = rows.map(({ line, cells: values, excess }) => {
    const id = values.id ?? '';
    const faults = rowFaults(id, { isKnown: known.has(id), isTwice: seen.has(id), excess });
    seen.add(id);
    return checkedRow(known.get(id), { line, id, values, faults, yesterday: yesterdays.get(id), check });
  });
  return checked.sort(
    (one, other) => Number(one.faults.length === 0) - Number(other.faults.length === 0) || one.line - other.line,
  );
}

function rowFaults(
  id: string,
  { isKnown, isTwice, excess }: { isKnown: boolean; isTwice: boolean; excess: number },
): RowFault[] {
  const fault = (is: boolean, name: GoodsFileFault, column: GoodsFileColumn | null, value = ''): RowFault[] =>
    is ? [{ column, fault: name, value }] : [];
  return [
    ...fault(excess < 0, 'half-row', null),
    ...fault(excess > 0, 'too-long-row', null),
    ...fault(!isKnown, 'unknown-goods', 'id', id.slice(0, 40)),
    ...fault(isKnown && isTwice, 'twice', 'id', id.slice(0, 40)),
  ];
}

interface NamedRow {
  readonly line: number;
  readonly id: string;
  readonly values: NamedCells;
  readonly faults: RowFault[];
  readonly yesterday: number | undefined;
  readonly check: FileCheck;
}

function checkedRow(known: ShopPack | undefined, { line, id, values, faults, yesterday, check }: NamedRow): CheckedRow {
  const wanted = judgeRow(values, known?.pack.mrpPaise ?? null);
  const all = [...faults, ...wanted.faults];
  const row = { line, c_id: id.slice(0, 200), faults: all };
  const nothing = { price: null, stock: null, on_sale: null, is_jump: false };
  if (known === undefined) return { ...row, ...nothing, name: '', version: 0 };
  const { offer, product } = known;
  const pays = paysPaise(offer);
  const isOnSale = offer.withdrawnAt === null;
  return {
    ...row,
    name: inLanguage(product.name, check.language),
    price:
      wanted.pays === undefined || wanted.pays === pays ? null : { from: toRupees(pays), to: toRupees(wanted.pays) },
    stock: wanted.stock === undefined || wanted.stock === offer.stock ? null : { from: offer.stock, to: wanted.stock },
    on_sale:
      wanted.isOnSale === undefined || wanted.isOnSale === isOnSale ? null : { from: isOnSale, to: wanted.isOnSale },
    is_jump: wanted.pays !== undefined && isPriceJump(yesterday ?? pays, wanted.pays),
    version: offer.version,
  };
}
