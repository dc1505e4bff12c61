import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { booleanInQuery, rupeesInQuery, wholeNumberInQuery } from './query-values.ts';

const REFUSED: readonly unknown[] = [
  '',
  ' ',
  '\u00a0',
  ' 7',
  '7 ',
  '0x10',
  '0b1',
  '1e2',
  '+7',
  '-1',
  'NaN',
  'Infinity',
  'null',
  '1,000',
  '४२',
  '７',
  '7.',
  '.5',
  ['7'],
  ['7', '8'],
  null,
];

describe('a number in an address', () => {
  const whole = wholeNumberInQuery(0, 100);
  const rupees = rupeesInQuery(0, 1_000);

  it.each([
    ['0', 0],
    ['7', 7],
    ['07', 7],
    ['100', 100],
  ])('%j is %j', (text, number) => {
    expect(whole.parse(text)).toBe(number);
    expect(rupees.parse(text)).toBe(number);
  });

  it.each(REFUSED)('%j is none', (given) => {
    expect(whole.safeParse(given).success).toBe(false);
    expect(rupees.safeParse(given).success).toBe(false);
  });

  it('has a fraction only where it is an amount, and keeps to its limits', () => {
    expect(rupees.parse('178.50')).toBe(178.5);
    expect(whole.safeParse('1.5').success).toBe(false);
    expect(whole.safeParse('101').success).toBe(false);
    expect(rupees.safeParse('1000.01').success).toBe(false);
  });

  it('is documented as a number, and has to be there unless it has a default', () => {
    const query = z.object({ amount: rupees, page: wholeNumberInQuery(1, 5).default(1) });
    expect(query.parse({ amount: '3' })).toEqual({ amount: 3, page: 1 });
    expect(query.safeParse({}).success).toBe(false);
    expect(z.toJSONSchema(query, { io: 'input' })).toMatchObject({
      properties: { amount: { type: 'number', maximum: 1_000 }, page: { type: 'integer', minimum: 1, maximum: 5 } },
      required: ['amount'],
    });
  });
});

it('a yes or no in an address is one of two words', () => {
  expect([booleanInQuery.parse('true'), booleanInQuery.parse('false')]).toEqual([true, false]);
  for (const text of ['', '1', '0', 'yes', 'on', 'TRUE', ' true'])
    expect(booleanInQuery.safeParse(text).success).toBe(false);
});
