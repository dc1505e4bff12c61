import { describe, expect, it } from 'vitest';
import { judgeRow } from './judge-row.ts';

const faultsOf = (cells: Parameters<typeof judgeRow>[0]) =>
  judgeRow(cells, 30_000).faults.map(({ column, fault }) => `${column} ${fault}`);

describe('what is wrong with a row of a file', () => {
  it.each([
    [{ price: '=2+3' }, ['price formula']],
    [{ stock: '+5' }, ['stock formula']],
    [{ price: '@SUM(A1)' }, ['price formula']],
    [{ name: "-cmd|' /C calc'!A0" }, ['name formula']],
    [{ stock: '-1' }, ['stock negative']],
    [{ stock: '2.5' }, ['stock not-a-number']],
    [{ price: 'about 200' }, ['price not-a-number']],
    [{ price: '0' }, ['price not-a-number']],
    [{ price: '300.01' }, ['price above-mrp']],
    [{ price: '1e3' }, ['price not-a-number']],
    [{ on_sale: 'perhaps' }, ['on_sale not-yes-or-no']],
    [{ price: '300', stock: '0', on_sale: 'No' }, []],
    [{ price: '', stock: '', on_sale: '' }, []],
  ])('%j', (cells, faults) => {
    expect(faultsOf(cells)).toEqual(faults);
  });

  it('reads amounts as people write them, also in their own digits', () => {
    expect(judgeRow({ price: '₹1,266.50', stock: '१२' }, null)).toEqual({
      ...{ pays: 126_650, stock: 12, isOnSale: undefined, faults: [] },
    });
  });
});
