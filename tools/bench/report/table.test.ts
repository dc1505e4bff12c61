import { expect, it } from 'vitest';
import { tableOf } from './table.ts';

it('says of each figure what was aimed at and whether it is met', () => {
  const table = tableOf([
    {
      what: 'product pages',
      value: 201.4,
      unit: '/s',
      aim: { is: 'at least', bound: 190 },
      remark: 'CPU ms each: farmer 4.10',
    },
    { what: 'home: LCP', value: 1_512, unit: 'ms', aim: { is: 'at most', bound: 1_400 } },
    { what: 'home: CLS', value: 0.004, unit: '', aim: { is: 'at most', bound: 0.02 } },
    { what: 'home: image', value: 12_345, unit: 'bytes', aim: null },
  ]);
  expect(table.split('\n').slice(1)).toEqual([
    'product pages  201/s        ≥ 190/s    met     CPU ms each: farmer 4.10',
    'home: LCP      1512 ms      ≤ 1400 ms  MISSED',
    'home: CLS      0.004        ≤ 0.020    met',
    'home: image    12345 bytes',
  ]);
});
