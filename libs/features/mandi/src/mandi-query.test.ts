import { describe, expect, it } from 'vitest';
import { mandiAddress, quintalsOf, readCropChoice, readMandiQuery } from './mandi-query.ts';

const NOTHING = { crop: null, market: null, days: 30, quintals: '' } as const;

describe('readMandiQuery', () => {
  it.each([
    ['', {}],
    ['crop=onion&market=lasalgaon', { crop: 'onion', market: 'lasalgaon' }],
    ['days=180&quintals=%2010%20', { days: 180, quintals: '10' }],
    ['days=90', {}],
    ['crop=<script>&market=', {}],
    [`crop=${'x'.repeat(1_000)}`, {}],
  ])('reads %j', (query, expected) => {
    expect(readMandiQuery(new URLSearchParams(query))).toEqual({ ...NOTHING, ...expected });
  });
});

describe('mandiAddress', () => {
  it('writes only what differs from the start', () => {
    expect(mandiAddress(NOTHING)).toBe('/mandi');
    expect(mandiAddress({ ...NOTHING, crop: 'onion', quintals: '10' }, { market: 'niphad', days: 180 })).toBe(
      '/mandi?crop=onion&market=niphad&days=180&quintals=10',
    );
  });
});

describe('quintalsOf', () => {
  it.each([
    ['10', 10],
    ['0.5', 0.5],
    ['१२', 12],
    ['১২.৫', 12.5],
    ['1,000', 1000],
    ['10000', 10_000],
    ['10001', null],
    ['10.006', 10.01],
    ['0.004', null],
    ['0', null],
    ['-3', null],
    ['ten', null],
    ['', null],
  ])('of %j is %j', (typed, expected) => {
    expect(quintalsOf(typed)).toBe(expected);
  });
});

describe('readCropChoice', () => {
  it.each([
    ['', null],
    ['choose=1', { search: '', ticked: [] }],
    ['choose=1&q=%20kanda%20&crops=onion&crops=No!', { search: 'kanda', ticked: ['onion'] }],
  ])('reads %j', (query, expected) => {
    expect(readCropChoice(new URLSearchParams(query))).toEqual(expected);
  });
});
