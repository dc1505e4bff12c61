import { expect, it } from 'vitest';
import { readSeen, signsWith } from './crop-problems.data.ts';

const seen = (query: string) => readSeen(new URLSearchParams(query), '2026-11-25');

it.each([
  ['', { part: null, signs: [], sown: null }],
  ['part=leaf', { part: 'leaf', signs: [], sown: null }],
  ['part=wing&signs=yellow', { part: null, signs: [], sown: null }],
  ['part=leaf&signs=yellow,curls-up,yellow', { part: 'leaf', signs: ['yellow', 'curls-up'], sown: null }],
  ['part=leaf&signs=Yellow,<b>,a', { part: 'leaf', signs: ['a'], sown: null }],
  ['part=leaf&signs=a,b,c,d,e,f,g', { part: 'leaf', signs: ['a', 'b', 'c', 'd', 'e', 'f'], sown: null }],
  ['part=leaf&sown=2026-06-01', { part: 'leaf', signs: [], sown: '2026-06-01' }],
  ['part=leaf&sown=2027-06-01', { part: 'leaf', signs: [], sown: null }],
])('reads %j', (query, read) => {
  expect(seen(query)).toEqual(read);
});

it('adds a sign, and takes it away again', () => {
  expect(signsWith(['a'], 'b')).toEqual(['a', 'b']);
  expect(signsWith(['a', 'b'], 'a')).toEqual(['b']);
});
