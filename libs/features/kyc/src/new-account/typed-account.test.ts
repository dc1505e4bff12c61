import { expect, it } from 'vitest';
import { problemsOf, readAccount } from './typed-account.ts';

function form(fields: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}
const TYPED = { number: '12345678901', again: '12345678901', ifsc: 'SBIN0000300', name: 'Sunita Pawar' };

it('reads digits of every script, spaces and small letters', () => {
  const written = { number: '१२३४ ५६७८ ९०१', again: '1234-5678-901', ifsc: ' sbin 0000300', name: ' Sunita Pawar ' };
  expect(readAccount(form(written))).toEqual(TYPED);
  expect(problemsOf(TYPED)).toEqual({});
});

it.each([
  ['eight digits', { number: '12345678', again: '12345678' }, { number: 'number' }],
  ['nineteen digits', { number: '1'.repeat(19), again: '1'.repeat(19) }, { number: 'number' }],
  ['numbers that differ', { again: '12345678902' }, { again: 'differs' }],
  ['no 0 in the IFSC', { ifsc: 'SBIN1000300' }, { ifsc: 'ifsc' }],
  ['no name', { name: '' }, { name: 'name' }],
])('says what is wrong: %s', (_, change, problems) => {
  expect(problemsOf({ ...TYPED, ...change })).toEqual(problems);
});
