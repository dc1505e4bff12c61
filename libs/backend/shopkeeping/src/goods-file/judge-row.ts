import { HIGHEST_PRICE, MOST_STOCK } from '@haat/api-contract/shop-goods';
import type { GoodsFileColumn, GoodsFileFault } from '@haat/api-contract/vocabulary';
import { parseAmount, toLatinDigits, toPaise } from '@haat/format';

/** What is wrong with a cell, or with the row. */
export interface RowFault {
  readonly column: GoodsFileColumn | null;
  readonly fault: GoodsFileFault;
  /** What stands there, cut short. */
  readonly value: string;
}

/** The cells of a row by column; empty where the file does not have the column. */
export type NamedCells = Readonly<Partial<Record<GoodsFileColumn, string>>>;

/** What a row wants; undefined where the cell is empty: that stays as it is. */
export interface WantedRow {
  readonly pays: number | undefined;
  readonly stock: number | undefined;
  readonly isOnSale: boolean | undefined;
  readonly faults: RowFault[];
}

const MOST_SHOWN = 40;
/** What a spreadsheet would calculate instead of showing it. A number below zero is only a number. */
const FORMULA = /^[=@+\t\r]|^-(?![\d.,\s]*$)/;
const YES = ['yes', 'y', 'true', '1'];
const NO = ['no', 'n', 'false', '0'];

/** Reads what a row wants and what is wrong with its cells. @param mrpPaise of the pack; null where it is unknown */
export function judgeRow(cells: NamedCells, mrpPaise: number | null): WantedRow {
  const faults: RowFault[] = [];
  const wrong = (column: GoodsFileColumn, fault: GoodsFileFault, value: string): undefined => {
    faults.push({ column, fault, value: value.slice(0, MOST_SHOWN) });
  };
  const given = (column: GoodsFileColumn): string | undefined => {
    const value = cells[column];
    return value === undefined || value === '' || faults.some((fault) => fault.column === column) ? undefined : value;
  };
  for (const [column, value] of Object.entries(cells) as [GoodsFileColumn, string][])
    if (FORMULA.test(value)) wrong(column, 'formula', value);
  const number = (column: GoodsFileColumn, most: number): number | undefined => {
    const value = given(column);
    if (value === undefined) return undefined;
    const amount = parseAmount(toLatinDigits(value));
    if (amount === undefined || amount > most) return wrong(column, 'not-a-number', value);
    return amount < 0 ? wrong(column, 'negative', value) : amount;
  };
  const price = number('price', HIGHEST_PRICE);
  const stock = number('stock', MOST_STOCK);
  const isWhole = stock === undefined || Number.isInteger(stock);
  if (!isWhole) wrong('stock', 'not-a-number', cells.stock ?? '');
  if (price === 0) wrong('price', 'not-a-number', cells.price ?? '');
  const pays = price === undefined || price === 0 ? undefined : toPaise(price);
  if (pays !== undefined && mrpPaise !== null && pays > mrpPaise) wrong('price', 'above-mrp', cells.price ?? '');
  const sale = given('on_sale')?.toLowerCase();
  if (sale !== undefined && !YES.includes(sale) && !NO.includes(sale)) wrong('on_sale', 'not-yes-or-no', sale);
  return {
    pays,
    stock: isWhole ? stock : undefined,
    isOnSale: sale === undefined ? undefined : YES.includes(sale),
    faults,
  };
}
